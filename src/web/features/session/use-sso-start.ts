/** Leaves for the provider at once; where that fails, says so and waits to be asked again. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { logFailure } from '../../lib/log-failure.ts';
import { usePreferences } from '../../lib/preferences.ts';
import { beginSso } from './sso.ts';

interface SsoStart {
  failed: boolean;
  retry: () => void;
  fail: () => void;
}

export function useSsoStart(wanted: boolean, prompt?: 'create' | 'login'): SsoStart {
  const [failed, setFailed] = useState(false);
  const begun = useRef(false);

  useEffect(() => {
    if (!wanted || failed || begun.current) return;
    begun.current = true;
    beginSso(usePreferences.getState().language, prompt).catch((error: unknown) => {
      logFailure('sign-in', error);
      begun.current = false;
      setFailed(true);
    });
  }, [wanted, failed, prompt]);

  return { failed, retry: useCallback(() => setFailed(false), []), fail: useCallback(() => setFailed(true), []) };
}
