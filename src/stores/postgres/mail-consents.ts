/**
 * The `mail_consents` table: addresses outside an organisation that were asked whether they want its mail, and what they said. Those of
 * its users need not be asked.
 */
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Postgres } from './client.ts';
import { organisations } from './organisations.ts';
import { users } from './users.ts';

export const mailConsents = pgTable(
  'mail_consents',
  {
    organisationId: integer('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** In small letters. */
    email: text().notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true, precision: 3 }),
    askedAt: timestamp('asked_at', { withTimezone: true, precision: 3 }).notNull(),
    /** That reached it. */
    questions: integer().notNull().default(0),
  },
  (table) => [primaryKey({ name: 'mail_consents_pk', columns: [table.organisationId, table.email] })],
);

/** Those of these addresses that may be told: of users of the organisation who may sign in, and who has said yes. */
export async function consenting(postgres: Postgres, organisationId: number, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const given = [...emails];
  const address = sql<string>`lower(${users.email})`;
  const [own, confirmed] = [
    await postgres
      .select({ email: address })
      .from(users)
      .where(and(eq(users.organisationId, organisationId), inArray(address, given), isNull(users.disabledAt))),
    await postgres
      .select({ email: mailConsents.email })
      .from(mailConsents)
      .where(
        and(
          eq(mailConsents.organisationId, organisationId),
          inArray(mailConsents.email, given),
          isNotNull(mailConsents.confirmedAt),
        ),
      ),
  ];
  return new Set([...own, ...confirmed].map(({ email }) => email));
}

/** False where nobody asked. Saying yes twice changes nothing. */
export async function noteConsent(postgres: Postgres, organisationId: number, email: string, at: Date): Promise<boolean> {
  const noted = await postgres
    .update(mailConsents)
    .set({ confirmedAt: sql`coalesce(${mailConsents.confirmedAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(mailConsents.organisationId, organisationId), eq(mailConsents.email, email)))
    .returning({ email: mailConsents.email });
  return noted.length > 0;
}

/** Of an address that says yes to another question than whether it wants the organisation's mail. Saying yes twice changes nothing. */
export async function insertConsent(
  postgres: Postgres,
  { organisationId, email, at }: { organisationId: number; email: string; at: Date },
): Promise<void> {
  const yes = sql`coalesce(${mailConsents.confirmedAt}, ${at.toISOString()}::timestamptz)`;
  await postgres
    .insert(mailConsents)
    .values({ organisationId, email, confirmedAt: at, askedAt: at })
    .onConflictDoUpdate({ target: [mailConsents.organisationId, mailConsents.email], set: { confirmedAt: yes } });
}
