/**
 * All tables as they are, read and written without knowing what they mean: so whatever a migration adds is part of a backup. A row is a line
 * of JSON as Postgres itself writes and reads it, which keeps every type of ours.
 */
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { askedRows } from './asked-rows.ts';
import type { Postgres, Transaction } from './client.ts';

export interface WholeTable {
  table: string;
  columns: string[];
}

/** Which migrations were applied is written by whoever applies them; files that people asked for are gone after a day, and are large. */
const LEFT_OUT: ReadonlySet<string> = new Set(['migrations', 'exports', 'export_parts', 'unfinished_restore']);
const FETCHED = 200;

export async function wholeTables(postgres: Postgres): Promise<WholeTable[]> {
  const found = await askedRows(
    postgres,
    sql`select one.relname::text as "table", json_agg(col.attname::text order by col.attnum) as columns
        from pg_class one join pg_attribute col on col.attrelid = one.oid and col.attnum > 0 and not col.attisdropped and col.attgenerated = ''
        where one.relnamespace = 'public'::regnamespace and one.relkind = 'r' group by one.relname order by one.relname`,
    z.object({ table: z.string(), columns: z.array(z.string()) }),
  );
  const references = await askedRows(
    postgres,
    sql`select own.relname::text as "table", other.relname::text as "to" from pg_constraint
        join pg_class own on own.oid = conrelid join pg_class other on other.oid = confrelid
        where contype = 'f' and own.relnamespace = 'public'::regnamespace`,
    z.object({ table: z.string(), to: z.string() }),
  );
  return referredFirst(
    found.filter(({ table }) => !LEFT_OUT.has(table)),
    references.filter(({ table, to }) => table !== to && !LEFT_OUT.has(to)),
  );
}

/** In the order in which they can be filled. */
function referredFirst(tables: WholeTable[], references: readonly { table: string; to: string }[]): WholeTable[] {
  const sorted: WholeTable[] = [];
  let left = tables;
  while (left.length > 0) {
    const waiting = new Set(left.map(({ table }) => table));
    const ready = left.filter(({ table }) => !references.some((one) => one.table === table && waiting.has(one.to)));
    if (ready.length === 0) throw new Error(`tables refer to each other in a circle: ${[...waiting].join(', ')}`);
    sorted.push(...ready);
    left = left.filter((table) => !ready.includes(table));
  }
  return sorted;
}

const line = z.object({ line: z.string() });

/** A piece at a time, so that the memory does not grow with the table; lines end with a line feed. */
export function tableLines(transaction: Transaction, { table, columns }: WholeTable): AsyncGenerator<Buffer> {
  return linesOf(
    transaction,
    sql`select row_to_json(one)::text as line from (select ${listed(columns)} from ${named(table)}) one`,
  );
}

/** Jobs that wait or run, but for those that time brings anyway and those of files that are left out. */
export function jobLines(transaction: Transaction): AsyncGenerator<Buffer> {
  return linesOf(
    transaction,
    sql`select json_build_object('queue', name, 'data', data, 'startAfter', start_after)::text as line from jobs.job
        where state in ('created', 'retry', 'active') and name not in ('tidy', 'export', 'failed') and name not like '\\_\\_pgboss%'`,
  );
}

async function* linesOf(transaction: Transaction, select: SQL): AsyncGenerator<Buffer> {
  await transaction.execute(sql`declare whole no scroll cursor for ${select}`);
  for (;;) {
    const rows = await askedRows(transaction, sql.raw(`fetch ${FETCHED} from whole`), line);
    if (rows.length > 0) yield Buffer.from(`${rows.map((row) => row.line).join('\n')}\n`);
    if (rows.length < FETCHED) break;
  }
  await transaction.execute(sql`close whole`);
}

export interface SequencePlace {
  name: string;
  /** Given out last. */
  last: string;
}

export async function sequencePlaces(postgres: Postgres): Promise<SequencePlace[]> {
  return askedRows(
    postgres,
    sql`select sequencename::text as name, last_value::text as last from pg_sequences
        where schemaname = 'public' and last_value is not null order by 1`,
    z.object({ name: z.string(), last: z.string() }),
  );
}

export async function moveSequence(postgres: Postgres, { name, last }: SequencePlace): Promise<void> {
  await postgres.execute(sql`select setval(${`public.${name}`}::text::regclass, ${last}::text::bigint)`);
}

/** Rows as they were written by `tableLines`; columns that they do not name have their defaults. */
export async function insertLines(
  transaction: Transaction,
  { table, columns }: WholeTable,
  lines: readonly string[],
): Promise<void> {
  const rows = `[${lines.join(',')}]`;
  await transaction.execute(
    sql`insert into ${named(table)} (${listed(columns)}) overriding system value
        select ${listed(columns)} from json_populate_recordset(null::${named(table)}, ${rows}::text::json)`,
  );
}

/** What the rows of a backup say of changes is what stands: writing them is no change. */
export async function withoutTriggers(
  transaction: Transaction,
  tables: readonly WholeTable[],
  work: () => Promise<void>,
): Promise<void> {
  for (const { table } of tables) await transaction.execute(sql`alter table ${named(table)} disable trigger user`);
  await work();
  for (const { table } of tables) await transaction.execute(sql`alter table ${named(table)} enable trigger user`);
}

export async function countRows(postgres: Postgres, table: string): Promise<number> {
  const [found] = await askedRows(postgres, sql`select count(*)::int as n from ${named(table)}`, z.object({ n: z.number() }));
  return found?.n ?? 0;
}

function named(table: string): SQL {
  return sql`${sql.identifier('public')}.${sql.identifier(table)}`;
}

function listed(columns: readonly string[]): SQL {
  return sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
}
