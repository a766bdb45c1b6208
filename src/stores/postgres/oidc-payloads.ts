/**
 * The `oidc_payloads` table: whatever the embedded OpenID provider remembers (sessions, grants, codes, tokens). This
 * file is its storage adapter in plain functions; what a payload means is the provider's business.
 */
import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Postgres } from './client.ts';

export const oidcPayloads = pgTable(
  'oidc_payloads',
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    userCode: text('user_code'),
    uid: text(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }),
    consumedAt: timestamp('consumed_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('oidc_payloads_grant').on(table.grantId),
    index('oidc_payloads_uid').on(table.model, table.uid),
    index('oidc_payloads_user_code').on(table.model, table.userCode),
    index('oidc_payloads_expires').on(table.expiresAt),
    index('oidc_payloads_account').on(sql`(${table.payload}->>'accountId')`),
  ],
);
export type OidcPayloadRow = typeof oidcPayloads.$inferSelect;

type Key = { id: string } | { uid: string } | { userCode: string };

/** Null when there is none or it has expired by `now`. */
export async function findOidcPayload(postgres: Postgres, model: string, key: Key, now: Date): Promise<OidcPayloadRow | null> {
  const [row] = await postgres
    .select()
    .from(oidcPayloads)
    .where(and(eq(oidcPayloads.model, model), keyCondition(key)))
    .limit(1);
  if (!row || (row.expiresAt && row.expiresAt <= now)) return null;
  return row;
}

/** Replaces the row of the same model and id. */
export async function upsertOidcPayload(postgres: Postgres, row: Omit<OidcPayloadRow, 'consumedAt'>): Promise<void> {
  const { payload, grantId, userCode, uid, expiresAt } = row;
  await postgres
    .insert(oidcPayloads)
    .values(row)
    .onConflictDoUpdate({
      target: [oidcPayloads.model, oidcPayloads.id],
      set: { payload, grantId, userCode, uid, expiresAt },
    });
}

/** True for one caller alone, however many there are. */
export async function consumeOidcPayload(postgres: Postgres, model: string, id: string, now: Date): Promise<boolean> {
  const consumed = await postgres
    .update(oidcPayloads)
    .set({ consumedAt: now })
    .where(and(eq(oidcPayloads.model, model), eq(oidcPayloads.id, id), isNull(oidcPayloads.consumedAt)))
    .returning({ id: oidcPayloads.id });
  return consumed.length > 0;
}

export async function destroyOidcPayload(postgres: Postgres, model: string, id: string): Promise<void> {
  await postgres.delete(oidcPayloads).where(and(eq(oidcPayloads.model, model), eq(oidcPayloads.id, id)));
}

/**
 * Everything that was issued under the grant, of every model. A sign-in that is under way names the grant of whoever was signed in before
 * and was not issued under it: it goes on where somebody else signs in, which ends the session of the first.
 */
export async function revokeOidcGrant(postgres: Postgres, grantId: string): Promise<void> {
  await postgres.delete(oidcPayloads).where(and(eq(oidcPayloads.grantId, grantId), ne(oidcPayloads.model, 'Interaction')));
}

/** Signs a person out everywhere: sessions, grants, codes and tokens, and sign-ins that are under way and have taken the password. */
export async function endOidcSessions(postgres: Postgres, userId: string): Promise<void> {
  const { payload, model } = oidcPayloads;
  await postgres
    .delete(oidcPayloads)
    .where(
      or(
        eq(sql`${payload}->>'accountId'`, userId),
        and(
          eq(model, 'Interaction'),
          or(eq(sql`${payload}#>>'{result,login,accountId}'`, userId), eq(sql`${payload}#>>'{session,accountId}'`, userId)),
        ),
      ),
    );
}

/** Signs everybody out. */
export async function deleteOidcPayloads(postgres: Postgres): Promise<void> {
  await postgres.delete(oidcPayloads);
}

/** Signs a person out where these sign-ins were: browser sessions and grants of these ids, and whatever was issued in them. */
export async function endOidcSignIns(postgres: Postgres, userId: string, signIns: readonly string[]): Promise<void> {
  if (signIns.length === 0) return;
  const { payload, grantId, uid, model, id } = oidcPayloads;
  const of = [...signIns];
  await postgres
    .delete(oidcPayloads)
    .where(
      and(
        eq(sql`${payload}->>'accountId'`, userId),
        or(
          inArray(grantId, of),
          inArray(sql`${payload}->>'sessionUid'`, of),
          and(eq(model, 'Session'), inArray(uid, of)),
          and(eq(model, 'Grant'), inArray(id, of)),
        ),
      ),
    );
}

export async function deleteExpiredOidcPayloads(postgres: Postgres, now: Date): Promise<void> {
  await postgres.delete(oidcPayloads).where(lt(oidcPayloads.expiresAt, now));
}

function keyCondition(key: Key) {
  if ('id' in key) return eq(oidcPayloads.id, key.id);
  if ('uid' in key) return eq(oidcPayloads.uid, key.uid);
  return eq(oidcPayloads.userCode, key.userCode);
}
