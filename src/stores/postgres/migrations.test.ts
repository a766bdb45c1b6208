import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPostgres } from '../../../tests/support/postgres.ts';
import { readMigrations } from '../migration-files.ts';
import { accountLinks } from './account-links.ts';
import { alertRuns } from './alert-runs.ts';
import { alertChannels, alertRecipients, alerts, alertTopics } from './alerts.ts';
import { auditEvents } from './audit-events.ts';
import type { OpenPostgres } from './client.ts';
import { customEntities } from './custom-entities.ts';
import { devices } from './devices.ts';
import { entityLists } from './entity-lists.ts';
import { hiddenMentions } from './hidden-mentions.ts';
import { keptSummaries } from './kept-summaries.ts';
import { mailConsents } from './mail-consents.ts';
import { breakingBeyond, migratePostgres } from './migrations.ts';
import { modelCalls } from './model-calls.ts';
import { oidcPayloads } from './oidc-payloads.ts';
import { organisations } from './organisations.ts';
import { outbox } from './outbox.ts';
import { postNotes } from './post-notes.ts';
import { postTags } from './post-tags.ts';
import { preferences } from './preferences.ts';
import { registrations } from './registrations.ts';
import { savedViews } from './saved-views.ts';
import { sentimentCorrections } from './sentiment-corrections.ts';
import { settings } from './settings.ts';
import { signingKeys } from './signing-keys.ts';
import { sourceHosts } from './source-claims.ts';
import { sourceFollows } from './source-follows.ts';
import { sourceHours } from './source-hours.ts';
import { sourceMentions } from './source-mentions.ts';
import { sourceSpending } from './source-spending.ts';
import { sources } from './sources.ts';
import { subscriptions } from './subscriptions.ts';
import { topicChanges } from './topic-changes.ts';
import { topicRevisions } from './topic-revisions.ts';
import { topics } from './topics.ts';
import { translations } from './translations.ts';
import { users } from './users.ts';
import { websubSubscriptions } from './websub-subscriptions.ts';

const TABLES = [
  accountLinks,
  auditEvents,
  translations,
  modelCalls,
  keptSummaries,
  registrations,
  alerts,
  alertTopics,
  alertRecipients,
  alertChannels,
  alertRuns,
  mailConsents,
  outbox,
  organisations,
  users,
  devices,
  subscriptions,
  topics,
  topicRevisions,
  topicChanges,
  settings,
  oidcPayloads,
  signingKeys,
  sentimentCorrections,
  customEntities,
  entityLists,
  postTags,
  postNotes,
  hiddenMentions,
  preferences,
  savedViews,
  sources,
  sourceFollows,
  sourceHosts,
  sourceHours,
  sourceMentions,
  sourceSpending,
  websubSubscriptions,
];

let opened: OpenPostgres;

beforeAll(async () => {
  opened = await openTestPostgres();
});
afterAll(() => opened.close());

describe('migrations', () => {
  it('run by several callers at once and again leave one entry each', async () => {
    const { postgres } = opened;
    await Promise.all([migratePostgres(postgres), migratePostgres(postgres), migratePostgres(postgres)]);
    await migratePostgres(postgres);
    const applied = await rows<{ id: number; name: string }>('select id, name from migrations order by id');
    expect(applied).toEqual(readMigrations('postgres').map(({ id, name }) => ({ id, name })));
  });

  it.each(TABLES.map((table) => [getTableConfig(table).name, getTableConfig(table)] as const))(
    'make the table %s as it is declared',
    async (name, declared) => {
      const made = await rows<{ name: string; type: string; required: boolean }>(
        `select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as required
         from pg_attribute where attrelid = '${name}'::regclass and attnum > 0 and not attisdropped`,
      );
      const expected = declared.columns.map((column) => ({
        name: column.name,
        type: column.getSQLType().replace('timestamp (3)', 'timestamp(3)'),
        required: column.notNull,
      }));
      expect(made.sort(byName)).toEqual(expected.sort(byName));
    },
  );

  it('make every declared index', async () => {
    const made = await rows<{ name: string }>("select indexname as name from pg_indexes where schemaname = 'public'");
    const names = new Set(made.map(({ name }) => name));
    const declared = TABLES.flatMap((table) => getTableConfig(table).indexes.map((index) => index.config.name));
    expect(declared.filter((name) => !names.has(name ?? ''))).toEqual([]);
  });

  it.each([
    ['neither branch', [13]],
    ['one branch', [13, 16]],
    ['the other', [13, 14]],
  ])('bring data of %s to the same shape, whichever it has', async (_name, last) => {
    const branch = await openTestPostgres();
    const all = readMigrations('postgres');
    await migratePostgres(
      branch.postgres,
      all.filter(({ id }) => id < 13 || last.includes(id)),
    );
    await migratePostgres(branch.postgres);
    const applied = (await branch.postgres.execute(sql`select id from migrations order by id`)) as unknown as { rows: unknown[] };
    expect(applied.rows).toEqual(all.map(({ id }) => ({ id })));
    const made = await branch.postgres.execute(sql`select count(*)::int from source_mentions, account_links`);
    expect(made).toMatchObject({ rows: [{ count: 0 }] });
    await branch.close();
  });

  it('refuse data of a newer program, and name what they do not know', async () => {
    const { postgres } = opened;
    const newer = {
      id: 9999,
      name: '9999_from_the_future',
      sql: '-- Breaks older programs: they read what is gone\ncreate table future (id integer)',
    };
    await migratePostgres(postgres, [...readMigrations('postgres'), newer]);
    await expect(migratePostgres(postgres)).rejects.toThrow(/newer than this program.*9999_from_the_future/);
  });

  it('that only add let an older program go on, and start again', async () => {
    const later = await openTestPostgres();
    const all = readMigrations('postgres');
    const added = { id: 9998, name: '9998_adds', sql: 'create table added (id integer)' };
    await migratePostgres(later.postgres, [...all, added]);
    await migratePostgres(later.postgres);
    const breaking = { ...added, id: 9999, name: '9999_takes', sql: '-- Breaks older programs: it is gone\ndrop table added' };
    await migratePostgres(later.postgres, [...all, added, breaking]);
    await expect(migratePostgres(later.postgres)).rejects.toThrow(/9999_takes/);
    await expect(migratePostgres(later.postgres, [...all, added])).rejects.toThrow(/9999_takes/);
    const newestKnown = all.at(-1)?.id ?? 0;
    expect(await breakingBeyond(later.postgres, newestKnown)).toEqual(['9999_takes']);
    // As programs of before the mark have left it.
    await later.postgres.execute(sql`alter table migrations drop column breaks_older`);
    expect(await breakingBeyond(later.postgres, newestKnown)).toEqual(['9998_adds', '9999_takes']);
    await later.close();
  });

  it('leave nothing of a migration that fails half way', async () => {
    const { postgres } = opened;
    const broken = { id: 10_000, name: 'broken', sql: 'create table half (id integer)\n--> statement-breakpoint\nselect 1 / 0' };
    await expect(migratePostgres(postgres, [broken])).rejects.toThrow();
    expect(await rows<{ made: string | null }>("select to_regclass('half')::text as made")).toEqual([{ made: null }]);
  });
});

function byName(a: { name: string }, b: { name: string }): number {
  return a.name < b.name ? -1 : 1;
}

async function rows<Row>(statement: string): Promise<Row[]> {
  const answer = (await opened.postgres.execute(sql.raw(statement))) as unknown as { rows: Row[] };
  return answer.rows;
}
