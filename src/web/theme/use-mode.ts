/** Light or dark as it is now: the person's choice, else the system's, followed while it changes. */
import { useSyncExternalStore } from 'react';
import { type Mode, usePreferences } from '../lib/preferences.ts';

const dark = window.matchMedia('(prefers-color-scheme: dark)');

function subscribe(changed: () => void): () => void {
  dark.addEventListener('change', changed);
  return () => dark.removeEventListener('change', changed);
}

export function useMode(): Mode {
  const chosen = usePreferences((preferences) => preferences.mode);
  const system = useSyncExternalStore(subscribe, () => dark.matches);
  return chosen ?? (system ? 'dark' : 'light');
}
