/** Where the page begins: words, session, then the first picture. Nothing is rendered until the session's state is known. */

import { createRoot } from 'react-dom/client';
import { isolated } from '../../engine/writing/isolated.ts';
import { startSession } from '../features/session/start-session.ts';
import { startI18n } from '../i18n/i18n.ts';
import { usePreferences } from '../lib/preferences.ts';
import { App } from './app.tsx';
import { followPreferences } from './keep-preferences.ts';

async function start(): Promise<void> {
  const place = document.getElementById('root');
  if (!place) throw new Error('index.html has no #root');
  await Promise.all([startI18n(usePreferences.getState().language, isolated), startSession()]);
  followPreferences();
  createRoot(place).render(<App />);
}

void start();
