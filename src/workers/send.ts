/**
 * Sends what waits in the outbox, some of it side by side, until it is stopped. Several processes may do so at once: what one has claimed
 * is not sent by another, and what one left behind when it died is taken over when its claim is over. Mail and channels have places of
 * their own, and no organisation has them all, nor a host of channels: who hangs holds up what goes to him alone.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from '../services/environment.ts';
import { factsOfRuns } from '../services/outbox/facts-of-runs.ts';
import { LANES, SendingLane } from './sending-lane.ts';

/** Between two looks for what waits. */
const LOOK_MS = 1000;
/** Where Postgres is away. */
const AWAY_MS = 5000;
/** For what is being sent when the program ends; what is not done by then is sent again. */
const END_MS = 15_000;

export interface Sending {
  /** Begins nothing more, and waits a while for what is being sent. Safe to call twice. */
  stop(): Promise<void>;
}

export function startSending(environment: Environment): Sending {
  const stopping = new AbortController();
  const lanes = lanesOf(environment, stopping.signal);
  const run = async (lane: SendingLane) => {
    while (!stopping.signal.aborted) {
      const wait = await lane.begin().then(
        () => LOOK_MS,
        (error: unknown) => {
          environment.log.error({ err: error }, 'could not look which messages wait');
          return AWAY_MS;
        },
      );
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const done = (async () => {
    await Promise.all(lanes.map(run));
    const over = new AbortController();
    const ended = Promise.all(lanes.map((lane) => lane.end()));
    await Promise.race([ended, pause(END_MS, undefined, { signal: over.signal }).catch(() => undefined)]);
    over.abort();
  })();
  return {
    async stop() {
      stopping.abort(new Error('the program is stopping'));
      await done;
    },
  };
}

/** Sends everything that waits now, and answers how many messages that were: for tests, and for whoever runs no server. */
export async function sendAll(environment: Environment): Promise<number> {
  const lanes = lanesOf(environment, new AbortController().signal);
  let total = 0;
  for (;;) {
    const begun = await Promise.all(lanes.map((lane) => lane.begin()));
    const sum = begun.reduce((before, one) => before + one, 0);
    if (sum === 0) return total;
    total += sum;
    await Promise.all(lanes.map((lane) => lane.end()));
  }
}

function lanesOf(environment: Environment, stop: AbortSignal): SendingLane[] {
  const known = factsOfRuns(environment);
  return LANES.map((lane) => new SendingLane({ environment, known, stop }, lane));
}
