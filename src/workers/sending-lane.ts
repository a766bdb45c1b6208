/**
 * Messages that share places: so many of them are sent side by side, and so many to one host and of one organisation. Organisations take
 * turns: whoever has much to send holds up others for a message, and not until all of his is sent.
 */
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
  /** Of them, to one host (null: all go to the same), and of one organisation, so that some are left for others. */
  most: { ofHost: number | null; ofOrganisation: number };
}

export const LANES: readonly Lane[] = [
  // As many as there are connections to the server of mail.
  { channels: ['mail'], places: 4, most: { ofHost: null, ofOrganisation: 3 } },
  { channels: ['webhook', 'slack', 'teams'], places: 8, most: { ofHost: 2, ofOrganisation: 4 } },
];

/** Organisations that wait for the end of a round, at most: each is a value of the statement that looks for what waits. */
const MOST_IN_ROUND = 200;

export interface SendingPlace {
  environment: Environment;
  known: FactsOfRuns;
  /** Nothing more is begun once it is aborted. */
  stop: AbortSignal;
}

export class SendingLane {
  /** What is being sent, whose, and to which host. */
  readonly #running = new Map<Promise<unknown>, { host: string | null; organisationId: number | null }>();
  /** Whose turn it was in this round: others that wait go first, and then it is anybody's again. */
  readonly #round = new Set<number>();
  /** Of whoever waits for a place. Called by each message that ends: what hung on a promise of the whole program would stay with it. */
  #wake: (() => void) | null = null;

  constructor(
    private readonly of: SendingPlace,
    private readonly lane: Lane,
  ) {
    of.stop.addEventListener('abort', () => this.#wake?.(), { once: true });
  }

  /** Begins to send as many as wait and may be sent, each as soon as there is a place. Answers how many. Not to be asked twice at a time. */
  async begin(): Promise<number> {
    const { postgres } = this.of.environment;
    for (let begun = 0; ; begun += 1) {
      await this.#place();
      if (this.of.stop.aborted) return begun;
      const claim = randomUUID();
      const row = await this.#claimNext(claim);
      if (!row) return begun;
      const host = this.lane.most.ofHost === null ? null : await hostOfChannel(postgres, row.recipient);
      this.#send(row, claim, host);
    }
  }

  /** Once nothing is being sent. */
  async end(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running.keys());
  }

  /** Once there is one, or nothing more is to be begun. */
  async #place(): Promise<void> {
    while (this.#running.size >= this.lane.places && !this.of.stop.aborted)
      await new Promise<void>((wake) => {
        this.#wake = wake;
      });
    this.#wake = null;
  }

  async #claimNext(claim: string): Promise<OutboxRow | undefined> {
    const ofOthers = this.#round.size > 0 ? await this.#claim(claim, this.#round) : undefined;
    if (!ofOthers || this.#round.size >= MOST_IN_ROUND) this.#round.clear();
    const row = ofOthers ?? (await this.#claim(claim, []));
    // What belongs to no organisation has no turn: accounts are told few things, and somebody waits for each.
    if (row && row.organisationId !== null) this.#round.add(row.organisationId);
    return row;
  }

  /** One: it may be the last that its host, or its organisation, has a place for. */
  async #claim(claim: string, waiting: Iterable<number>): Promise<OutboxRow | undefined> {
    const { postgres, now } = this.of.environment;
    const { channels, most } = this.lane;
    const running = [...this.#running.values()];
    const hosts = running.map(({ host }) => host).filter((host) => host !== null);
    const organisations = running.map(({ organisationId }) => organisationId).filter((id) => id !== null);
    const exceptHosts = most.ofHost === null ? [] : asOftenAs(most.ofHost, hosts);
    const exceptOrganisations = [...waiting, ...asOftenAs(most.ofOrganisation, organisations)];
    const at = now();
    const claiming = { claim, now: at, until: new Date(at.getTime() + CLAIM_MS) };
    const [row] = await claimWaiting(postgres, claiming, { channels, limit: 1, exceptHosts, exceptOrganisations });
    return row;
  }

  #send(row: OutboxRow, claim: string, host: string | null): void {
    const { environment, known } = this.of;
    const { log, watch } = environment;
    const act = { kind: 'job', labels: { queue: 'send' }, marks: { queue: 'send', job: row.id } } as const;
    const send = () =>
      sendClaimed(environment, { row, claim, known, chance: Math.random() }).then(
        (outcome) => {
          const reason = 'reason' in outcome ? outcome.reason : undefined;
          if (outcome.kind === 'refused-for-good') log.warn({ ...told, reason }, 'a message was refused for good');
          else log.info({ ...told, outcome: outcome.kind, reason }, 'a message went out, or did not');
          return outcome.kind === 'sent';
        },
        (error: unknown) => {
          log.error({ ...told, err: error }, 'could not write what came of a message');
          return false;
        },
      );
    const told = { messageId: row.id, kind: row.kind, channel: row.channel };
    const sent = watch
      .during(act, send, (went) => !went)
      .finally(() => {
        this.#running.delete(sent);
        this.#wake?.();
      });
    this.#running.set(sent, { host, organisationId: row.organisationId });
  }
}

function asOftenAs<Item>(times: number, items: readonly Item[]): Item[] {
  return [...new Set(items)].filter((item) => items.filter((one) => one === item).length >= times);
}
