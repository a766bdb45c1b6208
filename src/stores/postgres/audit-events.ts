/** The `audit_events` table: what was done that bears on security. Rows are added, and deleted when they are old; a trigger refuses changes. */
import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AuditAct, AuditDetail, AuditOutcome } from '../../contract/audit.ts';
import type { Postgres } from './client.ts';
import { users } from './users.ts';

export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    act: text().$type<AuditAct>().notNull(),
    outcome: text().$type<AuditOutcome>().notNull(),
    organisationId: integer('organisation_id'),
    userId: text('user_id'),
    operator: boolean().notNull(),
    address: text(),
    deviceId: text('device_id'),
    detail: jsonb().$type<AuditDetail>().notNull(),
  },
  (table) => [index('audit_events_at').on(table.at), index('audit_events_organisation').on(table.organisationId, table.at)],
);
export type AuditRow = typeof auditEvents.$inferSelect;

export async function insertAuditEvent(postgres: Postgres, row: Omit<AuditRow, 'id'>): Promise<void> {
  await postgres.insert(auditEvents).values(row);
}

export interface AuditQuestion {
  organisationId?: number | undefined;
  since?: Date | undefined;
  act?: AuditAct | undefined;
  most: number;
}

/** Newest first, with the addresses of users who are still there. */
export async function findAuditEvents(
  postgres: Postgres,
  { organisationId, since, act, most }: AuditQuestion,
): Promise<{ event: AuditRow; email: string | null }[]> {
  return postgres
    .select({ event: auditEvents, email: users.email })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.userId))
    .where(
      and(
        organisationId === undefined ? undefined : eq(auditEvents.organisationId, organisationId),
        since && gte(auditEvents.at, since),
        act && eq(auditEvents.act, act),
      ),
    )
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(most);
}

/** At most so many; answers how many. */
export async function deleteAuditEventsBefore(postgres: Postgres, before: Date, most: number): Promise<number> {
  const old = postgres.select({ id: auditEvents.id }).from(auditEvents).where(lt(auditEvents.at, before)).limit(most);
  const deleted = await postgres.delete(auditEvents).where(inArray(auditEvents.id, old)).returning({ id: auditEvents.id });
  return deleted.length;
}
