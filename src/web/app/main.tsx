/** Where the page begins: words, session, then the first picture. Nothing is rendered until the session's state is known. */

import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { isolated } from '../../engine/writing/isolated.ts';
import { startSession } from '../features/session/start-session.ts';
import { startI18n } from '../i18n/i18n.ts';
import { logFailure } from '../lib/log-failure.ts';
import { askTimezone } from '../lib/organisation.ts';
import { usePreferences } from '../lib/preferences.ts';
import { App } from './app.tsx';
import { followPreferences } from './keep-preferences.ts';
import { loadPage } from './routes.ts';

/** Milliseconds until a page whose words could not be loaded asks for everything anew: without them it cannot even say so. */
const WORDLESS = 3000;

async function start(): Promise<void> {
  const place = document.getElementById('root');
  if (!place) throw new Error('index.html has no #root');
  // First, so that the words of the page come in the language that is shown.
  const words = startI18n(usePreferences.getState().language, isolated);
  loadPage();
  await Promise.all([words, startSession()]);
  followPreferences();
  askTimezone();
  const root = createRoot(place);
  // In pieces, between which the browser draws and listens.
  startTransition(() => root.render(<App />));
}

start().catch((error: unknown) => {
  logFailure('start', error);
  setTimeout(() => location.reload(), WORDLESS);
});
