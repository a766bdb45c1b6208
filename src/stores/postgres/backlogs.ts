/** What waits, and for how long: jobs, sources, alerts, messages. A statement each, which indexes answer. */
import { and, count, eq, gt, inArray, isNotNull, lte, min, or, type SQL, sql } from 'drizzle-orm';
import { COLLECTED_KINDS } from '../../contract/sources.ts';
import { isAwaiting } from './alert-claims.ts';
import { alerts } from './alerts.ts';
import type { Postgres } from './client.ts';
import { outbox } from './outbox.ts';
import { isFollowed } from './source-claims.ts';
import { sources } from './sources.ts';
import { subscriptions } from './subscriptions.ts';

export interface Backlog {
  waiting: number;
  /** How long the one that waits longest has waited; 0 where none does. */
  seconds: number;
}

export interface Backlogs {
  /** By queue, of those in which something waits; by the clock of Postgres, which jobs go by. */
  jobs: ReadonlyMap<string, Backlog>;
  /** Jobs that were given up after their last try. */
  putAside: number;
  sources: Backlog & { failing: number };
  alerts: Backlog;
  outbox: Backlog;
}

/** Where jobs go then (jobs.ts). */
const PUT_ASIDE = 'failed';

export async function backlogsAt(postgres: Postgres, now: Date): Promise<Backlogs> {
  const { [PUT_ASIDE]: aside, ...queues } = await jobBacklogs(postgres);
  const isAsked = and(inArray(sources.kind, [...COLLECTED_KINDS]), isFollowed(postgres, now));
  const dueSources = await postgres
    .select({ waiting: count(), since: min(sources.dueAt) })
    .from(sources)
    .where(and(lte(sources.dueAt, now), isAsked));
  const [failing] = await postgres
    .select({ count: count() })
    .from(sources)
    .where(and(isNotNull(sources.failureKind), isAsked));
  // One that cannot be measured is due again later each time, and late all the same. One that waits for its sources is looked after.
  const isUnmeasured = and(eq(alerts.state, 'error'), eq(alerts.enabled, true), lte(alerts.nextEnd, now));
  const dueAlerts = await postgres
    .select({
      waiting: count(),
      since: min(
        sql`case when ${isUnmeasured} then ${alerts.nextEnd} when not ${isAwaiting(now)} then ${alerts.dueAt} end`,
      ).mapWith(alerts.dueAt),
    })
    .from(alerts)
    .innerJoin(subscriptions, eq(subscriptions.organisationId, alerts.organisationId))
    .where(and(or(lte(alerts.dueAt, now), isUnmeasured), gt(subscriptions.endsAt, now)));
  // One that was tried in vain is put off later each time, and waits all the same.
  const messages = await postgres
    .select({ waiting: count(), since: min(sql`coalesce(${outbox.tryingSince}, ${outbox.sendAt})`).mapWith(outbox.sendAt) })
    .from(outbox)
    .where(and(eq(outbox.state, 'waiting'), or(lte(outbox.sendAt, now), isNotNull(outbox.failure))));
  return {
    jobs: new Map(Object.entries(queues)),
    putAside: aside?.waiting ?? 0,
    sources: { ...backlogOf(dueSources, now), failing: failing?.count ?? 0 },
    alerts: backlogOf(dueAlerts, now),
    outbox: backlogOf(messages, now),
  };
}

/** Messages that were given up; reads the whole table. */
export async function countDeadMessages(postgres: Postgres): Promise<number> {
  const [row] = await postgres.select({ count: count() }).from(outbox).where(eq(outbox.state, 'dead'));
  return row?.count ?? 0;
}

function backlogOf([row]: { waiting: number; since: Date | null }[], now: Date): Backlog {
  const seconds = row?.since ? (now.getTime() - row.since.getTime()) / 1000 : 0;
  return { waiting: row?.waiting ?? 0, seconds: Math.max(0, seconds) };
}

/** Of the job queue's own table, in which those that are done stay for a while. */
async function jobBacklogs(postgres: Postgres): Promise<Record<string, Backlog>> {
  const { rows } = await execute(
    postgres,
    sql`select name, count(*)::int as waiting, extract(epoch from now() - min(start_after))::float8 as seconds
      from jobs.job where state in ('created', 'retry') and start_after <= now() group by name`,
  );
  return Object.fromEntries(rows.map(({ name, ...backlog }) => [name, backlog]));
}

type JobRow = Backlog & { name: string };

/** Both drivers answer `execute` with `rows`; drizzle's common type cannot say so. */
function execute(postgres: Postgres, statement: SQL): Promise<{ rows: JobRow[] }> {
  return postgres.execute(statement) as unknown as Promise<{ rows: JobRow[] }>;
}
