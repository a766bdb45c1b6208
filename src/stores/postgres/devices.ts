/**
 * The `devices` table: by what each person is signed in, or was. A row is one sign-in; the higher its id, the later it was let in. What
 * counts, and who is signed out when, is the business of services/accounts.
 */
import { and, count, eq, inArray, isNull, lt, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { alias, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DeviceName, SignOutReason } from '../../contract/devices.ts';
import type { Postgres, Transaction } from './client.ts';
import { organisations } from './organisations.ts';
import { subscriptions } from './subscriptions.ts';
import { hasAddress, type Member, users } from './users.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const devices = pgTable(
  'devices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the tokens of one sign-in have in common, and those of another do not; see services/accounts/sign-in.ts. */
    signIn: text('sign_in').notNull(),
    /** As the device calls itself; empty where it does not. */
    deviceId: text('device_id').notNull(),
    browser: text().$type<DeviceName['browser']>(),
    system: text().$type<DeviceName['system']>(),
    /** When the person signed in, by the clock of the issuer. */
    since: time('since').notNull(),
    signedInAt: time('signed_in_at').notNull(),
    firstSeenAt: time('first_seen_at').notNull(),
    /** To the minute. */
    lastSeenAt: time('last_seen_at').notNull(),
    /** null: it is signed in. */
    signedOutAt: time('signed_out_at'),
    reason: text().$type<SignOutReason>(),
    /** The device from which, or for which; its row may be gone. */
    signedOutBy: integer('signed_out_by'),
  },
  (table) => [uniqueIndex('devices_user_sign_in').on(table.userId, table.signIn), index('devices_seen').on(table.lastSeenAt)],
);
export type DeviceRow = typeof devices.$inferSelect;

export interface SignedInMember extends Member {
  /** null: this sign-in was never seen. */
  device: DeviceRow | null;
  /** How many of the person's devices that are signed in were let in after this one. */
  newer: number;
  /** 0 means no limit. */
  maxSessions: number;
}

/** One look for whoever calls: the person, the device, and how it stands in the plan. */
export async function findSignedIn(
  postgres: Postgres,
  who: { userId: string } | { email: string },
  signIn: string,
): Promise<SignedInMember | null> {
  const later = alias(devices, 'later');
  const newer = postgres
    .select({ count: count() })
    .from(later)
    .where(and(eq(later.userId, users.id), isNull(later.signedOutAt), sql`${later.id} > ${devices.id}`));
  const [row] = await postgres
    .select({
      user: users,
      organisation: organisations,
      device: devices,
      newer: sql<number>`(${newer})`.mapWith(Number),
      maxSessions: sql<number>`coalesce(${subscriptions.maxSessions}, 0)`.mapWith(Number),
    })
    .from(users)
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .leftJoin(subscriptions, eq(subscriptions.organisationId, organisations.id))
    .leftJoin(devices, and(eq(devices.userId, users.id), eq(devices.signIn, signIn)))
    .where('userId' in who ? eq(users.id, who.userId) : hasAddress(who.email));
  return row ?? null;
}

/** Held until the transaction ends: whoever lets devices of the person in, or signs them out, does it alone. */
export async function lockDevices(transaction: Transaction, userId: string): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** Takes the place of the row of the same sign-in, and is the newest. Known since the first of the same name was. */
export async function insertDevice(
  transaction: Transaction,
  row: Omit<typeof devices.$inferInsert, 'firstSeenAt'>,
): Promise<DeviceRow> {
  const { userId, signIn, deviceId, lastSeenAt } = row;
  const [known] = await transaction
    .select({ at: sql<Date | null>`min(${devices.firstSeenAt})`.mapWith(devices.firstSeenAt) })
    .from(devices)
    .where(and(eq(devices.userId, userId), deviceId === '' ? eq(devices.signIn, signIn) : eq(devices.deviceId, deviceId)));
  await transaction.delete(devices).where(and(eq(devices.userId, userId), eq(devices.signIn, signIn)));
  const [inserted] = await transaction
    .insert(devices)
    .values({ ...row, firstSeenAt: known?.at ?? lastSeenAt })
    .returning();
  if (!inserted) throw new Error('an inserted device came back empty');
  return inserted;
}

/** Of the person's devices that are signed in. */
export type WhichDevices =
  | { all: true }
  | { id: number }
  | { but: number }
  | { namedAs: Pick<DeviceRow, 'id' | 'deviceId'> }
  | { beyond: number };

/** Answers the sign-ins that were signed out by it. */
export async function signOutDevices(
  transaction: Transaction,
  userId: string,
  which: WhichDevices,
  how: { at: Date; reason: SignOutReason; by: number | null },
): Promise<string[]> {
  const rows = await transaction
    .update(devices)
    .set({ signedOutAt: how.at, reason: how.reason, signedOutBy: how.by })
    .where(and(eq(devices.userId, userId), isNull(devices.signedOutAt), wanted(transaction, userId, which)))
    .returning({ signIn: devices.signIn });
  return rows.map(({ signIn }) => signIn);
}

function wanted(transaction: Transaction, userId: string, which: WhichDevices): SQL | undefined {
  if ('all' in which) return undefined;
  if ('id' in which) return eq(devices.id, which.id);
  if ('but' in which) return ne(devices.id, which.but);
  if ('namedAs' in which) return and(eq(devices.deviceId, which.namedAs.deviceId), ne(devices.id, which.namedAs.id));
  const kept = transaction
    .select({ id: devices.id })
    .from(devices)
    .where(and(eq(devices.userId, userId), isNull(devices.signedOutAt)))
    .orderBy(sql`${devices.id} desc`)
    .limit(which.beyond);
  return notInArray(devices.id, kept);
}

/** Of more rows than `most` the oldest go, those that are signed out before the others. */
export async function deleteDevicesBeyond(transaction: Transaction, userId: string, most: number): Promise<void> {
  const kept = transaction
    .select({ id: devices.id })
    .from(devices)
    .where(eq(devices.userId, userId))
    .orderBy(sql`${devices.signedOutAt} is null desc, ${devices.id} desc`)
    .limit(most);
  await transaction.delete(devices).where(and(eq(devices.userId, userId), notInArray(devices.id, kept)));
}

/** Newest first. */
export async function signedInDevices(postgres: Postgres, userId: string): Promise<DeviceRow[]> {
  return postgres
    .select()
    .from(devices)
    .where(and(eq(devices.userId, userId), isNull(devices.signedOutAt)))
    .orderBy(sql`${devices.id} desc`);
}

export async function findDevice(postgres: Postgres, userId: string, id: number): Promise<DeviceRow | null> {
  const [row] = await postgres
    .select()
    .from(devices)
    .where(and(eq(devices.userId, userId), eq(devices.id, id)));
  return row ?? null;
}

/** Which of these are signed in still. */
export async function stillSignedIn(postgres: Postgres, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await postgres
    .select({ id: devices.id })
    .from(devices)
    .where(and(inArray(devices.id, [...ids]), isNull(devices.signedOutAt)));
  return new Set(rows.map(({ id }) => id));
}

export async function seeDevice(postgres: Postgres, id: number, now: Date): Promise<void> {
  await postgres
    .update(devices)
    .set({ lastSeenAt: now })
    .where(and(eq(devices.id, id), lt(devices.lastSeenAt, now)));
}

export async function deleteDevicesUnseenSince(postgres: Postgres, before: Date): Promise<void> {
  await postgres.delete(devices).where(lt(devices.lastSeenAt, before));
}
