/** Alerts together with their topics, recipients and channels: what the verbs read and write. */
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type AlertRunRow, alertRuns } from './alert-runs.ts';
import { waitingQuestions } from './alert-unsubscribed.ts';
import {
  type AlertChannelRow,
  type AlertRow,
  alertChannels,
  alertRecipients,
  alerts,
  alertTopics,
  alertUnsubscribed,
} from './alerts.ts';
import type { Postgres, Transaction } from './client.ts';
import { mailConsents } from './mail-consents.ts';
import type { OutboxRow } from './outbox.ts';
import { topics } from './topics.ts';
import { users } from './users.ts';

export type WholeAlert = AlertRow & {
  topics: { id: number; name: string }[];
  /** `askedAgainAt`: when who has unsubscribed was asked last, since then, whether he wants it again. */
  recipients: { email: string; unsubscribedAt: Date | null; askedAgainAt: Date | null }[];
  channels: AlertChannelRow[];
  /** Name of who changed it last. */
  editor: string | null;
  /** Of the newest window that was evaluated of it, whatever it measured then. */
  newestRun: Pick<AlertRunRow, 'windowEnd' | 'figures'> | null;
};

const hasUnsubscribed = and(
  eq(alertUnsubscribed.alertId, alertRecipients.alertId),
  eq(alertUnsubscribed.email, alertRecipients.email),
);

/** Newest first. */
export function organisationAlerts(postgres: Postgres, organisationId: number): Promise<WholeAlert[]> {
  return wholeAlerts(postgres, eq(alerts.organisationId, organisationId));
}

export async function findAlert(postgres: Postgres, organisationId: number, id: number): Promise<WholeAlert | null> {
  return (await wholeAlerts(postgres, and(eq(alerts.organisationId, organisationId), eq(alerts.id, id))))[0] ?? null;
}

/** Of the organisation, the one that was changed last. */
export async function lastChangedAlert(postgres: Postgres, organisationId: number): Promise<WholeAlert | null> {
  const [last] = await postgres
    .select({ id: alerts.id })
    .from(alerts)
    .where(eq(alerts.organisationId, organisationId))
    .orderBy(desc(alerts.updatedAt), desc(alerts.id))
    .limit(1);
  return last ? findAlert(postgres, organisationId, last.id) : null;
}

/** Held until the transaction ends. */
export async function lockAlert(transaction: Transaction, organisationId: number, id: number): Promise<WholeAlert | null> {
  const mine = and(eq(alerts.organisationId, organisationId), eq(alerts.id, id));
  const locked = await transaction.select({ id: alerts.id }).from(alerts).where(mine).for('update');
  return locked.length > 0 ? findAlert(transaction, organisationId, id) : null;
}

export async function countAlerts(postgres: Postgres, organisationId: number): Promise<number> {
  const [row] = await postgres.select({ count: count() }).from(alerts).where(eq(alerts.organisationId, organisationId));
  return row?.count ?? 0;
}

/** How many alerts of the organisation name the address, in small letters. */
export async function alertsNaming(postgres: Postgres, organisationId: number, email: string): Promise<number> {
  const [row] = await postgres
    .select({ count: count() })
    .from(alertRecipients)
    .innerJoin(alerts, eq(alerts.id, alertRecipients.alertId))
    .where(and(eq(alerts.organisationId, organisationId), eq(alertRecipients.email, email)));
  return row?.count ?? 0;
}

export type NewAlert = Omit<AlertRow, 'id'>;

export async function insertAlert(transaction: Transaction, row: NewAlert): Promise<number> {
  const [inserted] = await transaction.insert(alerts).values(row).returning({ id: alerts.id });
  if (!inserted) throw new Error('an inserted alert came back empty');
  return inserted.id;
}

export async function updateAlertRow(transaction: Transaction, id: number, change: Partial<NewAlert>): Promise<void> {
  await transaction.update(alerts).set(change).where(eq(alerts.id, id));
}

/** False where there was none. */
export async function deleteAlertRow(postgres: Postgres, organisationId: number, id: number): Promise<boolean> {
  const mine = and(eq(alerts.organisationId, organisationId), eq(alerts.id, id));
  return (await postgres.delete(alerts).where(mine).returning({ id: alerts.id })).length > 0;
}

/** In the order given. */
export async function setAlertTopics(transaction: Transaction, alertId: number, topicIds: readonly number[]): Promise<void> {
  await transaction.delete(alertTopics).where(eq(alertTopics.alertId, alertId));
  await transaction.insert(alertTopics).values(topicIds.map((topicId, place) => ({ alertId, topicId, place })));
}

/** In the order given. Who has said that he wants no more is not told again, whoever puts him in again. */
export async function setAlertRecipients(transaction: Transaction, alertId: number, emails: readonly string[]): Promise<void> {
  await transaction.delete(alertRecipients).where(eq(alertRecipients.alertId, alertId));
  await transaction.insert(alertRecipients).values(emails.map((email, place) => ({ alertId, email, place })));
}

/** In the order given; others go. */
export async function setAlertChannels(
  transaction: Transaction,
  alertId: number,
  channels: readonly Omit<AlertChannelRow, 'alertId' | 'place'>[],
): Promise<void> {
  await transaction.delete(alertChannels).where(eq(alertChannels.alertId, alertId));
  if (channels.length > 0)
    await transaction.insert(alertChannels).values(channels.map((channel, place) => ({ ...channel, alertId, place })));
}

