/** Postgres as it was at one moment, written into a spool at once: the embedded one has one connection, which others wait for meanwhile. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { BackedUpTable, BackupManifest } from '../../contract/backup.ts';
import { askedRows } from '../../stores/postgres/asked-rows.ts';
import type { Postgres, Transaction } from '../../stores/postgres/client.ts';
import { appliedPostgres } from '../../stores/postgres/migrations.ts';
import { jobLines, sequencePlaces, tableLines, wholeTables } from '../../stores/postgres/whole-tables.ts';
import { cutIntoParts } from './parts.ts';
import type { Spool } from './spool.ts';

export const JOBS = 'jobs/waiting';

const topic = z.object({ id: z.number(), revision: z.number(), building: z.number().nullable() });
const list = z.object({ id: z.number(), version: z.string() });

export interface ReadPostgres {
  manifest: BackupManifest['postgres'];
  topics: z.output<typeof topic>[];
  lists: z.output<typeof list>[];
}

export async function readPostgres(postgres: Postgres, spool: Spool): Promise<ReadPostgres> {
  return postgres.transaction(
    async (transaction) => {
      const tables: BackedUpTable[] = [];
      for (const whole of await wholeTables(transaction))
        tables.push({ ...whole, rows: await spooled(spool, `postgres/${whole.table}`, tableLines(transaction, whole)) });
      const jobs = await spooled(spool, JOBS, jobLines(transaction));
      const engine = await postgresVersion(transaction);
      const migrations = await appliedPostgres(transaction);
      const sequences = await sequencePlaces(transaction);
      return {
        manifest: { engine, migrations, tables, sequences, jobs },
        topics: await topicsNow(transaction),
        lists: await listsNow(transaction),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Whose mentions, or whose entities, may have been read as of another moment than what stands in Postgres. */
export async function changedSince(
  postgres: Postgres,
  { topics, lists }: ReadPostgres,
): Promise<Pick<BackupManifest, 'topicsToSearch' | 'organisationsToRead'>> {
  const revisions = new Map((await topicsNow(postgres)).map(({ id, revision }) => [id, revision]));
  const versions = new Map((await listsNow(postgres)).map(({ id, version }) => [id, version]));
  return {
    topicsToSearch: topics.filter(({ id, revision }) => revisions.get(id) !== revision).map(({ id }) => id),
    organisationsToRead: lists.filter(({ id, version }) => versions.get(id) !== version).map(({ id }) => id),
  };
}

async function spooled(spool: Spool, name: string, lines: AsyncGenerator<Buffer>): Promise<number> {
  let rows = 0;
  for await (const part of cutIntoParts(name, lines)) {
    rows += part.part.rows;
    await spool.add(part);
  }
  return rows;
}

function topicsNow(postgres: Postgres): Promise<ReadPostgres['topics']> {
  return askedRows(postgres, sql`select id, revision, building_revision as building from topics order by id`, topic);
}

function listsNow(postgres: Postgres): Promise<ReadPostgres['lists']> {
  return askedRows(postgres, sql`select organisation_id as id, version::text as version from entity_lists order by 1`, list);
}

async function postgresVersion(transaction: Transaction): Promise<string> {
  const [found] = await askedRows(transaction, sql`select version() as version`, z.object({ version: z.string() }));
  return found?.version ?? '';
}
