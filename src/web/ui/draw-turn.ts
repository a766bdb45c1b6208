/**
 * When what costs much is drawn: at once where it is near the window; all else when somebody has begun to use the page, and the browser has
 * nothing better to do. One picture costs some tens of milliseconds, in which no key is heard: the first moment belongs to what is seen.
 */
import { type RefObject, startTransition, useEffect, useState } from 'react';
import { inUse } from '../lib/in-use.ts';

/** Pixels around the window. */
const NEAR = '100px';
/** Milliseconds after which it is drawn however busy the browser is. */
const LATEST = 1000;

interface DrawTurn {
  turn: Promise<void>;
  cancel(): void;
}

export function drawTurn(place: Element): DrawTurn {
  const leaving = new AbortController();
  const turn = new Promise<void>((resolve) => {
    const near = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) resolve();
      },
      { rootMargin: NEAR },
    );
    near.observe(place);
    leaving.signal.addEventListener('abort', () => near.disconnect());
    void inUse().then(() => {
      if (!leaving.signal.aborted) leaving.signal.addEventListener('abort', atRest(resolve));
    });
  });
  const cancel = () => leaving.abort();
  return { turn: turn.finally(cancel), cancel };
}

/** Whether it is the turn of what is to stand at a place; it stays so. */
export function useDrawTurn(place: RefObject<Element | null>): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const { turn, cancel } = drawTurn(place.current);
    void turn.then(() => startTransition(() => setDue(true)));
    return cancel;
  }, [place]);
  return due;
}

let drawing: Promise<void> = Promise.resolve();

/** One picture after the other: those that waited for the same part of the program would else be drawn at one go. */
export function nextPicture(): Promise<void> {
  drawing = drawing.then(() => new Promise((resolve) => setTimeout(resolve)));
  return drawing;
}

/** Not every browser says when it is at rest. Answers how to take it back. */
export function atRest(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, LATEST);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(act, { timeout: LATEST });
  return () => cancelIdleCallback(id);
}
