/**
 * The `outbox` table: what is to be sent, written in the transaction of what it tells of. It is sent at least once: whoever claims a
 * message and dies leaves it to another, under the same number, from which the Message-ID is made.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { OutboxChannel, OutboxKind, OutboxState } from '../../contract/outbox.ts';
import { alerts } from './alerts.ts';
import type { Transaction } from './client.ts';
import { organisations } from './organisations.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey(),
    /** null: a mail of an account, which is for its address alone and for no colleague. */
    organisationId: integer('organisation_id').references(() => organisations.id, { onDelete: 'cascade' }),
    alertId: integer('alert_id').references(() => alerts.id, { onDelete: 'cascade' }),
    /** Of the run that it tells of. */
    windowEnd: time('window_end'),
    kind: text().$type<OutboxKind>().notNull(),
    channel: text().$type<OutboxChannel>().notNull(),
    /** An address of mail, or the id of a channel. */
    recipient: text().notNull(),
    content: jsonb().notNull(),
    state: text().$type<OutboxState>().notNull(),
    /** With the one that runs. */
    tries: integer().notNull(),
    /** When the first of the tries was. */
    tryingSince: time('trying_since'),
    sendAt: time('send_at').notNull(),
    createdAt: time('created_at').notNull(),
    sentAt: time('sent_at'),
    /** Of the last try. */
    failure: text(),
    claim: uuid(),
    claimedUntil: time('claimed_until'),
    /** In a row, with the one that runs: claims of which nobody has written what came. */
    lostClaims: integer('lost_claims').notNull().default(0),
  },
  (table) => [
    uniqueIndex('outbox_told').on(table.alertId, table.windowEnd, table.channel, table.recipient),
    index('outbox_waiting').on(table.sendAt).where(sql`${table.state} = 'waiting'`),
    index('outbox_joined').on(table.alertId).where(sql`${table.state} = 'waiting'`),
    index('outbox_organisation').on(table.organisationId, table.createdAt),
    index('outbox_questions').on(table.organisationId, table.recipient).where(sql`${table.kind} = 'confirm'`),
  ],
);
export type OutboxRow = typeof outbox.$inferSelect;

export type NewMessage = Pick<OutboxRow, 'organisationId' | 'kind' | 'channel' | 'recipient' | 'content'> &
  Partial<Pick<OutboxRow, 'alertId' | 'windowEnd' | 'sendAt'>>;

/** A statement has 65,535 parameters at most, and one of some hundred rows is a short breath. */
const ROWS_AT_ONCE = 200;

/** Without a time, at once. What is there already, of the same run to the same place, is not sent again. */
export async function insertMessages(transaction: Transaction, messages: readonly NewMessage[], now: Date): Promise<void> {
  const rows = messages.map((message) => ({
    sendAt: now,
    ...message,
    id: randomUUID(),
    state: 'waiting' as const,
    tries: 0,
    createdAt: now,
  }));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await transaction
      .insert(outbox)
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .onConflictDoNothing();
}
