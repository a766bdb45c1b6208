/**
 * The `alert_runs` table: each window of an alert that was evaluated, with the numbers by which it was decided. There is one row for a
 * window, whoever evaluates: a second one cannot be written.
 */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { AlertFigures, AlertRule, AlertState, HeldBack } from '../../contract/alerts.ts';
import { alerts } from './alerts.ts';
import type { Postgres } from './client.ts';
import { users } from './users.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const alertRuns = pgTable(
  'alert_runs',
  {
    alertId: integer('alert_id')
      .notNull()
      .references(() => alerts.id, { onDelete: 'cascade' }),
    windowEnd: time('window_end').notNull(),
    windowStart: time('window_start').notNull(),
    evaluatedAt: time('evaluated_at').notNull(),
    /** The program was away when it was due. */
    isLate: boolean('is_late').notNull(),
    state: text().$type<AlertState>().notNull(),
    told: boolean().notNull(),
    /** Why nobody was told, although the condition was met. */
    heldBack: text('held_back').$type<HeldBack>(),
    /** Of each topic. */
    figures: jsonb().$type<AlertFigures[]>().notNull(),
    /** By which it was decided; null where nothing happened. */
    rule: jsonb().$type<AlertRule>(),
    acknowledgedAt: time('acknowledged_at'),
    acknowledgedBy: text('acknowledged_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ name: 'alert_runs_pk', columns: [table.alertId, table.windowEnd] }),
    index('alert_runs_end').on(table.windowEnd),
    index('alert_runs_events')
      .on(table.alertId, table.windowEnd)
      .where(sql`(${table.state} <> 'normal' or ${table.told} or ${table.heldBack} is not null)`),
    index('alert_runs_quiet')
      .on(table.windowEnd)
      .where(sql`(${table.state} in ('normal', 'no-data') and not ${table.told} and ${table.heldBack} is null)`),
  ],
);
export type AlertRunRow = typeof alertRuns.$inferSelect;
export type NewRun = Omit<AlertRunRow, 'acknowledgedAt' | 'acknowledgedBy'>;

/** Of one alert those of the windows that end then, in no order. */
export async function runsOfWindows(postgres: Postgres, alertId: number, ends: readonly Date[]): Promise<AlertRunRow[]> {
  if (ends.length === 0) return [];
  return postgres
    .select()
    .from(alertRuns)
    .where(and(eq(alertRuns.alertId, alertId), inArray(alertRuns.windowEnd, [...ends])));
}
