/** What the server tells before anybody is signed in; null until it has, and where it does not answer. */
import { useEffect, useState } from 'react';
import type { ClientSettings } from '../../../contract/accounts.ts';
import { logFailure } from '../../lib/log-failure.ts';
import { loadClientSettings } from './client-settings.ts';

export function useClientSettings(): ClientSettings | null {
  const [settings, setSettings] = useState<ClientSettings | null>(null);
  useEffect(() => {
    loadClientSettings().then(setSettings, (error: unknown) => logFailure('client settings', error));
  }, []);
  return settings;
}
