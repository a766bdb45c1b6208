/**
 * Notices that the clock of this machine is set: by what it says against the time that has gone by. Set back, it leaves behind what was
 * planned for times that are not for long, which is put right; what would wait for them is at every start too: a clock may have been set
 * while nobody was there.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from '../services/environment.ts';
import { afterSetBack, isClockGood } from '../services/watching/after-set-back.ts';
import { APART_MS } from '../stores/postgres/set-back.ts';

const LOOK_MS = 2000;

export interface ClockWatch {
  /** Safe to call twice. */
  stop(): Promise<void>;
}

/** `elapsed`: milliseconds since whenever; goes on steadily, whatever happens to the clock. */
export function startWatchingClock(environment: Environment, elapsed: () => number = () => performance.now()): ClockWatch {
  const stopping = new AbortController();
  const { log, now } = environment;
  const ahead = () => now().getTime() - elapsed();
  let before = ahead();
  let isRight = false;
  let seen = false;
  let isTold = false;
  const look = async () => {
    const by = Math.round((ahead() - before) / 1000);
    if (by * 1000 > APART_MS) log.warn({ seconds: by }, 'the clock of this machine was set forward, or the machine has slept');
    if (by * 1000 < -APART_MS) {
      log.error({ seconds: -by }, 'the clock of this machine was set back; what was planned by it is planned anew');
      isRight = false;
      seen = true;
    }
    before = ahead();
    if (isRight) return;
    const isGood = await isClockGood(environment);
    if (!isGood && !isTold)
      log.error({}, 'the clock of this machine is not that of Postgres, or from before its tables were made: set it');
    isTold = !isGood;
    if (!isGood) return;
    const right = await afterSetBack(environment, { seen });
    isRight = true;
    seen = false;
    if (Object.values(right).some((count) => count > 0)) log.warn(right, 'a clock was ahead; what it has planned is put right');
  };
  const done = (async () => {
    while (!stopping.signal.aborted) {
      await look().catch((error: unknown) => log.error({ err: error }, 'could not put right what a clock has planned'));
      await pause(LOOK_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await done;
    },
  };
}