async function wholeAlerts(postgres: Postgres, which: SQL | undefined): Promise<WholeAlert[]> {
  const rows = await postgres
    .select({ alert: alerts, editor: users.name })
    .from(alerts)
    .leftJoin(users, eq(users.id, alerts.updatedBy))
    .where(which)
    .orderBy(desc(alerts.id));
  if (rows.length === 0) return [];
  const ids = rows.map(({ alert }) => alert.id);
  const watched = await postgres
    .select({ alertId: alertTopics.alertId, id: topics.id, name: topics.name })
    .from(alertTopics)
    .innerJoin(topics, eq(topics.id, alertTopics.topicId))
    .where(inArray(alertTopics.alertId, ids))
    .orderBy(asc(alertTopics.place));
  const recipients = await postgres
    .select({
      alertId: alertRecipients.alertId,
      email: alertRecipients.email,
      unsubscribedAt: alertUnsubscribed.at,
      askedAt: alertUnsubscribed.askedAt,
    })
    .from(alertRecipients)
    .leftJoin(alertUnsubscribed, hasUnsubscribed)
    .where(inArray(alertRecipients.alertId, ids))
    .orderBy(asc(alertRecipients.place));
  const waitingSince = await waitingQuestions(postgres, ids);
  const channels = await postgres
    .select()
    .from(alertChannels)
    .where(inArray(alertChannels.alertId, ids))
    .orderBy(asc(alertChannels.place));
  const newest = await newestRuns(postgres, ids);
  const [topicsOf, recipientsOf, channelsOf] = [byAlert(watched), byAlert(recipients), byAlert(channels)];
  return rows.map(({ alert, editor }) => ({
    ...alert,
    editor,
    topics: topicsOf(alert.id).map(({ id, name }) => ({ id, name })),
    recipients: recipientsOf(alert.id).map(({ email, unsubscribedAt, askedAt, alertId }) => {
      const waiting = unsubscribedAt && waitingSince({ alertId, email });
      const isSince = waiting && waiting >= unsubscribedAt;
      return { email, unsubscribedAt, askedAgainAt: isSince ? waiting : askedAt };
    }),
    channels: channelsOf(alert.id),
    newestRun: newest.get(alert.id) ?? null,
  }));
}

/** Each by its place in the index: of all alerts together there are very many. */
async function newestRuns(
  postgres: Postgres,
  ids: readonly number[],
): Promise<Map<number, NonNullable<WholeAlert['newestRun']>>> {
  const newest = postgres
    .select({ windowEnd: alertRuns.windowEnd, figures: alertRuns.figures })
    .from(alertRuns)
    .where(eq(alertRuns.alertId, alerts.id))
    .orderBy(desc(alertRuns.windowEnd))
    .limit(1)
    .as('newest');
  const found = await postgres
    .select({ id: alerts.id, windowEnd: newest.windowEnd, figures: newest.figures })
    .from(alerts)
    .innerJoinLateral(newest, sql`true`)
    .where(inArray(alerts.id, [...ids]));
  return new Map(found.map(({ id, ...run }) => [id, run]));
}

/** Alert → its rows, in their order. */
function byAlert<Row extends { alertId: number }>(rows: readonly Row[]): (alertId: number) => Row[] {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.alertId);
    if (group) group.push(row);
    else groups.set(row.alertId, [row]);
  }
  return (alertId) => groups.get(alertId) ?? [];
}

/** By alert, who may be told: of its addresses those that want it and may be told, and its channels. */
export async function audienceOf(
  postgres: Postgres,
  alertIds: readonly number[],
): Promise<Map<number, Pick<OutboxRow, 'channel' | 'recipient'>[]>> {
  const audience = new Map<number, Pick<OutboxRow, 'channel' | 'recipient'>[]>(alertIds.map((id) => [id, []]));
  if (alertIds.length === 0) return audience;
  const isUser = and(
    eq(users.organisationId, alerts.organisationId),
    eq(sql`lower(${users.email})`, alertRecipients.email),
    isNull(users.disabledAt),
  );
  const isAsked = and(eq(mailConsents.organisationId, alerts.organisationId), eq(mailConsents.email, alertRecipients.email));
  const people = await postgres
    .select({ alertId: alertRecipients.alertId, recipient: alertRecipients.email })
    .from(alertRecipients)
    .innerJoin(alerts, eq(alerts.id, alertRecipients.alertId))
    .leftJoin(users, isUser)
    .leftJoin(mailConsents, isAsked)
    .leftJoin(alertUnsubscribed, hasUnsubscribed)
    .where(
      and(
        inArray(alertRecipients.alertId, [...alertIds]),
        isNull(alertUnsubscribed.at),
        or(isNotNull(users.id), isNotNull(mailConsents.confirmedAt)),
      ),
    )
    .orderBy(asc(alertRecipients.place));
  for (const { alertId, recipient } of people) audience.get(alertId)?.push({ channel: 'mail', recipient });
  const channels = await postgres
    .select({ alertId: alertChannels.alertId, channel: alertChannels.kind, recipient: alertChannels.id })
    .from(alertChannels)
    .where(inArray(alertChannels.alertId, [...alertIds]))
    .orderBy(asc(alertChannels.place));
  for (const { alertId, ...place } of channels) audience.get(alertId)?.push(place);
  return audience;
}
