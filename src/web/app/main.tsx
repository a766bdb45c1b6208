/** Where the page begins: words, session, then the first picture. Nothing is rendered until the session's state is known. */

import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { isolated } from '../../engine/writing/isolated.ts';
import { startSession } from '../features/session/start-session.ts';
import { startI18n } from '../i18n/i18n.ts';
import { askTimezone } from '../lib/organisation.ts';
import { usePreferences } from '../lib/preferences.ts';
import { App } from './app.tsx';
import { followPreferences } from './keep-preferences.ts';
import { loadPage } from './routes.ts';

async function start(): Promise<void> {
  const place = document.getElementById('root');
  if (!place) throw new Error('index.html has no #root');
  loadPage();
  await Promise.all([startI18n(usePreferences.getState().language, isolated), startSession()]);
  followPreferences();
  askTimezone();
  const root = createRoot(place);
  // In pieces, between which the browser draws and listens.
  startTransition(() => root.render(<App />));
}

void start();
