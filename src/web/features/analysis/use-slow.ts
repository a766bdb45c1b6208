/** Whether something has been waited for so long that waiting is worth a word. */
import { useEffect, useState } from 'react';

const MOMENT = 1000;

export function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), MOMENT);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  return slow && waiting;
}
