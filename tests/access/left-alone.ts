/**
 * All that a tenant has in the stores, as one text, to see that nothing of it was changed. Whose a row is follows from what it refers to:
 * a table that refers to nobody must be named here.
 */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor, Environment } from '../../src/services/environment.ts';
import type { Postgres } from '../../src/stores/postgres/client.ts';

/** Nobody's, or everybody's: what is collected, and how the program itself is set. */
const NOBODYS = [
  'migrations',
  'settings',
  'signing_keys',
  'oidc_payloads',
  'sources',
  'source_hosts',
  'source_spending',
  'source_hours',
  'websub_subscriptions',
  'registrations',
  'translations',
];
/** Without a foreign key, as what was changed or done is told after it is deleted too. */
const WITHOUT_KEY: readonly Reference[] = [
  { from: 'topic_changes', field: 'topic_id', to: 'topics', key: 'id' },
  { from: 'audit_events', field: 'organisation_id', to: 'organisations', key: 'id' },
];

interface Reference {
  from: string;
  field: string;
  to: string;
  key: string;
}
type Dump = Map<string, Record<string, unknown>[]>;

export interface Watch {
  /** Tables of which nobody knows whose their rows are. */
  unknown: string[];
  /** Tables of ClickHouse that are looked at. */
  copies: string[];
  look(): Promise<string>;
}

export async function watch({ postgres, clickhouse }: Environment, { organisationId }: Actor): Promise<Watch> {
  const tables = await rowsOf(
    postgres,
    z.object({ name: z.string() }),
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const names = tables.map(({ name }) => name);
  const references = [...WITHOUT_KEY, ...(await referencesOf(postgres))];
  const unknown = names.filter((name) => name !== 'organisations' && !NOBODYS.includes(name) && !leads(name, references));
  const copies = await clickhouse.query({
    sql: `SELECT table, max(name = 'topic_id') AS byTopic FROM system.columns
      WHERE database = currentDatabase() AND name IN ('organisation_id', 'topic_id') AND table NOT LIKE '.%' GROUP BY table`,
    row: z.object({ table: z.string(), byTopic: z.coerce.boolean() }),
  });
  async function look(): Promise<string> {
    const own = ownOf(await dump(postgres, names), references, organisationId);
    const topics = [...(own.get('topics') ?? [])].map(({ id }) => Number(id));
    const counts = [];
    for (const { table, byTopic } of copies) {
      const where = byTopic ? `has(array(${[0, ...topics].join()}), topic_id)` : `organisation_id = ${organisationId}`;
      const row = z.object({ rows: z.coerce.number(), sum: z.coerce.string() });
      const [found] = await clickhouse.query({
        sql: `SELECT count() AS rows, toString(sum(cityHash64(*))) AS sum FROM ${table} FINAL WHERE ${where}`,
        row,
      });
      counts.push(`${table}: ${found?.rows} ${found?.sum}`);
    }
    const rows = [...own].flatMap(([table, found]) => found.map((row) => `${table}: ${JSON.stringify(row)}`));
    return [...rows.sort(), ...counts].join('\n');
  }
  return { unknown, copies: copies.map(({ table }) => table).sort(), look };
}

function leads(name: string, references: readonly Reference[], seen: readonly string[] = []): boolean {
  return references.some(
    ({ from, to }) => from === name && !seen.includes(to) && (to === 'organisations' || leads(to, references, [...seen, name])),
  );
}

/** Rows of the organisation, and those that refer to one of these. */
function ownOf(all: Dump, references: readonly Reference[], organisationId: number): Dump {
  const own: Dump = new Map([['organisations', (all.get('organisations') ?? []).filter(({ id }) => id === organisationId)]]);
  for (let grew = true; grew; ) {
    grew = false;
    for (const [table, rows] of all) {
      const found = rows.filter((row) => references.some((one) => one.from === table && refersTo(row, one, own)));
      if (table !== 'organisations' && found.length > (own.get(table)?.length ?? 0)) {
        own.set(table, found);
        grew = true;
      }
    }
  }
  return own;
}

function refersTo(row: Record<string, unknown>, { field, to, key }: Reference, own: Dump): boolean {
  return row[field] !== null && (own.get(to) ?? []).some((target) => target[key] === row[field]);
}

async function dump(postgres: Postgres, names: readonly string[]): Promise<Dump> {
  const asked = names.map((name) => `select '${name}' as name, to_jsonb(t) as row from "${name}" t`);
  const all: Dump = new Map(names.map((name) => [name, []]));
  const dumped = z.object({ name: z.string(), row: z.record(z.string(), z.unknown()) });
  for (const { name, row } of await rowsOf(postgres, dumped, asked.join(' union all '))) all.get(name)?.push(row);
  return all;
}

function referencesOf(postgres: Postgres): Promise<Reference[]> {
  return rowsOf(
    postgres,
    z.object({ from: z.string(), field: z.string(), to: z.string(), key: z.string() }),
    `select c.conrelid::regclass::text as "from", a.attname as field, c.confrelid::regclass::text as "to", b.attname as key
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace`,
  );
}

async function rowsOf<Row>(postgres: Postgres, row: z.ZodType<Row>, statement: string): Promise<Row[]> {
  const answer: unknown = await postgres.execute(sql.raw(statement));
  return z.object({ rows: z.array(row) }).parse(answer).rows;
}

/** Numbers of what is made from now on begin there, so that they are known by themselves. */
export async function countFrom(postgres: Postgres, first: number): Promise<void> {
  const found = await rowsOf(
    postgres,
    z.object({ name: z.string(), field: z.string() }),
    `select table_name as name, column_name as field from information_schema.columns where is_identity = 'YES' and table_schema = 'public'`,
  );
  for (const { name, field } of found)
    await postgres.execute(sql.raw(`alter table "${name}" alter column "${field}" restart with ${first}`));
}
