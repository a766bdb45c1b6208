/** Runs of alerts as the history reads them, acknowledges them, and forgets them. */
import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { AlertRule } from '../../contract/alerts.ts';
import { type AlertRunRow, alertRuns } from './alert-runs.ts';
import { alerts } from './alerts.ts';
import type { Postgres } from './client.ts';
import { topics } from './topics.ts';
import { users } from './users.ts';

export interface StoredRun {
  run: AlertRunRow;
  /** A name. */
  acknowledger: string | null;
}
export interface FoundRun extends StoredRun {
  alertName: string;
  /** Of today. */
  alertRule: AlertRule;
}

export interface Page {
  skip: number;
  limit: number;
}

/** Whether a run is worth telling of at all; an index holds those (migration 13), so it is said in these very words. */
const isEvent = sql`("alert_runs"."state" <> 'normal' or "alert_runs"."told" or "alert_runs"."held_back" is not null)`;
const fired = or(eq(alertRuns.state, 'firing'), alertRuns.told, isNotNull(alertRuns.heldBack));

/** `fired`: the condition was met, or a digest was due. `trouble`: there was nothing to decide by. */
export type WhichRuns = 'all' | 'fired' | 'trouble';
const WHICH: Readonly<Record<WhichRuns, SQL | undefined>> = {
  all: undefined,
  fired: and(isEvent, fired),
  trouble: and(isEvent, inArray(alertRuns.state, ['no-data', 'error'])),
};

/** Of one alert, newest first. */
export async function runsOfAlert(
  postgres: Postgres,
  alertId: number,
  which: WhichRuns,
  { skip, limit }: Page,
): Promise<{ count: number; runs: StoredRun[] }> {
  const wanted = and(eq(alertRuns.alertId, alertId), WHICH[which]);
  const runs = await storedRuns(postgres, wanted, desc(alertRuns.windowEnd)).limit(limit).offset(skip);
  const [row] = await postgres.select({ count: count() }).from(alertRuns).where(wanted);
  return { count: row?.count ?? 0, runs };
}

/** In which posts of a topic were missing: of each alert, of windows that ended after `since`, up to `until`. */
export async function runsThatLackPosts(
  postgres: Postgres,
  asked: readonly { id: number; since: Date; until: Date }[],
): Promise<Pick<AlertRunRow, 'alertId' | 'figures'>[]> {
  if (asked.length === 0) return [];
  const values = sql`jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(id int, since timestamptz, until timestamptz)`;
  return postgres
    .select({ alertId: alertRuns.alertId, figures: alertRuns.figures })
    .from(alertRuns)
    .innerJoin(values, sql`${alertRuns.alertId} = asked.id`)
    .where(
      and(
        gt(alertRuns.windowEnd, sql`asked.since`),
        lte(alertRuns.windowEnd, sql`asked.until`),
        sql`${alertRuns.figures} @> '[{"lacks": "posts"}]'`,
      ),
    );
}

export interface AskedRuns {
  which: 'fired' | 'trouble';
  alertId?: number | undefined;
  isAcknowledged?: boolean | undefined;
  /** Ends of windows: from, and before. */
  from?: Date | undefined;
  before?: Date | undefined;
}

/** Of all alerts of the organisation, newest first. */
export async function runsOfOrganisation(
  postgres: Postgres,
  organisationId: number,
  { which, alertId, isAcknowledged, from, before }: AskedRuns,
  { skip, limit }: Page,
): Promise<{ count: number; runs: FoundRun[] }> {
  const wanted = and(
    eq(alerts.organisationId, organisationId),
    WHICH[which],
    alertId === undefined ? undefined : eq(alertRuns.alertId, alertId),
    from && gte(alertRuns.windowEnd, from),
    before && lt(alertRuns.windowEnd, before),
    acknowledgement(isAcknowledged),
  );
  const runs = await postgres
    .select({
      run: alertRuns,
      acknowledger: users.name,
      alertName: alerts.name,
      alertRule: alerts.rule,
    })
    .from(alertRuns)
    .innerJoin(alerts, eq(alerts.id, alertRuns.alertId))
    .leftJoin(users, eq(users.id, alertRuns.acknowledgedBy))
    .where(wanted)
    .orderBy(desc(alertRuns.windowEnd), desc(alertRuns.alertId))
    .limit(limit)
    .offset(skip);
  const [row] = await postgres
    .select({ count: count() })
    .from(alertRuns)
    .innerJoin(alerts, eq(alerts.id, alertRuns.alertId))
    .where(wanted);
  return { count: row?.count ?? 0, runs };
}

