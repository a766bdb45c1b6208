/**
 * Evaluates the alerts whose windows are over, some hundreds at a time, until it is stopped. Several processes may do so at once: what one
 * has claimed is not evaluated by another, and what one left behind when it died is taken over when its claim is over.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { evaluateDue } from '../services/alerts/evaluate-due.ts';
import type { Environment } from '../services/environment.ts';

/** Between two looks for what is due, which an index answers. */
const LOOK_MS = 2000;
/** Where Postgres is away. */
const AWAY_MS = 5000;
/** For what is being measured when the program ends; what is not written by then another one evaluates when the claim is over. */
const END_MS = 15_000;

export interface Evaluating {
  /** Begins with no more, and waits a while for those that are being evaluated. Safe to call twice. */
  stop(): Promise<void>;
}

/** `endMs`: how long stop waits at most. */
export function startEvaluating(environment: Environment, endMs = END_MS): Evaluating {
  const stopping = new AbortController();
  const done = (async () => {
    while (!stopping.signal.aborted) {
      const wait = await evaluateDue(environment, { stop: stopping.signal }).then(
        (taken) => (taken > 0 ? 0 : LOOK_MS),
        (error: unknown) => {
          environment.log.error({ err: error }, 'could not evaluate the alerts that are due');
          return AWAY_MS;
        },
      );
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    async stop() {
      stopping.abort(new Error('the program is stopping'));
      const over = new AbortController();
      await Promise.race([done, pause(endMs, undefined, { signal: over.signal }).catch(() => undefined)]);
      over.abort();
    },
  };
}

/** For tests: evaluates everything that is due at `now`, and answers how many alerts that were. */
export async function evaluateAll(environment: Environment): Promise<number> {
  let total = 0;
  for (;;) {
    const taken = await evaluateDue(environment);
    if (taken === 0) return total;
    total += taken;
  }
}
