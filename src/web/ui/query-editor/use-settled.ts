/** Whether nobody is writing at the moment: no change for a short pause, or the focus is elsewhere. */
import { useEffect, useState } from 'react';

/** Milliseconds: longer than between two keys of one word, shorter than the wait for an answer. */
const PAUSE = 700;

export function useSettled(text: string, focused: boolean): boolean {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return !focused || settled === text;
}
