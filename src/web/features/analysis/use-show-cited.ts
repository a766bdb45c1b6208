/**
 * Leads to the first mark of what a summary cites: the focus goes to its post, and what is long is scrolled to it. Once, so that it
 * disturbs nobody who reads on.
 */
import { type RefObject, useEffect } from 'react';

export function useShowCited(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const mark = within.current?.querySelector<HTMLElement>('[data-cited]');
    if (!mark) return within.current?.focus();
    mark.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    mark.scrollIntoView({ block: 'nearest' });
  }, [within]);
}
