/**
 * Work to be done soon, kept in Postgres: sent inside the caller's transaction, so it exists exactly when the rows it
 * speaks of do; announced at once, tried again with growing delays, and put aside under `failed` after the last try.
 * A job may run more than once: handlers must be safe to repeat.
 */
import { sql } from 'drizzle-orm';
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss';
import type { HiddenKind } from '../../contract/hidden.ts';
import { CONNECTION_TIMES, type OpenPostgres, type Transaction } from './client.ts';

/** Every queue and what its jobs carry. */
export interface JobData {
  /** Search the stored posts for a topic's revision, then let screens read it. */
  backfill: { topicId: number; revision: number };
  /** Delete mentions of a topic: all of them, or those of revisions before one. */
  forget: { topicId: number; below?: number };
  /** Merge what a search wrote for a topic, so that questions about it need not. */
  settle: { topicId: number };
  /** Bring what is said of posts' sentiment by now to where figures are counted, */
  correct: { organisationId: number; postIds: string[]; number: number };
  /** the tags of posts, */
  tag: { organisationId: number; postIds: string[]; number: number };
  /** and what a topic hides; all as of the change of that number. */
  hide: { organisationId: number; topicId: number; kind: HiddenKind; keys: string[]; number: number };
  /** Read the stored mentions of an organisation, or of one of its topics, with its names as they are by now. */
  entities: { organisationId: number; topicId?: number };
  /** Make a file that somebody asked for. */
  export: { exportId: string };
  /** What time alone brings about: things expire, things get stuck. */
  tidy: Record<string, never>;
}
export type QueueName = keyof JobData;

/** `isLastTry`: when it fails, the job is put aside. `id` stays the same when it is tried again. */
export type JobHandler<Queue extends QueueName> = (data: JobData[Queue], isLastTry: boolean, id: string) => Promise<void>;

export interface Jobs {
  /** Before anything else; makes its own tables and the queues. */
  start(): Promise<void>;
  /** With a transaction: becomes visible when it commits, never when it rolls back. `delay` in seconds. */
  send<Queue extends QueueName>(
    queue: Queue,
    data: JobData[Queue],
    options?: { transaction?: Transaction; delay?: number },
  ): Promise<void>;
  /** Runs the handler for each job of the queue, one at a time in this process, until stop. */
  work<Queue extends QueueName>(queue: Queue, handler: JobHandler<Queue>): Promise<void>;
  /** Sends a job at each time of the cron line (UTC), once however many processes run. */
  schedule<Queue extends QueueName>(queue: Queue, cron: string, data: JobData[Queue]): Promise<void>;
  /** Whether such a job is waiting or running. */
  pending<Queue extends QueueName>(queue: Queue, data: JobData[Queue]): Promise<boolean>;
  /** Whatever was planned by a clock that was ahead, and is set back by now, goes on at once. */
  afterSetBack(): Promise<void>;
  /** Runs what is waiting now in this call, delayed jobs and further tries included. Answers how often a handler ran. */
  drain<Queue extends QueueName>(queue: Queue, handler: JobHandler<Queue>): Promise<number>;
  /** Lets running handlers end (at most 10 s), then stops. Safe to call twice. */
  stop(): Promise<void>;
}

/** Seconds without a sign of life after which a job whose process died is taken up by another. */
const HEARTBEAT = 20;

/**
 * What stands in Postgres and must come to stand in ClickHouse: nobody asks for it again, so a ClickHouse that takes nothing for two days
 * is waited for. Each may be done over and over.
 */
const UNTIL_DONE = {
  retryLimit: 300,
  retryDelay: 5,
  retryDelayMax: 600,
  retryBackoff: true,
  expireInSeconds: 60 * 60,
  heartbeatSeconds: HEARTBEAT,
} as const;

const FAILED = 'failed';
const QUEUES = {
  backfill: { retryLimit: 2, retryDelay: 1, retryBackoff: true, expireInSeconds: 6 * 60 * 60, heartbeatSeconds: HEARTBEAT },
  forget: UNTIL_DONE,
  settle: { retryLimit: 0, expireInSeconds: 60 * 60, heartbeatSeconds: HEARTBEAT },
  correct: UNTIL_DONE,
  tag: UNTIL_DONE,
  hide: UNTIL_DONE,
  entities: { retryLimit: 8, retryDelay: 5, retryBackoff: true, expireInSeconds: 6 * 60 * 60, heartbeatSeconds: HEARTBEAT },
  export: { retryLimit: 2, retryDelay: 5, retryBackoff: true, expireInSeconds: 6 * 60 * 60, heartbeatSeconds: HEARTBEAT },
  tidy: { retryLimit: 0, expireInSeconds: 60 * 60, heartbeatSeconds: HEARTBEAT },
} as const satisfies Record<QueueName, object>;

