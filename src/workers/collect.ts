/**
 * Asks the sources that are due, some of them side by side, until it is stopped. Several processes may do so at once: what one has
 * claimed is not asked by another, and what one left behind when it died is taken over when its claim is over.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from '../services/environment.ts';
import { collectClaimed } from '../services/sources/collect-claimed.ts';
import { CLAIM_MS } from '../services/sources/keep-claim.ts';
import { claimDue, releaseClaim } from '../stores/postgres/source-claims.ts';
import type { CollectedRow } from '../stores/postgres/sources.ts';

/** Sources that one process asks side by side: most of the time they are waited for. */
const AT_ONCE = 16;
/** Between two looks for what is due. */
const LOOK_MS = 1000;
/** Where Postgres is away. */
const AWAY_MS = 5000;

export interface Collecting {
  /** Breaks off what is being read and gives it back. Safe to call twice. */
  stop(): Promise<void>;
}

export function startCollecting(environment: Environment): Collecting {
  const stopping = new AbortController();
  const round = new CollectingRound(environment, stopping.signal);
  const done = (async () => {
    while (!stopping.signal.aborted) {
      const wait = await round.begin().then(
        () => LOOK_MS,
        (error: unknown) => {
          environment.log.error({ err: error }, 'could not look which sources are due');
          return AWAY_MS;
        },
      );
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    await round.end();
  })();
  return {
    async stop() {
      stopping.abort(new Error('the program is stopping'));
      await done;
    },
  };
}

/** For tests: asks at `now` everything that is due, and answers how many sources that were. */
export async function collectAll(environment: Environment): Promise<number> {
  const round = new CollectingRound(environment, new AbortController().signal);
  let total = 0;
  for (;;) {
    const begun = await round.begin();
    if (begun === 0) return total;
    total += begun;
    await round.end();
  }
}

class CollectingRound {
  /** What is being asked. */
  readonly #running = new Set<Promise<unknown>>();

  constructor(
    private readonly environment: Environment,
    private readonly stop: AbortSignal,
  ) {}

  /** Begins to ask as many as are due and have a place. Answers how many. */
  async begin(): Promise<number> {
    let begun = 0;
    for (;;) {
      const places = AT_ONCE - this.#running.size;
      if (places === 0 || this.stop.aborted) return begun;
      const claim = randomUUID();
      const now = this.environment.now();
      const until = new Date(now.getTime() + CLAIM_MS);
      const sources = await claimDue(this.environment.postgres, { claim, now, until }, places);
      if (sources.length === 0) return begun;
      begun += sources.length;
      for (const source of sources) this.#ask(source, claim);
    }
  }

  /** Once nothing is being asked. What was broken off is due as it was. */
  async end(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  #ask(source: CollectedRow, claim: string): void {
    const { postgres, log, now, watch } = this.environment;
    const act = { kind: 'job', labels: { queue: 'collect' }, marks: { queue: 'collect', job: claim } } as const;
    const collect = () =>
      collectClaimed(this.environment, { source, claim, stop: this.stop }).then(
        ({ stored, failure }) => {
          const late = (now().getTime() - source.dueAt.getTime()) / 1000;
          log.info({ sourceId: source.id, stored, late, failure: failure?.kind }, 'asked a source');
          return failure === null;
        },
        async (error: unknown) => {
          // Given back it would be asked again at once, and for nothing: its claim is left to end by itself.
          if (!this.stop.aborted) log.error({ sourceId: source.id, err: error }, 'could not write how it went with a source');
          else await releaseClaim(postgres, { id: source.id, claim }, now()).catch(() => undefined);
          return this.stop.aborted;
        },
      );
    const asked = watch.during(act, collect, (went) => !went).finally(() => this.#running.delete(asked));
    this.#running.add(asked);
  }
}
