/**
 * The token that a link in a mail brought behind its #. It is taken out of the address at once, so that nobody reads it over a shoulder or
 * in the history, and kept with this entry of the history, so that the page can be loaded again.
 */
import { useEffect, useState } from 'react';

const KEY = 'earshotLink';

/** Empty where there was none. */
export function useLinkToken(): string {
  const [token] = useState(() => location.hash.slice(1) || kept(history.state));
  useEffect(() => {
    if (location.hash === '') return;
    const state: unknown = history.state;
    history.replaceState({ ...(typeof state === 'object' && state), [KEY]: token }, '', location.pathname + location.search);
  }, [token]);
  return token;
}

function kept(state: unknown): string {
  const token: unknown = typeof state === 'object' && state !== null && KEY in state ? state[KEY] : '';
  return typeof token === 'string' ? token : '';
}
