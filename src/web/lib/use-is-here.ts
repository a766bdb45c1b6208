/** Whether what asked is still on the page when the answer comes: what is said of it elsewhere, and where one goes on, depends on that. */
import { useCallback, useEffect, useRef } from 'react';

export function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