function acknowledgement(isAcknowledged: boolean | undefined): SQL | undefined {
  if (isAcknowledged === undefined) return undefined;
  return isAcknowledged ? isNotNull(alertRuns.acknowledgedAt) : isNull(alertRuns.acknowledgedAt);
}

export async function findRun(postgres: Postgres, alertId: number, windowEnd: Date): Promise<StoredRun | null> {
  return (await storedRuns(postgres, theRun(alertId, windowEnd), asc(alertRuns.windowEnd)))[0] ?? null;
}

/** Who was first stays. */
export async function noteAcknowledged(
  postgres: Postgres,
  { alertId, windowEnd, userId, at }: { alertId: number; windowEnd: Date; userId: string; at: Date },
): Promise<void> {
  await postgres
    .update(alertRuns)
    .set({ acknowledgedAt: at, acknowledgedBy: userId })
    .where(and(theRun(alertId, windowEnd), isNull(alertRuns.acknowledgedAt)));
}

/** Of the organisation, by id as it is told. */
export async function topicNames(
  postgres: Postgres,
  organisationId: number,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const mine = and(eq(topics.organisationId, organisationId), inArray(topics.id, ids.map(Number)));
  const found = await postgres.select({ id: topics.id, name: topics.name }).from(topics).where(mine);
  return new Map(found.map(({ id, name }) => [String(id), name]));
}

const stateBefore = sql`(select earlier.state from alert_runs earlier where earlier.alert_id = "alert_runs"."alert_id"
  and earlier.window_end < "alert_runs"."window_end" order by earlier.window_end desc limit 1)`;
const stateAfter = sql`(select later.state from alert_runs later where later.alert_id = "alert_runs"."alert_id"
  and later.window_end > "alert_runs"."window_end" order by later.window_end limit 1)`;
/** An index holds those (migration 13), so it is said in these very words. */
const mayBeQuiet = sql`("alert_runs"."state" in ('normal', 'no-data') and not "alert_runs"."told" and "alert_runs"."held_back" is null)`;
/**
 * That there is nothing to decide by any more is told by the first such window; the others, of which there may be one every quarter of
 * an hour for ever, are as quiet as those in which nothing happened. The last of these before it stays, or it would not be the first.
 */
const isQuiet = and(
  mayBeQuiet,
  // The newest is what an alert shows, and what the next window of a month is decided by.
  sql`${stateAfter} is not null`,
  or(
    and(eq(alertRuns.state, 'normal'), sql`${stateAfter} is distinct from 'no-data'`),
    and(eq(alertRuns.state, 'no-data'), sql`${stateBefore} = 'no-data'`),
  ),
);

/** At most so many of those that tell nothing. Answers how many. */
export function deleteQuietRuns(postgres: Postgres, before: Date, limit: number): Promise<number> {
  return deleteRuns(postgres, and(lt(alertRuns.windowEnd, before), isQuiet), limit);
}

/** At most so many, whatever they tell. Answers how many. */
export function deleteRunsBefore(postgres: Postgres, before: Date, limit: number): Promise<number> {
  return deleteRuns(postgres, lt(alertRuns.windowEnd, before), limit);
}

async function deleteRuns(postgres: Postgres, which: SQL | undefined, limit: number): Promise<number> {
  const old = postgres
    .select({ alertId: alertRuns.alertId, windowEnd: alertRuns.windowEnd })
    .from(alertRuns)
    .where(which)
    .orderBy(asc(alertRuns.windowEnd))
    .limit(limit);
  const deleted = await postgres
    .delete(alertRuns)
    .where(sql`(${alertRuns.alertId}, ${alertRuns.windowEnd}) in ${old}`)
    .returning({ alertId: alertRuns.alertId });
  return deleted.length;
}

function theRun(alertId: number, windowEnd: Date): SQL | undefined {
  return and(eq(alertRuns.alertId, alertId), eq(alertRuns.windowEnd, windowEnd));
}

function storedRuns(postgres: Postgres, which: SQL | undefined, order: SQL) {
  return postgres
    .select({ run: alertRuns, acknowledger: users.name })
    .from(alertRuns)
    .leftJoin(users, eq(users.id, alertRuns.acknowledgedBy))
    .where(which)
    .orderBy(order);
}
