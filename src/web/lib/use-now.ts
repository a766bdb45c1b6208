/** The clock for rendering: it stands still during a picture and moves twice a minute, so that "3 minutes ago" stays true. */
import { useSyncExternalStore } from 'react';

const STEP = 30_000;

let now = Date.now();

function subscribe(changed: () => void): () => void {
  const tick = () => {
    now = Date.now();
    changed();
  };
  // What was shown first may be as old as the page.
  tick();
  const timer = setInterval(tick, STEP);
  return () => clearInterval(timer);
}

/** Milliseconds since 1970. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}
