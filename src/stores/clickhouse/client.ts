/**
 * The narrow seam to ClickHouse: ask a question, insert rows, give a command, close. The same code drives the embedded
 * engine (chDB) and a server by URL. Of SQL it holds the frame
 * of an INSERT and the allowance of a statement, no question; it knows no table but by name.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import {
  type ClickHouseClient,
  type ClickHouseClientConfigOptions,
  ClickHouseLogLevel,
  createClient,
  TupleParam,
} from '@clickhouse/client';
import { type ChdbConnection, createChdbConnection } from 'chdb/connection';
import type { z } from 'zod';
import { insertLine } from './insert-line.ts';

export type Table =
  | 'posts'
  | 'edited_posts'
  | 'reread_posts'
  | 'mentions'
  | 'sentiment_corrections'
  | 'organisation_entities'
  | 'migrations';

/** 64-bit integers go in as bigint: a number would lose digits, and an array of decimal strings is refused. */
export type Param = string | number | bigint | readonly Param[] | TupleParam;
export type Params = Record<string, Param>;

/** What one statement may use; it stands in the SQL itself, because settings of the client would stick to its session. */
export interface Allowance {
  seconds?: number;
  bytes?: number;
}

/** A SELECT with the shape of its rows. Values are bound as `{name:Type}`; ids must be selected as `toString(id)`. */
export interface Question<Row> extends Allowance {
  sql: string;
  row: z.ZodType<Row>;
}

/** Rows that are written already, each by `insertLine`. */
export interface WrittenRows {
  columns: readonly string[];
  /** UTF-8, a row in each line. */
  lines: Buffer;
}

export interface ClickHouse {
  /** Rejects with ClickHouse's error, or a ZodError where a row is not what the question says. */
  query<Row>(question: Question<Row>, params?: Params): Promise<Row[]>;
  /** One INSERT; resolves when the rows are stored. The columns are those of the first row; what a row lacks is the default. */
  insert(table: Table, rows: readonly object[] | WrittenRows): Promise<void>;
  /** A statement that puts stored data in order and may take minutes; everything else goes on meanwhile. */
  maintain(sql: string): Promise<void>;
  /** A statement without an answer. `unbounded` is for DDL, which takes no settings. */
  command(sql: string, params?: Params, allowance?: Allowance | 'unbounded'): Promise<void>;
  close(): Promise<void>;
}

/** Readers run side by side on one chDB directory; more than a few gain nothing on it. */
const CHDB_READERS = 4;
/** Whoever asks gets the error, and logs it where logs go. */
const QUIET = { level: ClickHouseLogLevel.OFF };
const DEFAULTS = { seconds: 30, bytes: 1_000_000_000 };
const INSERT = { ...DEFAULTS, seconds: 120 };
/** Counts and sums arrive as numbers; an id that is not selected as a string fails its row schema instead of losing digits. */
const NUMBERS = { output_format_json_quote_64bit_integers: 0 };
/** Names once instead of with every row: a fifth less work on both sides. */
const LINES = 'JSONCompactEachRow';

export function openClickHouse(place: { dataDir: string } | { url: string }): Promise<ClickHouse> {
  return Promise.resolve('url' in place ? openServer(place.url) : openEmbedded(place.dataDir));
}

export function tuple(...values: Param[]): TupleParam {
  return new TupleParam(values);
}

function openServer(url: string): ClickHouse {
  const client = createClient({
    url,
    log: QUIET,
    // Beyond the longest allowance of a statement; the headers keep proxies from taking a long one for dead.
    request_timeout: 660_000,
    clickhouse_settings: { send_progress_in_http_headers: 1, http_headers_progress_interval_ms: '20000' },
    // Long lists of ids do not fit into an address; the client then sends them in the body.
    use_multipart_params_auto: true,
  });
  const write: Write = (table, { columns, lines }) => {
    const statement = `INSERT INTO ${table} (${columns.join(', ')}) ${settings(INSERT)} FORMAT ${LINES}`;
    return client.command({ query: `${statement}\n${lines.toString()}` });
  };
  return new Clients({ writer: client, readers: [client], maintainer: client }, write, () => undefined);
}

