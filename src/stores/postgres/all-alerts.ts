/** The alerts of all organisations, and what came of them, for the operator. */
import { and, asc, count, eq, gte, type SQL, sql } from 'drizzle-orm';
import { alertRuns } from './alert-runs.ts';
import { type AlertRow, alerts } from './alerts.ts';
import type { Postgres } from './client.ts';
import { organisations } from './organisations.ts';
import { outbox } from './outbox.ts';

/** By organisation, and oldest first. */
export async function allAlerts(postgres: Postgres): Promise<{ alert: AlertRow; organisation: string }[]> {
  return postgres
    .select({ alert: alerts, organisation: organisations.name })
    .from(alerts)
    .innerJoin(organisations, eq(organisations.id, alerts.organisationId))
    .orderBy(asc(organisations.name), asc(alerts.id));
}

export interface RunsOfAlert {
  id: number;
  organisation: string;
  name: string;
  windows: number;
  firing: number;
  told: number;
}

/** Of one alert or of all: what was evaluated then or later. */
export async function runsSince(postgres: Postgres, since: Date, alertId?: number): Promise<RunsOfAlert[]> {
  const that = alertId === undefined ? undefined : eq(alertRuns.alertId, alertId);
  const those = (which: SQL) => sql<number>`(count(*) FILTER (WHERE ${which}))::int`;
  return postgres
    .select({
      id: alerts.id,
      organisation: organisations.name,
      name: alerts.name,
      windows: count(),
      firing: those(sql`${alertRuns.state} = 'firing'`),
      told: those(sql`${alertRuns.told}`),
    })
    .from(alertRuns)
    .innerJoin(alerts, eq(alerts.id, alertRuns.alertId))
    .innerJoin(organisations, eq(organisations.id, alerts.organisationId))
    .where(and(gte(alertRuns.evaluatedAt, since), that))
    .groupBy(alerts.id, organisations.name)
    .orderBy(asc(organisations.name), asc(alerts.id));
}

/** By alert, how many messages were written for it then or later. */
export async function messagesSince(postgres: Postgres, since: Date): Promise<Map<number | null, number>> {
  const rows = await postgres
    .select({ alertId: outbox.alertId, messages: count() })
    .from(outbox)
    .where(and(gte(outbox.createdAt, since), eq(outbox.kind, 'alert')))
    .groupBy(outbox.alertId);
  return new Map(rows.map(({ alertId, messages }) => [alertId, messages]));
}
