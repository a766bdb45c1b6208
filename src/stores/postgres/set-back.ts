/**
 * What was written by a clock that was ahead. Where it is set back, times stand in the tables that are not for long: what was planned by it
 * would wait for them. No process claims or plans anything so far ahead that is not told apart from that; clocks of machines differ by less.
 */
import { and, asc, desc, eq, exists, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { alertRuns } from './alert-runs.ts';
import { type AlertRow, alerts, alertTopics } from './alerts.ts';
import type { Postgres, Transaction } from './client.ts';
import { idempotentCalls } from './idempotent-calls.ts';
import { migrations } from './migrations.ts';
import { organisations } from './organisations.ts';
import { outbox } from './outbox.ts';
import { sourceHosts } from './source-claims.ts';
import { sources } from './sources.ts';
import { CLOCK } from './store-facts.ts';
import { isAliveRevision, topicRevisions } from './topic-revisions.ts';
import { topics } from './topics.ts';

/** How far clocks of machines may be apart, in milliseconds. Less is the work of whoever keeps clocks right, and harms nothing. */
export const APART_MS = 60_000;
/** More than a claim lasts. */
const AHEAD_MS = 15 * 60_000;

/** Whatever was noted for later than this was noted by another clock. */
function aheadOf(now: Date): Date {
  return new Date(now.getTime() + AHEAD_MS);
}

/** Milliseconds since 1970: what Postgres takes for now, and when this program last changed its tables. */
export async function timesOfPostgres(postgres: Postgres): Promise<{ now: number; changed: number }> {
  const [row] = await postgres
    .select({
      now: CLOCK,
      changed: sql<number>`(extract(epoch from max(${migrations.appliedAt})) * 1000)::float8`,
    })
    .from(migrations);
  return { now: Number(row?.now), changed: Number(row?.changed) };
}

/** Sources that were asked, or claimed, by such a clock are due at once. Answers how many. */
export async function hastenAheadSources(postgres: Postgres, now: Date): Promise<number> {
  const ahead = aheadOf(now);
  await postgres.delete(sourceHosts).where(gt(sourceHosts.freeAt, ahead));
  const { askedAt, succeededAt, completeTo, refreshedTo, claimedUntil } = sources;
  const hastened = await postgres
    .update(sources)
    .set({
      dueAt: now,
      claim: null,
      claimedUntil: null,
      askedAt: notAfter(askedAt, now),
      succeededAt: notAfter(succeededAt, now),
      completeTo: notAfter(completeTo, now),
      refreshedTo: notAfter(refreshedTo, now),
    })
    .where(or(gt(askedAt, ahead), gt(claimedUntil, ahead), gt(sources.createdAt, ahead)))
    .returning({ id: sources.id });
  return hastened.length;
}

/** Messages that wait are sent at once. Answers how many. */
export async function hastenAheadMessages(postgres: Postgres, now: Date): Promise<number> {
  const ahead = aheadOf(now);
  const { createdAt, tryingSince, claimedUntil, sendAt } = outbox;
  const isAhead = or(gt(createdAt, ahead), gt(tryingSince, ahead), gt(claimedUntil, ahead));
  const hastened = await postgres
    .update(outbox)
    .set({
      sendAt: notAfter(sendAt, now),
      createdAt: notAfter(createdAt, now),
      tryingSince: notAfter(tryingSince, now),
      claim: null,
      claimedUntil: null,
    })
    .where(and(eq(outbox.state, 'waiting'), isAhead))
    .returning({ id: outbox.id });
  return hastened.length;
}

/** Calls by a key that are not done may be done by another at `until`; whoever does one still renews its claim before. Answers how many. */
export async function hastenAheadCalls(postgres: Postgres, now: Date, until: Date): Promise<number> {
  const { doneAt, claimedUntil, key } = idempotentCalls;
  const hastened = await postgres
    .update(idempotentCalls)
    .set({ claimedUntil: until })
    .where(and(isNull(doneAt), gt(claimedUntil, aheadOf(now))))
    .returning({ key });
  return hastened.length;
}

export interface AheadAlert extends Pick<AlertRow, 'id' | 'rule' | 'createdAt' | 'updatedAt'> {
  timezone: string;
}

/** More than an alert is put off that cannot be evaluated, and waits for late posts besides. */
const PUT_OFF_MS = 2 * 60 * 60_000;

/**
 * Alerts whose windows such a clock has evaluated, or planned, that it has put off, or put to rest although the period of a topic goes on;
 * held until the transaction ends.
 */
export async function lockAheadAlerts(transaction: Transaction, now: Date): Promise<AheadAlert[]> {
  const ahead = aheadOf(now);
  const { id, rule, enabled, evaluatedTo, createdAt, updatedAt, claimedUntil, nextEnd, dueAt } = alerts;
  const running = transaction
    .select({ id: alertTopics.topicId })
    .from(alertTopics)
    .innerJoin(topics, eq(topics.id, alertTopics.topicId))
    .innerJoin(topicRevisions, isAliveRevision)
    .where(and(eq(alertTopics.alertId, id), gt(topicRevisions.endsAt, now)));
  const isAhead = or(
    ...[evaluatedTo, createdAt, updatedAt, claimedUntil].map((time) => gt(time, ahead)),
    and(lte(nextEnd, now), gt(dueAt, new Date(now.getTime() + PUT_OFF_MS))),
    and(isNull(nextEnd), exists(running)),
  );
  return transaction
    .select({ id, rule, createdAt, updatedAt, timezone: organisations.timezone })
    .from(alerts)
    .innerJoin(organisations, eq(organisations.id, alerts.organisationId))
    .where(and(eq(enabled, true), isAhead))
    .orderBy(asc(id))
    .for('update', { of: alerts });
}

/** What such a clock has decided of an alert, and told of it. Answers where the windows end that are to be evaluated again, and the last one that is not. */
export async function forgetAheadRuns(
  transaction: Transaction,
  alertId: number,
  now: Date,
): Promise<{ ends: Date[]; evaluatedTo: Date | null }> {
  const ofIt = eq(alertRuns.alertId, alertId);
  const forgotten = await transaction
    .delete(alertRuns)
    .where(and(ofIt, gt(alertRuns.evaluatedAt, aheadOf(now))))
    .returning({ end: alertRuns.windowEnd });
  const ends = forgotten.map(({ end }) => end);
  if (ends.length > 0) await forgetTold(transaction, alertId, ends);
  const [last] = await transaction
    .select({ end: alertRuns.windowEnd })
    .from(alertRuns)
    .where(and(ofIt, lte(alertRuns.windowEnd, now)))
    .orderBy(desc(alertRuns.windowEnd))
    .limit(1);
  return { ends, evaluatedTo: last?.end ?? null };
}

/** What was written of these windows; of a message that tells of others too, only what it says of them. */
async function forgetTold(transaction: Transaction, alertId: number, ends: readonly Date[]): Promise<void> {
  const forgotten = new Set(ends.map((end) => end.getTime()));
  const rows = await transaction
    .select({ id: outbox.id, state: outbox.state, content: outbox.content })
    .from(outbox)
    .where(and(eq(outbox.alertId, alertId), inArray(outbox.windowEnd, [...ends])));
  for (const { id, state, content } of rows) {
    const { ends: told, ...rest } = content as { ends: string[] };
    const left = told.filter((end) => !forgotten.has(Date.parse(end))).toSorted();
    const windowEnd = left.at(-1);
    if (windowEnd === undefined) await transaction.delete(outbox).where(eq(outbox.id, id));
    else if (state === 'waiting') {
      const change = { content: { ...rest, ends: left }, windowEnd: new Date(windowEnd) };
      await transaction.update(outbox).set(change).where(eq(outbox.id, id));
    }
  }
}

function notAfter(time: PgColumn, now: Date) {
  return sql<Date>`least(${time}, ${now.toISOString()}::timestamptz)`;
}
