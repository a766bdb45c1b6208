/** What is disabled while it is saved loses the focus: whoever could not save goes on where he was, unless he went elsewhere. */
import { useEffect, useRef } from 'react';

/** Answers what is called as the saving begins. */
export function useFocusAgain(saving: boolean): () => void {
  const left = useRef<Element>(null);
  useEffect(() => {
    if (saving) return;
    if (left.current instanceof HTMLElement && document.activeElement === document.body) left.current.focus();
    left.current = null;
  }, [saving]);
  return () => {
    left.current = document.activeElement;
  };
}
