/**
 * Of rows that cost much to draw, those that are drawn by now: one more with every picture, so that none comes late. Those that come
 * first in `wanted` are drawn first; what is not wanted any more is forgotten.
 */
import { useEffect, useState } from 'react';

export function useInTurn(wanted: readonly string[]): ReadonlySet<string> {
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(() => new Set(wanted.slice(0, 1)));
  const isDone = wanted.every((key) => drawn.has(key));
  useEffect(() => {
    if (isDone) return;
    const frame = requestAnimationFrame(() => setDrawn((before) => drawnNext(wanted, before)));
    return () => cancelAnimationFrame(frame);
  });
  return drawn;
}

export function drawnNext(wanted: readonly string[], before: ReadonlySet<string>): ReadonlySet<string> {
  const next = wanted.find((key) => !before.has(key));
  return new Set([...wanted.filter((key) => before.has(key)), ...(next === undefined ? [] : [next])]);
}
