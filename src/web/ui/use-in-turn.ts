/** Rows that cost much to draw, and to take away: one with every picture, so that none comes late. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { atRest } from './draw-turn.ts';

/** Rows after which the browser comes to rest. */
const REST_AFTER = 20;

/** Those that are drawn by now. What comes first in `wanted` is drawn first; what is not wanted any more is forgotten. */
export function useInTurn(wanted: readonly string[]): ReadonlySet<string> {
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(() => new Set(wanted.slice(0, 1)));
  const isDone = wanted.every((key) => drawn.has(key));
  useEachPicture(!isDone, () => setDrawn(drawnNext(wanted, drawn)));
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
  useEachPicture(!isDone, () => setBefore(replaced(rows, standing, 1)));
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

/**
 * While `due`: with every picture, after what React has to do by then, which it does by messages too. Where pictures take long, each row
 * would else be drawn together with what the one before has set while it was mounted, and React takes fifty drawings that follow each
 * other without a gap for an endless loop (error 185). On a busy machine its message may still come later, so there is a rest now and then.
 * As transitions rows would begin anew with every step of scrolling.
 */
function useEachPicture(due: boolean, draw: () => void): void {
  const latest = useRef(draw);
  useLayoutEffect(() => {
    latest.current = draw;
  });
  useEffect(() => {
    if (!due) return;
    const { port1, port2 } = new MessageChannel();
    let drawn = 0;
    let leave: () => void = () => undefined;
    const next = () => {
      const frame = requestAnimationFrame(() => port2.postMessage(null));
      leave = () => cancelAnimationFrame(frame);
    };
    port1.onmessage = () => {
      latest.current();
      drawn += 1;
      if (drawn % REST_AFTER === 0) leave = atRest(next);
      else next();
    };
    next();
    return () => {
      leave();
      port1.close();
    };
  }, [due]);
}
