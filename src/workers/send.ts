/**
 * Sends what waits in the outbox, some of it side by side, until it is stopped. Several processes may do so at once: what one has claimed
 * is not sent by another, and what one left behind when it died is taken over when its claim is over.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from '../services/environment.ts';
import { factsOfRuns } from '../services/outbox/facts-of-runs.ts';
import { CLAIM_MS, sendClaimed } from '../services/outbox/send-claimed.ts';
import type { OutboxRow } from '../stores/postgres/outbox.ts';
import { claimWaiting } from '../stores/postgres/outbox-claims.ts';

/** Messages that one process sends side by side. */
const AT_ONCE = 8;
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
  const round = new SendingRound(environment, stopping.signal);
  const done = (async () => {
    while (!stopping.signal.aborted) {
      const wait = await round.begin().then(
        () => LOOK_MS,
        (error: unknown) => {
          environment.log.error({ err: error }, 'could not look which messages wait');
          return AWAY_MS;
        },
      );
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    const over = new AbortController();
    await Promise.race([round.end(), pause(END_MS, undefined, { signal: over.signal }).catch(() => undefined)]);
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
  const round = new SendingRound(environment, new AbortController().signal);
  let total = 0;
  for (;;) {
    const begun = await round.begin();
    if (begun === 0) return total;
    total += begun;
    await round.end();
  }
}

class SendingRound {
  /** What is being sent. */
  readonly #running = new Set<Promise<void>>();
  readonly #known;
  readonly #stopped: Promise<void>;

  constructor(
    private readonly environment: Environment,
    private readonly stop: AbortSignal,
  ) {
    this.#known = factsOfRuns(environment);
    this.#stopped = new Promise((done) => stop.addEventListener('abort', () => done(), { once: true }));
  }

  /** Begins to send as many as wait, each as soon as there is a place. Answers how many. */
  async begin(): Promise<number> {
    let begun = 0;
    for (;;) {
      if (this.#running.size >= AT_ONCE) await Promise.race([...this.#running, this.#stopped]);
      const places = AT_ONCE - this.#running.size;
      if (this.stop.aborted) return begun;
      const claim = randomUUID();
      const now = this.environment.now();
      const until = new Date(now.getTime() + CLAIM_MS);
      const waiting = await claimWaiting(this.environment.postgres, { claim, now, until }, places);
      if (waiting.length === 0) return begun;
      begun += waiting.length;
      for (const row of waiting) this.#send(row, claim);
    }
  }

  /** Once nothing is being sent. */
  async end(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  #send(row: OutboxRow, claim: string): void {
    const { log } = this.environment;
    const told = { messageId: row.id, kind: row.kind, channel: row.channel };
    const sent = sendClaimed(this.environment, { row, claim, known: this.#known, chance: Math.random() })
      .then(
        (outcome) => {
          const reason = 'reason' in outcome ? outcome.reason : undefined;
          if (outcome.kind === 'refused-for-good') log.warn({ ...told, reason }, 'a message was refused for good');
          else log.info({ ...told, outcome: outcome.kind, reason }, 'a message went out, or did not');
        },
        (error: unknown) => log.error({ ...told, err: error }, 'could not write what came of a message'),
      )
      .finally(() => this.#running.delete(sent));
    this.#running.add(sent);
  }
}
