/**
 * A list of any length that scrolls with the page and holds only the rows near the window. Rows differ in height, and nobody knows how
 * high those are that were never shown: so one row in sight, the anchor, is held where it is, and the others lie around it as they come.
 * Where the scroll bar then says something else than the row's place among all, it is put right as soon as scrolling rests, together
 * with the rows, so that nothing is seen to move.
 */
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useInUse } from '../lib/in-use.ts';
import { isMeantForPage } from '../lib/key-target.ts';
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

interface Going {
  /** Pixels of the window; null: not gone yet. */
  led: number | null;
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
  const anchor = useRef(usualPlace(at, scale));
  const [middle, setMiddle] = useState(at);
  /** The anchor is gone to, again whenever rows change, until they are drawn or somebody scrolls elsewhere. */
  const going = useRef<Going | null>(at > 0 ? { led: null } : null);
  /** The place that `at` says, and those that were told to the page since and that its address does not say yet. */
  const told = useRef([at]);
  const from = Math.max(0, Math.min(middle, count - 1) - AROUND);
  const to = Math.min(count, middle + AROUND + Math.ceil(window.innerHeight / 90));

  const indexes = Array.from({ length: to - from }, (_, place) => from + place);
  // Those in sight begin at the middle.
  const inTurn = indexes.toSorted((one, other) => turnOf(one - middle) - turnOf(other - middle));
  // Those further down are not for whoever only looks.
  const due = useInUse() ? inTurn : inTurn.slice(0, Math.ceil(window.innerHeight / estimate) + 1);
  const drawn = useInTurn(due.flatMap((index) => keyOf(index) ?? []));
  const isDrawn = due.every((index) => drawn.has(keyOf(index) ?? ''));

  const hold = useCallback(() => {
    const [frame, rows] = [box.current, list.current];
    if (!frame || !rows) return;
    if (isElsewhere(going.current)) going.current = null;
    const row = rowOf(rows, anchor.current.index);
    // The first row lies at the top, and nowhere else.
    const top = from === 0 || !row ? 0 : anchor.current.top - row.offsetTop;
    const moved = row ? top + row.offsetTop - anchor.current.top : 0;
    anchor.current.top += moved;
    rows.style.transform = `translateY(${top}px)`;
    frame.style.height = `${to === count ? top + rows.offsetHeight : Math.max(scale.height, top + rows.offsetHeight)}px`;
    if (going.current) {
      window.scrollTo({ top: window.scrollY + frame.getBoundingClientRect().top + anchor.current.top - COVERED });
      going.current.led = window.scrollY;
    } else if (Math.abs(moved) > 1) window.scrollBy(0, moved);
  }, [from, to, count, scale]);

  useLayoutEffect(() => {
    hold();
    if (isDrawn) going.current = null;
  });
  useEffect(() => onRows?.(from, to), [onRows, from, to]);

  useLayoutEffect(() => {
    // A place that was told comes back later, when people may have scrolled on: it is nowhere to go to.
    const since = told.current.indexOf(at);
    told.current = since < 0 ? [at] : told.current.slice(since);
    if (since >= 0) return;
    going.current = { led: null };
    anchor.current = usualPlace(at, scale);
    setMiddle(at);
    hold();
  }, [at, scale, hold]);

  // What listens to the window stays; what it does follows the list.
  const latest = useRef({ hold, scale, onPlace, last: count - 1 });
  useLayoutEffect(() => {
    latest.current = { hold, scale, onPlace, last: count - 1 };
  });
  useEffect(() => {
    const [frame, rows] = [box.current, list.current];
    if (!frame || !rows) return;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const sizes = new ResizeObserver(() => latest.current.hold());
    sizes.observe(rows);
    function scrolled(): void {
      if (!frame || !rows) return;
      const { scale, last } = latest.current;
      if (isElsewhere(going.current)) going.current = null;
      // The rows that happen to be there may end long before; nothing would be scrolled any more that could bring the others.
      if (!going.current && isAtEnd() && !rowOf(rows, last)) {
        going.current = { led: null };
        anchor.current = usualPlace(last, scale);
      } else if (!going.current) anchor.current = inSight(frame, rows) ?? jumpedTo(frame, scale);
      setMiddle(anchor.current.index);
      clearTimeout(resting);
      resting = setTimeout(rest, REST);
    }
    function rest(): void {
      const { index, top } = anchor.current;
      const isFirst = rows && rowOf(rows, 0);
      const moved = isFirst ? 0 : latest.current.scale.placeOf(index) - top;
      if (Math.abs(moved) > 1) {
        anchor.current.top += moved;
        latest.current.hold();
        window.scrollBy(0, moved);
      }
      if (told.current.at(-1) !== index) told.current.push(index);
      latest.current.onPlace?.(index);
    }
    /** The browser's own way to the top goes on for a while, and would end where the first rows are put right on the way. */
    function pressed(event: KeyboardEvent): void {
      const isOurs = event.key === 'Home' && !event.shiftKey && !event.altKey && isMeantForPage(event.target);
      if (!isOurs || event.defaultPrevented) return;
      event.preventDefault();
      window.scrollTo({ top: 0 });
    }
    window.addEventListener('keydown', pressed);
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      window.removeEventListener('keydown', pressed);
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

/** null where it is not there now. */
function rowOf(rows: HTMLElement, index: number): HTMLElement | null {
  return rows.querySelector(`:scope > [data-index="${index}"]`);
}

function indexOf(row: Element): number {
  return Number((row as HTMLElement).dataset['index']);
}

/** The first row that can be read, at the very end of the page the last; null where none is on screen. */
function inSight(frame: HTMLElement, rows: HTMLElement): Anchor | null {
  const { top } = frame.getBoundingClientRect();
  const last = rows.lastElementChild;
  if (last && isAtEnd()) {
    return { index: indexOf(last), top: last.getBoundingClientRect().top - top };
  }
  for (const row of rows.children) {
    const place = row.getBoundingClientRect();
    // Whole pixels: what was gone to lies a fraction above or below.
    if (place.bottom > COVERED + 4) return place.top < window.innerHeight ? { index: indexOf(row), top: place.top - top } : null;
  }
  return null;
}

/** Of a page that scrolls. */
function isAtEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return scrollHeight > window.innerHeight && window.scrollY + window.innerHeight >= scrollHeight - 2;
}

function jumpedTo(frame: HTMLElement, scale: ScrollScale): Anchor {
  return usualPlace(scale.indexAt(COVERED - frame.getBoundingClientRect().top), scale);
}

/** Its event may be yet to come. */
function isElsewhere(going: Going | null): boolean {
  return typeof going?.led === 'number' && Math.abs(window.scrollY - going.led) > 2;
}

/** As far as nothing is known of the heights of rows. */
function usualPlace(index: number, scale: ScrollScale): Anchor {
  return { index, top: scale.placeOf(index) };
}
