/** The clock for rendering: it stands still during a picture and moves twice a minute, so that "3 minutes ago" stays true. */
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const STEP = 30_000;

let now = Date.now();

const waiting = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = Date.now();
  for (const changed of waiting) changed();
}

/** One clock for all: a list has one on every card. */
function subscribe(changed: () => void): () => void {
  waiting.add(changed);
  if (waiting.size === 1) {
    timer = setInterval(tick, STEP);
    // What was shown first may be as old as the page.
    tick();
  }
  return () => {
    waiting.delete(changed);
    if (waiting.size === 0) clearInterval(timer);
  };
}

/** Milliseconds since 1970. Half of a page may say it: it moves in pieces, between which keys are heard. */
export function useNow(): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const take = () => startTransition(() => setTime(now));
    const leave = subscribe(take);
    // It may have moved between drawing and waiting.
    take();
    return leave;
  }, []);
  return time;
}

/** What is read off the clock and seldom another: nothing is drawn anew until it is. */
export function useReadNow<Read extends string | number>(read: (now: number) => Read): Read {
  return useSyncExternalStore(subscribe, () => read(now));
}
