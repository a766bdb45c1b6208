/** Messages that share places: so many of them are sent side by side, and so many to one host and of one organisation. */
import { randomUUID } from 'node:crypto';
import type { OutboxChannel } from '../contract/outbox.ts';
import type { Environment } from '../services/environment.ts';
import type { FactsOfRuns } from '../services/outbox/facts-of-runs.ts';
import { CLAIM_MS, sendClaimed } from '../services/outbox/send-claimed.ts';
import type { OutboxRow } from '../stores/postgres/outbox.ts';
import { claimWaiting, hostOfChannel } from '../stores/postgres/outbox-claims.ts';

export interface Lane {
  channels: readonly OutboxChannel[];
  /** Of one process. */
  places: number;
  /** Of them, to one host, and of one organisation; null where all go to the same. */
  most: { ofHost: number; ofOrganisation: number } | null;
}

export const LANES: readonly Lane[] = [
  // As many as there are connections to the server of mail.
  { channels: ['mail'], places: 4, most: null },
  { channels: ['webhook', 'slack', 'teams'], places: 8, most: { ofHost: 2, ofOrganisation: 4 } },
];

export interface SendingPlace {
  environment: Environment;
  known: FactsOfRuns;
  /** Nothing more is begun once it is aborted. */
  stop: AbortSignal;
}

export class SendingLane {
  /** What is being sent, whose, and to which host. */
  readonly #running = new Map<Promise<void>, { host: string | null; organisationId: number | null }>();
  readonly #stopped: Promise<void>;

  constructor(
    private readonly of: SendingPlace,
    private readonly lane: Lane,
  ) {
    this.#stopped = new Promise((done) => of.stop.addEventListener('abort', () => done(), { once: true }));
  }

  /** Begins to send as many as wait and may be sent, each as soon as there is a place. Answers how many. */
  async begin(): Promise<number> {
    const { environment, stop } = this.of;
    let begun = 0;
    for (;;) {
      if (this.#running.size >= this.lane.places) await Promise.race([...this.#running.keys(), this.#stopped]);
      if (stop.aborted) return begun;
      const claim = randomUUID();
      const now = environment.now();
      const until = new Date(now.getTime() + CLAIM_MS);
      const waiting = await claimWaiting(environment.postgres, { claim, now, until }, this.#wanted());
      if (waiting.length === 0) return begun;
      begun += waiting.length;
      for (const row of waiting) {
        const host = this.lane.most === null ? null : await hostOfChannel(environment.postgres, row.recipient);
        this.#send(row, claim, host);
      }
    }
  }

  /** Once nothing is being sent. */
  async end(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running.keys());
  }

  #wanted() {
    const { channels, places, most } = this.lane;
    if (most === null) return { channels, limit: places - this.#running.size };
    const running = [...this.#running.values()];
    const hosts = running.map(({ host }) => host).filter((host) => host !== null);
    const exceptHosts = asOftenAs(most.ofHost, hosts);
    const organisations = running.map(({ organisationId }) => organisationId).filter((id) => id !== null);
    const exceptOrganisations = asOftenAs(most.ofOrganisation, organisations);
    // One by one: each may be the last that its host, or its organisation, has a place for.
    return { channels, limit: 1, exceptHosts, exceptOrganisations };
  }

  #send(row: OutboxRow, claim: string, host: string | null): void {
    const { environment, known } = this.of;
    const { log } = environment;
    const told = { messageId: row.id, kind: row.kind, channel: row.channel };
    const sent = sendClaimed(environment, { row, claim, known, chance: Math.random() })
      .then(
        (outcome) => {
          const reason = 'reason' in outcome ? outcome.reason : undefined;
          if (outcome.kind === 'refused-for-good') log.warn({ ...told, reason }, 'a message was refused for good');
          else log.info({ ...told, outcome: outcome.kind, reason }, 'a message went out, or did not');
        },
        (error: unknown) => log.error({ ...told, err: error }, 'could not write what came of a message'),
      )
      .finally(() => this.#running.delete(sent));
    this.#running.set(sent, { host, organisationId: row.organisationId });
  }
}

function asOftenAs<Item>(times: number, items: readonly Item[]): Item[] {
  return [...new Set(items)].filter((item) => items.filter((one) => one === item).length >= times);
}
