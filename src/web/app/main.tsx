/** Where the page begins: words, session, then the first picture. Nothing is rendered until the session's state is known. */

import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { isolated } from '../../engine/writing/isolated.ts';
import { startSession } from '../features/session/start-session.ts';
import { startI18n } from '../i18n/i18n.ts';
import { watchUse } from '../lib/in-use.ts';
import { logFailure } from '../lib/log-failure.ts';
import { nextTask } from '../lib/next-task.ts';
import { askTimezone } from '../lib/organisation.ts';
import { usePreferences } from '../lib/preferences.ts';
import { prepareWriting } from '../lib/prepare-writing.ts';
import { App } from './app.tsx';
import { followPreferences } from './keep-preferences.ts';
import { loadPage } from './routes.ts';

/** Milliseconds until a page whose words could not be loaded asks for everything anew: without them it cannot even say so. */
const WORDLESS = 3000;

async function start(): Promise<void> {
  watchUse();
  const place = document.getElementById('root');
  if (!place) throw new Error('index.html has no #root');
  // First, so that the words of the page come in the language that is shown.
  const words = startI18n(usePreferences.getState().language, isolated);
  const session = startSession();
  // While that is on its way, each in a task of its own.
  void nextTask().then(loadPage).then(nextTask).then(prepareWriting);
  await Promise.all([words, session]);
  followPreferences();
  askTimezone();
  const root = createRoot(place);
  // In pieces, between which the browser draws and listens.
  startTransition(() => root.render(<App />));
}

// What is imported has only just run, in the task of this line.
nextTask()
  .then(start)
  .catch((error: unknown) => {
    logFailure('start', error);
    setTimeout(() => location.reload(), WORDLESS);
  });
