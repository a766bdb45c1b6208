/**
 * The token that a link in a mail brought behind its #. It is taken out of the address at once, so that nobody reads it over a shoulder or
 * in the history, and kept with this entry of the history, so that the page can be loaded again.
 */
import { useEffect, useState } from 'react';

const KEY = 'earshotLink';

/** Empty where there was none. Another one where another link is opened in this page: only what stands behind # changes then. */
export function useLinkToken(): string {
  const [token, setToken] = useState(brought);
  useEffect(() => {
    function take(): void {
      if (location.hash === '') return;
      const given = brought();
      const state: unknown = history.state;
      history.replaceState({ ...(typeof state === 'object' && state), [KEY]: given }, '', location.pathname + location.search);
      setToken(given);
    }
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return token;
}

function brought(): string {
  return location.hash.slice(1) || kept(history.state);
}

function kept(state: unknown): string {
  const token: unknown = typeof state === 'object' && state !== null && KEY in state ? state[KEY] : '';
  return typeof token === 'string' ? token : '';
}
