/**
 * The `alerts` table: what an organisation wants to be told of its topics, how far it is evaluated and what came of it. Whose mentions, and
 * who is told, are in tables beside it, all of which go with their alert; alert-rows.ts reads and writes them together.
 */
import { eq } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AlertRule, AlertState, ChannelKind } from '../../contract/alerts.ts';
import type { Postgres } from './client.ts';
import { organisations } from './organisations.ts';
import { topics } from './topics.ts';
import { users } from './users.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const alerts = pgTable(
  'alerts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    organisationId: integer('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    rule: jsonb().$type<AlertRule>().notNull(),
    enabled: boolean().notNull(),
    state: text().$type<AlertState>().notNull(),
    snoozedUntil: time('snoozed_until'),
    /** Ends of windows: of the last that was evaluated, that met the condition, and that somebody was told of. */
    evaluatedTo: time('evaluated_to'),
    firedAt: time('fired_at'),
    toldAt: time('told_at'),
    /** Where the next one ends, and when it is evaluated; null while the alert is off, or rests (topic-alerts.ts). */
    nextEnd: time('next_end'),
    dueAt: time('due_at'),
    /** Since when it waits for sources to be read, although it is due, and when they are looked at again; see isAwaiting in alert-claims.ts. */
    awaitingSince: time('awaiting_since'),
    awaitingUntil: time('awaiting_until'),
    /** Of its evaluation, in a row. */
    failures: integer().notNull(),
    claim: uuid(),
    claimedUntil: time('claimed_until'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    updatedBy: text('updated_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('alerts_organisation').on(table.organisationId), index('alerts_due').on(table.dueAt)],
);
export type AlertRow = typeof alerts.$inferSelect;

const ofAlert = () =>
  integer('alert_id')
    .notNull()
    .references(() => alerts.id, { onDelete: 'cascade' });

export const alertTopics = pgTable(
  'alert_topics',
  {
    alertId: ofAlert(),
    topicId: integer('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: 'alert_topics_pk', columns: [table.alertId, table.topicId] }),
    index('alert_topics_topic').on(table.topicId),
  ],
);

export const alertRecipients = pgTable(
  'alert_recipients',
  {
    alertId: ofAlert(),
    /** In small letters. */
    email: text().notNull(),
    place: integer().notNull(),
  },
  (table) => [primaryKey({ name: 'alert_recipients_pk', columns: [table.alertId, table.email] })],
);

/** Who wants no more of an alert, whether it names him or not; see alert-unsubscribed.ts. */
export const alertUnsubscribed = pgTable(
  'alert_unsubscribed',
  {
    alertId: ofAlert(),
    email: text().notNull(),
    at: time('at').notNull(),
    /** Since then, whether he wants it again: when the last was asked that reached him, and how many did. */
    askedAt: time('asked_at'),
    questions: integer().notNull().default(0),
  },
  (table) => [primaryKey({ name: 'alert_unsubscribed_pk', columns: [table.alertId, table.email] })],
);

export const alertChannels = pgTable(
  'alert_channels',
  {
    id: uuid().primaryKey(),
    alertId: ofAlert(),
    kind: text().$type<ChannelKind>().notNull(),
    address: text().notNull(),
    /** With which a webhook is signed. */
    secret: text().notNull(),
    place: integer().notNull(),
  },
  (table) => [index('alert_channels_alert').on(table.alertId)],
);
export type AlertChannelRow = typeof alertChannels.$inferSelect;

export interface AlertManners extends Pick<AlertRow, 'enabled' | 'snoozedUntil' | 'rule'> {
  /** The organisation's. */
  timezone: string;
}

/** null: it is gone. */
export async function alertManners(postgres: Postgres, id: number): Promise<AlertManners | null> {
  const { enabled, snoozedUntil, rule } = alerts;
  const [found] = await postgres
    .select({ enabled, snoozedUntil, rule, timezone: organisations.timezone })
    .from(alerts)
    .innerJoin(organisations, eq(organisations.id, alerts.organisationId))
    .where(eq(alerts.id, id));
  return found ?? null;
}
