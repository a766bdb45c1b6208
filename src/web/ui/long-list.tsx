/**
 * A list of any length that scrolls with the page and holds only the rows near the window. Rows differ in height, and nobody knows how
 * high those are that were never shown: so one row in sight, the anchor, is held where it is, and the others lie around it as they come.
 * Where the scroll bar then says something else than the row's place among all, it is put right as soon as scrolling rests, together
 * with the rows, so that nothing is seen to move.
 */
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type ScrollScale, scrollScale } from './scroll-scale.ts';
import { useInTurn } from './use-in-turn.ts';

export interface LongListProps {
  count: number;
  /** The row to begin with; another one later is gone to. */
  at: number;
  /** Usual height of a row in pixels, space below it included. */
  estimate: number;
  label: string;
  render: (index: number) => ReactNode;
  /** What stands for a row that is there until it is its turn to be drawn. */
  waiting: ReactNode;
  /** What stands in a row, which takes its state along when it moves to another; undefined while that is not known. */
  keyOf: (index: number) => string | undefined;
  /** The rows that are there now, `to` exclusive. */
  onRows?: (from: number, to: number) => void;
  /** The first row in sight, whenever scrolling rests. */
  onPlace?: (index: number) => void;
}

interface Anchor {
  index: number;
  /** Pixels below the top of the list. */
  top: number;
}

/** Rows before and after those in sight. */
const AROUND = 8;
/** Pixels at the top of the window that bars cover. */
const COVERED = 72;
/** Milliseconds without scrolling. */
const REST = 150;

export function LongList({ count, at, estimate, label, render, waiting, keyOf, onRows, onPlace }: LongListProps) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const scale = useMemo(() => scrollScale(count, estimate), [count, estimate]);
  const anchor = useRef<Anchor>({ index: at, top: scale.placeOf(at) });
  const [middle, setMiddle] = useState(at);
  const goTo = useRef<number | null>(at > 0 ? at : null);
  /** The place that `at` says, and those that were told to the page since and that its address does not say yet. */
  const told = useRef([at]);
  const from = Math.max(0, Math.min(middle, count - 1) - AROUND);
  const to = Math.min(count, middle + AROUND + Math.ceil(window.innerHeight / 90));

  const indexes = Array.from({ length: to - from }, (_, place) => from + place);
  // Those in sight begin at the middle.
  const drawn = useInTurn(
    indexes.toSorted((one, other) => turnOf(one - middle) - turnOf(other - middle)).flatMap((index) => keyOf(index) ?? []),
  );

  const hold = useCallback(() => {
    const [frame, rows] = [box.current, list.current];
    if (!frame || !rows) return;
    const row = rows.querySelector<HTMLElement>(`:scope > [data-index="${anchor.current.index}"]`);
    // The first row lies at the top, and nowhere else.
    const top = from === 0 || !row ? 0 : anchor.current.top - row.offsetTop;
    const moved = row ? top + row.offsetTop - anchor.current.top : 0;
    anchor.current.top += moved;
    rows.style.transform = `translateY(${top}px)`;
    frame.style.height = `${to === count ? top + rows.offsetHeight : Math.max(scale.height, top + rows.offsetHeight)}px`;
    if (goTo.current !== null) {
      goTo.current = null;
      window.scrollTo({ top: window.scrollY + frame.getBoundingClientRect().top + anchor.current.top - COVERED });
    } else if (Math.abs(moved) > 1) window.scrollBy(0, moved);
  }, [from, to, count, scale]);

  useLayoutEffect(hold);
  useEffect(() => onRows?.(from, to), [onRows, from, to]);

  useLayoutEffect(() => {
    // A place that was told comes back later, when people may have scrolled on: it is nowhere to go to.
    const since = told.current.indexOf(at);
    told.current = since < 0 ? [at] : told.current.slice(since);
    if (since >= 0) return;
    goTo.current = at;
    anchor.current = { index: at, top: scale.placeOf(at) };
    setMiddle(at);
    hold();
  }, [at, scale, hold]);

  // What listens to the window stays; what it does follows the list.
  const latest = useRef({ hold, scale, onPlace });
  useLayoutEffect(() => {
    latest.current = { hold, scale, onPlace };
  });
  useEffect(() => {
    const [frame, rows] = [box.current, list.current];
    if (!frame || !rows) return;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const sizes = new ResizeObserver(() => latest.current.hold());
    sizes.observe(rows);
    function scrolled(): void {
      if (!frame || !rows) return;
      anchor.current = inSight(frame, rows) ?? jumpedTo(frame, latest.current.scale);
      setMiddle(anchor.current.index);
      clearTimeout(resting);
      resting = setTimeout(rest, REST);
    }
    function rest(): void {
      const { index, top } = anchor.current;
      const isFirst = rows?.querySelector(':scope > [data-index="0"]');
      const moved = isFirst ? 0 : latest.current.scale.placeOf(index) - top;
      if (Math.abs(moved) > 1) {
        anchor.current.top += moved;
        latest.current.hold();
        window.scrollBy(0, moved);
      }
      if (told.current.at(-1) !== index) told.current.push(index);
      latest.current.onPlace?.(index);
    }
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      window.removeEventListener('scroll', scrolled);
      clearTimeout(resting);
      sizes.disconnect();
    };
  }, []);

  return (
    <div ref={box} style={{ position: 'relative', height: scale.height, overflowAnchor: 'none' }}>
      <ul
        ref={list}
        aria-label={label}
        style={{ position: 'absolute', insetInline: 0, top: 0, margin: 0, padding: 0, listStyle: 'none' }}
      >
        {indexes.map((index) => {
          const key = keyOf(index);
          return (
            <li key={key ?? `row ${index}`} data-index={index} aria-setsize={count} aria-posinset={index + 1}>
              {key === undefined || drawn.has(key) ? render(index) : waiting}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Of a row so many below the first in sight; those above it come after as many below. */
function turnOf(below: number): number {
  return below < 0 ? -below + AROUND : below;
}

function indexOf(row: Element): number {
  return Number((row as HTMLElement).dataset['index']);
}

/** The first row that can be read, at the very end of the page the last; null where none is on screen. */
function inSight(frame: HTMLElement, rows: HTMLElement): Anchor | null {
  const { top } = frame.getBoundingClientRect();
  const { scrollHeight } = document.documentElement;
  const last = rows.lastElementChild;
  if (last && scrollHeight > window.innerHeight && window.scrollY + window.innerHeight >= scrollHeight - 2) {
    return { index: indexOf(last), top: last.getBoundingClientRect().top - top };
  }
  for (const row of rows.children) {
    const place = row.getBoundingClientRect();
    // Whole pixels: what was gone to lies a fraction above or below.
    if (place.bottom > COVERED + 4) return place.top < window.innerHeight ? { index: indexOf(row), top: place.top - top } : null;
  }
  return null;
}

function jumpedTo(frame: HTMLElement, scale: ScrollScale): Anchor {
  const index = scale.indexAt(COVERED - frame.getBoundingClientRect().top);
  return { index, top: scale.placeOf(index) };
}
