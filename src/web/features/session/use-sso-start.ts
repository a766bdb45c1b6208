/**
 * Leaves for the provider at once, but only from a tab somebody looks at: a tab in the background that was signed out by
 * another one would otherwise sign in again before the other has ended the session at the provider.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { logFailure } from '../../lib/log-failure.ts';
import { usePreferences } from '../../lib/preferences.ts';
import { beginSso } from './sso.ts';

export function useSsoStart(wanted: boolean): { failed: boolean; retry: () => void } {
  const [failed, setFailed] = useState(false);
  const begun = useRef(false);

  useEffect(() => {
    if (!wanted || failed) return;
    const go = () => {
      if (begun.current || document.visibilityState !== 'visible') return;
      begun.current = true;
      beginSso(usePreferences.getState().language).catch((error: unknown) => {
        logFailure('sign-in', error);
        begun.current = false;
        setFailed(true);
      });
    };
    go();
    document.addEventListener('visibilitychange', go);
    return () => document.removeEventListener('visibilitychange', go);
  }, [wanted, failed]);

  return { failed, retry: useCallback(() => setFailed(false), []) };
}
