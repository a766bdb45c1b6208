/**
 * For what is there only while it is open: when it goes, the focus returns to what had it before. A dialog of Mantine's gives it back by
 * itself only where it stays and is closed.
 */
import { useEffect, useState } from 'react';
import { focusInContent } from './focus-after.ts';

export function useFocusBack(): void {
  const [from] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // Somebody else has taken it, or nobody had it.
      if (document.activeElement !== document.body || from === document.body) return;
      if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
      else focusInContent();
    },
    [from],
  );
}
