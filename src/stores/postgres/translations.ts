/** The `translations` table: what texts say in another language, by whom, kept for everybody as long as somebody reads it. */
import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Postgres } from './client.ts';

export const translations = pgTable(
  'translations',
  {
    /** SHA-256 of title and content: nobody can make a text that is taken for another. */
    textKey: text('text_key').notNull(),
    /** '' where nobody knows. */
    source: text().notNull(),
    target: text().notNull(),
    /** Who made it, and by which instructions. */
    provider: text().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    converted: boolean().notNull(),
    madeAt: timestamp('made_at', { withTimezone: true, precision: 3 }).notNull(),
    /** To the day. */
    usedAt: timestamp('used_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.textKey, table.source, table.target, table.provider] }),
    index('translations_used').on(table.usedAt),
  ],
);
export type TranslationRow = typeof translations.$inferSelect;

/** Of all who may have translated it. */
export async function findTranslations(
  postgres: Postgres,
  textKeys: readonly string[],
  target: string,
  providers: readonly string[],
): Promise<TranslationRow[]> {
  if (textKeys.length === 0 || providers.length === 0) return [];
  return postgres
    .select()
    .from(translations)
    .where(
      and(
        inArray(translations.textKey, [...textKeys]),
        eq(translations.target, target),
        inArray(translations.provider, [...providers]),
      ),
    );
}

/** Two who translate the same at the same time: the later one counts. */
export async function saveTranslation(postgres: Postgres, row: TranslationRow): Promise<void> {
  const { title, content, converted, madeAt, usedAt } = row;
  await postgres
    .insert(translations)
    .values(row)
    .onConflictDoUpdate({
      target: [translations.textKey, translations.source, translations.target, translations.provider],
      set: { title, content, converted, madeAt, usedAt },
    });
}

/** Those of the same text by others. */
export async function deleteOtherTranslations(
  postgres: Postgres,
  { textKey, source, target, provider }: Pick<TranslationRow, 'textKey' | 'source' | 'target' | 'provider'>,
): Promise<void> {
  const { textKey: text, source: from, target: into, provider: by } = translations;
  await postgres.delete(translations).where(and(eq(text, textKey), eq(from, source), eq(into, target), ne(by, provider)));
}

export async function touchTranslations(
  postgres: Postgres,
  textKeys: readonly string[],
  target: string,
  now: Date,
): Promise<void> {
  if (textKeys.length === 0) return;
  await postgres
    .update(translations)
    .set({ usedAt: now })
    .where(and(inArray(translations.textKey, [...textKeys]), eq(translations.target, target)));
}

/** Answers how many of at most `most` there were. */
export async function deleteTranslationsBefore(postgres: Postgres, before: Date, most: number): Promise<number> {
  return deleteThose(postgres, sql`SELECT ctid FROM ${translations} WHERE ${lt(translations.usedAt, before)} LIMIT ${most}`);
}

/** All but so many, those read last; at most `most` at a time. */
export async function deleteTranslationsBeyond(postgres: Postgres, kept: number, most: number): Promise<number> {
  return deleteThose(
    postgres,
    sql`SELECT ctid FROM ${translations} ORDER BY ${desc(translations.usedAt)} OFFSET ${kept} LIMIT ${most}`,
  );
}

async function deleteThose(postgres: Postgres, rows: ReturnType<typeof sql>): Promise<number> {
  const deleted = await postgres
    .delete(translations)
    .where(sql`ctid = ANY(ARRAY(${rows}))`)
    .returning({ target: translations.target });
  return deleted.length;
}