/**
 * By the clock of Postgres, which pg-boss goes by: jobs, signs of life, and the times at which it last looked for what is due and for
 * whom nobody works at. Nothing of ours is sent, or tried again, so much later.
 */
const AHEAD = "now() + interval '1 hour'";
const LOOKED = {
  queue: ['monitor_claim_on', 'monitor_on', 'maintain_on', 'delta_on'],
  version: ['cron_on', 'bam_on', 'flow_on', 'reindex_on'],
};
const AFTER_SET_BACK = [
  `update jobs.job set start_after = now(), created_on = least(created_on, now())
   where state in ('created', 'retry') and (start_after > ${AHEAD} or created_on > ${AHEAD})`,
  `update jobs.job set started_on = least(started_on, now()), heartbeat_on = least(heartbeat_on, now())
   where state = 'active' and (started_on > ${AHEAD} or heartbeat_on > ${AHEAD})`,
  ...Object.entries(LOOKED).flatMap(([table, columns]) =>
    columns.map((column) => `update jobs.${table} set ${column} = null where ${column} > ${AHEAD}`),
  ),
];

export const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[];

export function openJobs(opened: OpenPostgres, onError: (error: Error) => void): Jobs {
  const shared = { schema: 'jobs', useListenNotify: true, monitorIntervalSeconds: 15, superviseIntervalSeconds: 15 };
  const boss =
    'pglite' in opened.driver
      ? new PgBoss({ ...shared, db: fromPglite(opened.driver.pglite), backend: 'pglite' })
      : new PgBoss({ ...shared, connectionString: opened.driver.url, max: 4, ...CONNECTION_TIMES });
  boss.on('error', onError);
  let running = false;

  return {
    async start() {
      await boss.start();
      running = true;
      await boss.createQueue(FAILED, { retentionSeconds: 30 * 24 * 60 * 60 });
      for (const [queue, options] of Object.entries(QUEUES)) {
        await boss.createQueue(queue, { ...options, notify: true, deadLetter: FAILED });
        // One that is there already stays as an older program has made it.
        await boss.updateQueue(queue, options);
        // Loads the queue into pg-boss's own memory. Otherwise the first send would read it over the plain connection,
        // which inside a transaction on PGlite waits for itself.
        await boss.findJobs(queue, { id: '00000000-0000-0000-0000-000000000000' });
      }
    },
    async send(queue, data, { transaction, delay } = {}) {
      await boss.send(queue, data, {
        ...(transaction && { db: fromDrizzle(asRows(transaction), sql) }),
        ...(delay !== undefined && { startAfter: delay }),
      });
    },
    async work(queue, handler) {
      const options = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1, includeMetadata: true } as const;
      const worker = await boss.work<JobData[typeof queue], void, typeof options>(queue, options, async (jobs) => {
        for (const job of jobs) await handler(job.data, isLastTry(job), job.id);
        // Otherwise the next look is a second later, and fifty new topics would take fifty seconds.
        boss.notifyWorker(worker);
      });
    },
    async schedule(queue, cron, data) {
      await boss.schedule(queue, cron, data);
    },
    async pending(queue, data) {
      const jobs = await boss.findJobs(queue, { data });
      return jobs.some(({ state }) => state === 'created' || state === 'retry' || state === 'active');
    },
    async afterSetBack() {
      for (const statement of AFTER_SET_BACK) await opened.postgres.execute(sql.raw(statement));
    },
    async drain(queue, handler) {
      let runs = 0;
      for (;;) {
        const [job] = await boss.fetch<JobData[typeof queue]>(queue, { ignoreStartAfter: true, includeMetadata: true });
        if (!job) return runs;
        runs += 1;
        try {
          await handler(job.data, isLastTry(job), job.id);
          await boss.complete(queue, job.id);
        } catch (error) {
          await boss.fail(queue, job.id, { message: String(error) });
        }
      }
    },
    async stop() {
      if (!running) return;
      running = false;
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

function isLastTry({ retryCount, retryLimit }: { retryCount: number; retryLimit: number }): boolean {
  return retryCount >= retryLimit;
}

/** Both drivers answer `execute` with `rows`; drizzle's common type cannot say so. */
function asRows(transaction: Transaction): Parameters<typeof fromDrizzle>[0] {
  return transaction as unknown as Parameters<typeof fromDrizzle>[0];
}