function openEmbedded(dataDir: string): ClickHouse {
  const directory = path.resolve(dataDir, 'clickhouse');
  mkdirSync(directory, { recursive: true });
  const connections = Array.from({ length: CHDB_READERS + 2 }, () => createChdbConnection({ path: directory }));
  // The process may end in a segmentation fault with a session open, so every way out closes them; close() is synchronous inside.
  const closeAll = () => void connections.map((connection) => connection.close());
  process.once('exit', closeAll);
  const [writer, maintainer, ...readers] = connections.map((connection) =>
    createClient({ connection: asConnection(connection), log: QUIET }),
  );
  const native = connections[0]?.chdb;
  if (!writer || !maintainer || !native) throw new Error('no chDB client');
  // Past the client, which would make one string of statement and bytes, and chDB bytes of that again.
  const write: Write = (table, { columns, lines }) =>
    native.rawInsert({ table, columns, values: lines, format: LINES, settings: limits(INSERT) });
  return new Clients({ writer, maintainer, readers }, write, () => process.removeListener('exit', closeAll));
}

/** chDB is typed against `@clickhouse/client-common`, of which the client ships an identical copy that counts as another type. */
function asConnection(connection: ChdbConnection): NonNullable<ClickHouseClientConfigOptions['connection']> {
  return connection as unknown as NonNullable<ClickHouseClientConfigOptions['connection']>;
}

type Write = (table: Table, rows: WrittenRows) => Promise<unknown>;

interface Roles {
  writer: ClickHouseClient;
  maintainer: ClickHouseClient;
  readers: readonly ClickHouseClient[];
}

class Clients implements ClickHouse {
  private turn = 0;
  private readonly maintaining = new Set<Promise<unknown>>();

  constructor(
    private readonly clients: Roles,
    private readonly write: Write,
    private readonly closed: () => void,
  ) {}

  async query<Row>(question: Question<Row>, params: Params = {}): Promise<Row[]> {
    const { readers, writer } = this.clients;
    const reader = readers[this.turn++ % readers.length] ?? writer;
    const query = `${question.sql}\n${settings(question)}`;
    const answer = await reader.query({ query, query_params: params, format: 'JSONEachRow' });
    const rows = await answer.json<unknown>();
    return rows.map((row) => question.row.parse(row));
  }

  async insert(table: Table, rows: readonly object[] | WrittenRows): Promise<void> {
    const written = 'lines' in rows ? rows : writtenRows(rows);
    if (written.lines.length > 0) await this.write(table, written);
  }

  async maintain(sql: string): Promise<void> {
    const done = this.clients.maintainer.command({ query: sql });
    this.maintaining.add(done);
    await done.finally(() => this.maintaining.delete(done));
  }

  async command(sql: string, params: Params = {}, allowance: Allowance | 'unbounded' = {}): Promise<void> {
    const query = allowance === 'unbounded' ? sql : `${sql}\n${settings(allowance)}`;
    await this.clients.writer.command({ query, query_params: params });
  }

  async close(): Promise<void> {
    // Whoever opens the folder next must not find it being written.
    await Promise.allSettled(this.maintaining);
    const { writer, maintainer, readers } = this.clients;
    await Promise.all([...new Set([writer, maintainer, ...readers])].map((client) => client.close()));
    this.closed();
  }
}

function writtenRows(rows: readonly object[]): WrittenRows {
  const columns = Object.keys(rows[0] ?? {});
  return { columns, lines: Buffer.from(rows.map((row) => insertLine(valuesOf(row, columns))).join('\n')) };
}

function valuesOf(row: object, columns: readonly string[]): unknown[] {
  const values = row as Readonly<Record<string, unknown>>;
  return columns.map((column) => values[column]);
}

function settings(allowance: Allowance): string {
  const all = Object.entries({ ...limits(allowance), ...NUMBERS });
  return `SETTINGS ${all.map(([name, value]) => `${name} = ${value}`).join(', ')}`;
}

function limits({ seconds = DEFAULTS.seconds, bytes = DEFAULTS.bytes }: Allowance): Record<string, number> {
  return { max_execution_time: seconds, max_memory_usage: bytes };
}
