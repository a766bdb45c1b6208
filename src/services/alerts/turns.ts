/** For work that goes over thousands of alerts: whoever else waits has his turn in between. */
import { setImmediate as turn } from 'node:timers/promises';

/** Milliseconds of work, after which others have theirs. */
const SLICE_MS = 10;

/** To be awaited between two pieces of work; it pauses where it is time for it. */
export function turns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await turn();
    since = performance.now();
  };
}
