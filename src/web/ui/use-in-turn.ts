/**
 * Rows that cost much to draw, and to take away: one with every picture, so that none comes late. Each is a transition: what rows set while
 * they mount is drawn before the next. As usual updates they would follow each other without a gap where pictures take long, and React takes
 * fifty such for an endless loop (error 185).
 */
import { startTransition, useEffect, useState } from 'react';

/** Those that are drawn by now. What comes first in `wanted` is drawn first; what is not wanted any more is forgotten. */
export function useInTurn(wanted: readonly string[]): ReadonlySet<string> {
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(() => new Set(wanted.slice(0, 1)));
  const isDone = wanted.every((key) => drawn.has(key));
  useEffect(() => {
    if (isDone) return;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawnNext(wanted, drawn))));
    return () => cancelAnimationFrame(frame);
  });
  return drawn;
}

export function drawnNext(wanted: readonly string[], before: ReadonlySet<string>): ReadonlySet<string> {
  const next = wanted.find((key) => !before.has(key));
  return new Set([...wanted.filter((key) => before.has(key)), ...(next === undefined ? [] : [next])]);
}

/** At each place what stands there by now: the row, or until its turn the one that stood there before; undefined where none did. */
export function useReplacedInTurn<Row extends { id: string }>(rows: readonly Row[]): readonly (Row | undefined)[] {
  const [before, setBefore] = useState<readonly (Row | undefined)[]>(() => rows.slice(0, 1));
  const standing = replaced(rows, before, 0);
  const isDone = rows.every((row, place) => row === standing[place]);
  useEffect(() => {
    if (isDone) return;
    const frame = requestAnimationFrame(() => startTransition(() => setBefore(replaced(rows, standing, 1))));
    return () => cancelAnimationFrame(frame);
  });
  return standing;
}

/** A row that is among those before stands there at once, as it is by now; of the others the first `more`. */
export function replaced<Row extends { id: string }>(
  rows: readonly Row[],
  before: readonly (Row | undefined)[],
  more: number,
): (Row | undefined)[] {
  const wanted = new Set(rows.map(({ id }) => id));
  const drawn = new Set(before.map((row) => row?.id));
  let left = more;
  return rows.map((row, place) => {
    if (drawn.has(row.id)) return row;
    left -= 1;
    if (left >= 0) return row;
    const old = before[place];
    return old && !wanted.has(old.id) ? old : undefined;
  });
}
