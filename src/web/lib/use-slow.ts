/** Whether something has been waited for so long that waiting is worth a word. */
import { useEffect, useState } from 'react';

/** `after`: milliseconds. */
export function useSlow(waiting: boolean, after: number): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), after);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting, after]);
  return slow && waiting;
}
