/**
 * Writes what a verified backup holds into empty stores that are migrated as far as its own were. Postgres is one transaction; what is
 * written into ClickHouse stands at once, so whoever calls marks the stores as unfinished before.
 */
import type { BackedUpTable, BackupManifest } from '../../contract/backup.ts';
import type { ClickHouse } from '../../stores/clickhouse/client.ts';
import { countStanding, WHOLE_TABLES } from '../../stores/clickhouse/whole-tables.ts';
import type { Postgres, Transaction } from '../../stores/postgres/client.ts';
import { countRows, insertLines, moveSequence, withoutTriggers } from '../../stores/postgres/whole-tables.ts';
import { type Member, readMembers } from './archive.ts';
import { unpackLines } from './parts.ts';

interface Stores {
  postgres: Postgres;
  clickhouse: ClickHouse;
}

/** Rows of a statement, and bytes of them. */
const ROWS = 500;
const BYTES = 4 * 1024 * 1024;

/** @throws Error where a table has other rows in the end than the manifest says */
export async function loadBackup(
  { postgres, clickhouse }: Stores,
  file: string,
  manifest: BackupManifest,
  onLoaded: (rows: number) => void = () => undefined,
): Promise<void> {
  const rowsOf = new Map(manifest.parts.map(({ name, rows }) => [name, rows]));
  let loaded = 0;
  const count = ({ name }: Member) => {
    loaded += rowsOf.get(name) ?? 0;
    onLoaded(loaded);
  };
  const { tables, sequences } = manifest.postgres;
  await postgres.transaction((transaction) =>
    withoutTriggers(transaction, tables, async () => {
      // They come first. Reading on to the end would leave the transaction idle for longer than a server lets it be.
      let left = manifest.parts.filter(({ name }) => name.startsWith('postgres/')).length;
      if (left > 0)
        for await (const member of readMembers(file, startsWith('postgres/'))) {
          await loadRows(transaction, tableOf(tables, member), await unpackLines(member));
          count(member);
          left -= 1;
          if (left === 0) break;
        }
      for (const sequence of sequences) await moveSequence(transaction, sequence);
    }),
  );
  for await (const member of readMembers(file, startsWith('clickhouse/'))) {
    const { table, columns } = tableOf(manifest.clickhouse.tables, member);
    const known = WHOLE_TABLES.find((one) => one === table);
    if (!known) throw new Error(`the backup holds rows of a table ${table}, which is none of this program`);
    await clickhouse.insert(known, { columns, lines: await unpackLines(member) });
    count(member);
  }
  await refuseOtherCounts({ postgres, clickhouse }, manifest);
}

async function loadRows(transaction: Transaction, table: BackedUpTable, lines: Buffer): Promise<void> {
  let held: string[] = [];
  let size = 0;
  for (const line of lines.toString().split('\n')) {
    if (line === '') continue;
    held.push(line);
    size += line.length;
    if (held.length < ROWS && size < BYTES) continue;
    await insertLines(transaction, table, held);
    held = [];
    size = 0;
  }
  if (held.length > 0) await insertLines(transaction, table, held);
}

async function refuseOtherCounts({ postgres, clickhouse }: Stores, manifest: BackupManifest): Promise<void> {
  const other: string[] = [];
  const compare = (name: string, expected: number, found: number) => {
    if (found !== expected) other.push(`${name} has ${found} rows instead of ${expected}`);
  };
  for (const { table, rows } of manifest.postgres.tables) compare(table, rows, await countRows(postgres, table));
  const byTable = new Map(manifest.clickhouse.tables.map(({ table, rows }) => [table, rows]));
  for (const table of WHOLE_TABLES) compare(table, byTable.get(table) ?? 0, await countStanding(clickhouse, table));
  if (other.length > 0) throw new Error(`what was restored is not what the backup holds: ${other.join(', ')}`);
}

function tableOf(tables: readonly BackedUpTable[], { name }: Member): BackedUpTable {
  const named = /^\w+\/(?<table>\w+)-\d+\./.exec(name)?.groups?.['table'];
  const found = tables.find(({ table }) => table === named);
  if (!found) throw new Error(`the backup says nothing of the table of "${name}"`);
  return found;
}

function startsWith(prefix: string): (name: string) => boolean {
  return (name) => name.startsWith(prefix);
}
