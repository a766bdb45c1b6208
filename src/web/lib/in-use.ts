/** Whether anybody uses the page: something was moved, pressed, scrolled or gone to, by a hand or a program that reads it aloud. */
import { useEffect, useState } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'touchstart', 'keydown', 'focusin', 'beforeprint'];

let known = false;
let tell: () => void;
const used = new Promise<void>((resolve) => {
  tell = resolve;
});

/** From the beginning: a sign may come before there is anything that waits for it. */
export function watchUse(): void {
  const watching = new AbortController();
  const hear = () => {
    watching.abort();
    known = true;
    tell();
  };
  for (const sign of SIGNS) addEventListener(sign, hear, { capture: true, passive: true, signal: watching.signal });
}

/** Resolves with the first sign. */
export function inUse(): Promise<void> {
  return used;
}

export function useInUse(): boolean {
  const [isUsed, setUsed] = useState(known);
  useEffect(() => void used.then(() => setUsed(true)), []);
  return isUsed;
}
