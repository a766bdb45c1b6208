/**
 * The narrow seam to ClickHouse: ask a question, insert rows, give a command, close. The same code drives the embedded
 * engine (chDB) and a server by URL. Of SQL it holds the frame
 * of an INSERT and the allowance of a statement, no question; it knows no table but by name.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type ClickHouseClient, type ClickHouseClientConfigOptions, ClickHouseLogLevel, createClient } from '@clickhouse/client';
import type { ChdbConnection } from 'chdb/connection';
import type { z } from 'zod';
import { type Allowance, embeddedSession, INSERT, limits, type MoreSettings, settings, within } from './allowance.ts';
import { asJson } from './as-json.ts';
import type { ClusterPlace } from './cluster.ts';
import { EmbeddedQuestions } from './embedded-questions.ts';
import { EmbeddedStreams } from './embedded-streams.ts';
import { insertLine } from './insert-line.ts';
import type { Params } from './params.ts';
import { type Answer, type Patience, SharedQuestions, type Source } from './shared-questions.ts';
import type { Table } from './table.ts';
import { withValues } from './written-values.ts';

/** A SELECT with the shape of its rows. Values are bound as `{name:Type}`; ids must be selected as `toString(id)`. */
export interface Question<Row> extends Allowance {
  sql: string;
  row: z.ZodType<Row>;
  /** Of what its answer may be kept, beside the mentions of the topics that it binds; all the tables that it reads. */
  of?: readonly Table[];
  patience?: Patience;
  /** It waits behind no other question. */
  isLook?: boolean;
}

/** Rows that are written already, each by `insertLine`. */
export interface WrittenRows {
  columns: readonly string[];
  /** UTF-8, a row in each line. */
  lines: Buffer;
  /** Of mentions, of which topics; left out where that is not known. */
  topics?: ReadonlySet<number>;
}

/** A SELECT whose answer is taken as it comes: `format` is ClickHouse's. */
export interface StreamedQuestion extends Allowance {
  sql: string;
  format: 'CSV' | 'JSONCompactEachRow';
}

export interface ClickHouse {
  /** Set where the tables are spread over machines. */
  readonly cluster?: ClusterPlace;
  /** Whether what was counted of topics is kept until something is written. */
  readonly keepsAnswers?: boolean;
  /** Where they are: what was inserted is of somebody who looks at what comes of it. `topics`: of which it is; left out, of any. */
  changed?(topics?: ReadonlySet<number>): void;
  /** Rejects with ClickHouse's error, or a ZodError where a row is not what the question says. */
  query<Row>(question: Question<Row>, params?: Params): Promise<Row[]>;
  /**
   * Bytes as fast as they are taken, however many: what has to be sorted beyond SORTED_BYTES waits on disk. A few at a time, others wait.
   * To be read to its end, or left by `break` or by the signal: then the statement is given up, by the embedded engine only when its next
   * piece is ready.
   */
  stream(question: StreamedQuestion, params?: Params, signal?: AbortSignal): AsyncIterable<Buffer>;
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
/** Connections for looks whether it answers. */
const LOOKS = 4;
/** Long answers under way at once; more would only share the same processors. */
const STREAMS = 2;
/** Milliseconds. */
const STREAM_TIMEOUT = 65 * 60 * 1000;
/** Bytes of a long answer that are sorted in memory. */
const SORTED_BYTES = 100_000_000;
/** A piece is a few megabytes; lines of CSV end as RFC 4180 has it, and what is not known is an empty cell. */
const STREAMED = {
  max_block_size: 8192,
  max_bytes_before_external_sort: SORTED_BYTES,
  max_bytes_ratio_before_external_sort: 0,
  output_format_csv_crlf_end_of_line: 1,
  format_csv_null_representation: "''",
};
/** Whoever asks gets the error, and logs it where logs go. */
const QUIET = { level: ClickHouseLogLevel.OFF };
/** Names of values that are topics: of one, of several, of one of several scopes. */
const TOPICS = /^(?:s\d+_)?topicIds?$/;
const READS_POSTS = /\b(?:FROM|JOIN) (?:\w+\.)?posts(?:_local)?\b/;
/** Names once instead of with every row: a fifth less work on both sides. */
const LINES = 'JSONCompactEachRow';

/** `settings`: what its statements are run with beside their own. */
export type Place = ({ dataDir: string } | { url: string }) & { settings?: MoreSettings };

export function openClickHouse(place: Place): Promise<ClickHouse> {
  const { settings: more = {} } = place;
  return 'url' in place ? Promise.resolve(openServer(place.url, more)) : openEmbedded(place.dataDir, more);
}

function openServer(url: string, more: MoreSettings): ClickHouse {
  const common = {
    url,
    log: QUIET,
    // Beyond the longest allowance of a question; the headers keep proxies from taking a long one for dead.
    request_timeout: 660_000,
    clickhouse_settings: { ...more, send_progress_in_http_headers: 1 as const, http_headers_progress_interval_ms: '20000' },
    // Long lists of ids do not fit into an address; the client then sends them in the body.
    use_multipart_params_auto: true,
  };
  const client = createClient(common);
  // Connections of their own: whoever reads slowly keeps no question waiting. The time is beyond the allowance of a long answer.
  const streaming = createClient({ ...common, max_open_connections: STREAMS, request_timeout: STREAM_TIMEOUT });
  const looking = createClient({ ...common, max_open_connections: LOOKS });
  const ask: Own['ask'] = ({ sql, isLook, ...allowance }, query_params) => {
    const asked = { query: `${sql}\n${settings(allowance)}`, query_params, format: 'JSONEachRow' } as const;
    return within(allowance, async (abort_signal) => {
      const answer = await (isLook ? looking : client).query({ ...asked, abort_signal });
      // A server may fail in the middle of an answer, which only `json` notices.
      return { rows: await answer.json<unknown>(), size: 0, read: 0 };
    });
  };
  const write: Own['write'] = (table, { columns, lines }) => {
    const statement = `INSERT INTO ${table} (${columns.join(', ')}) ${settings(INSERT)} FORMAT ${LINES}`;
    const query = `${statement}\n${lines.toString()}`;
    return within(INSERT, (abort_signal) => client.command({ query, abort_signal }));
  };
  const stream: Stream = async function* ({ sql, format }, params, signal) {
    signal?.throwIfAborted();
    const asked = { query: `${sql} FORMAT ${format}`, query_params: params, ...(signal && { abort_signal: signal }) };
    // Whoever goes away must not leave it computing.
    const clickhouse_settings = { cancel_http_readonly_queries_on_client_close: 1 as const };
    const answer = await streaming.exec({ ...asked, clickhouse_settings });
    for await (const chunk of answer.stream) yield chunk as Buffer;
  };
  const bound: Own['bound'] = (query, query_params) => ({ query, query_params });
  return new Clients({ writer: client, maintainer: client, all: [client, looking] }, { ask, stream, write, bound }, () =>
    streaming.close(),
  );
}

async function openEmbedded(dataDir: string, more: MoreSettings): Promise<ClickHouse> {
  const directory = path.resolve(dataDir, 'clickhouse');
  const { createChdbConnection, Session } = await loadEngine();
  mkdirSync(directory, { recursive: true });
  const connections = Array.from({ length: CHDB_READERS + 2 }, () => createChdbConnection({ path: directory }));
  const session = embeddedSession(more);
  const streams = new EmbeddedStreams(() => new Session(directory), STREAMS, session);
  // The process may end in a segmentation fault with a session open, so every way out closes them; close() is synchronous inside.
  const closeAll = () => {
    streams.close();
    for (const connection of connections) void connection.close();
  };
  process.once('exit', closeAll);
  const clients = connections.map((connection) => createClient({ connection: asConnection(connection), log: QUIET }));
  await Promise.all(clients.map((client) => client.command({ query: session })));
  const [writer, maintainer, ...readers] = clients;
  const native = connections[0]?.chdb;
  if (!writer || !maintainer || !native) throw new Error('no chDB client');
  // Past the client, which would make one string of statement and bytes, and chDB bytes of that again.
  const write: Own['write'] = (table, { columns, lines }) =>
    native.rawInsert({ table, columns, values: lines, format: LINES, settings: limits(INSERT) });
  const stream: Stream = ({ sql, format }, params, signal) => streams.stream({ sql: withValues(sql, params), format, signal });
  const closed = () => {
    streams.close();
    process.removeListener('exit', closeAll);
  };
  const questions = new EmbeddedQuestions(readers);
  const ask: Own['ask'] = (question, params) => questions.ask(question, params);
  const bound: Own['bound'] = (sql, params) => ({ query: withValues(sql, params) });
  return new Clients({ writer, maintainer, all: clients }, { ask, stream, write, bound }, closed, new SharedQuestions());
}

/** Not before it is wanted: an installation beside a server may lack the half gigabyte that it weighs. */
async function loadEngine() {
  try {
    const [{ createChdbConnection }, { Session }] = await Promise.all([import('chdb/connection'), import('chdb')]);
    return { createChdbConnection, Session };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      throw new Error('this installation is without the embedded ClickHouse; set CLICKHOUSE_URL', { cause: error });
    throw error;
  }
}

/** chDB is typed against `@clickhouse/client-common`, of which the client ships an identical copy that counts as another type. */
function asConnection(connection: ChdbConnection): NonNullable<ClickHouseClientConfigOptions['connection']> {
  return connection as unknown as NonNullable<ClickHouseClientConfigOptions['connection']>;
}

type Stream = (question: StreamedQuestion, params: Params, signal?: AbortSignal) => AsyncIterable<Buffer>;

/** What the embedded engine and a server do each in its own way. */
interface Own {
  ask: (question: Allowance & Pick<Question<unknown>, 'sql' | 'isLook'>, params: Params) => Promise<Answer>;
  stream: Stream;
  write: (table: Table, rows: WrittenRows) => Promise<unknown>;
  /** A statement with its values, as the client takes it. */
  bound: (sql: string, params: Params) => { query: string; query_params?: Params };
}

interface Roles {
  writer: ClickHouseClient;
  maintainer: ClickHouseClient;
  all: readonly ClickHouseClient[];
}

class Clients implements ClickHouse {
  private readonly maintaining = new Set<Promise<unknown>>();

  constructor(
    private readonly clients: Roles,
    private readonly own: Own,
    private readonly closed: () => void | Promise<void>,
    /** Where nobody else writes. */
    private readonly shared?: SharedQuestions,
  ) {}

  get keepsAnswers(): boolean {
    return this.shared !== undefined;
  }

  async query<Row>(question: Question<Row>, params: Params = {}): Promise<Row[]> {
    const { sql, row, of, patience, ...allowance } = question;
    const asked = () => this.own.ask({ sql, ...allowance }, params);
    const sources = { of: sourcesOf(sql, params, of), patience };
    const { rows } = await (this.shared?.once(`${sql} ${asJson(params)}`, asked, sources) ?? asked());
    return rows.map((found) => row.parse(found));
  }

  stream(question: StreamedQuestion, params: Params = {}, signal?: AbortSignal): AsyncIterable<Buffer> {
    const sql = `${question.sql}\n${settings(question, STREAMED)}`;
    return this.own.stream({ ...question, sql }, params, signal);
  }

  async insert(table: Table, rows: readonly object[] | WrittenRows): Promise<void> {
    const written = 'lines' in rows ? rows : writtenRows(rows);
    if (written.lines.length > 0) await this.own.write(table, written).finally(() => this.shared?.written(table, topicsOf(rows)));
  }

  changed(topics?: ReadonlySet<number>): void {
    this.shared?.changed(topics);
  }

  async maintain(sql: string): Promise<void> {
    const done = this.clients.maintainer.command({ query: sql });
    this.maintaining.add(done);
    await done.finally(() => this.maintaining.delete(done));
  }

  async command(sql: string, params: Params = {}, allowance: Allowance | 'unbounded' = {}): Promise<void> {
    const query = allowance === 'unbounded' ? sql : `${sql}\n${settings(allowance)}`;
    await this.clients.writer.command(this.own.bound(query, params)).finally(() => this.shared?.changed());
  }

  async close(): Promise<void> {
    // Whoever opens the folder next must not find it being written; a server goes on by itself.
    if (this.shared) await Promise.allSettled(this.maintaining);
    await Promise.all(this.clients.all.map((client) => client.close()));
    await this.closed();
  }
}

/** Of texts, which change with every arrival, only where the question says so. */
function sourcesOf(sql: string, params: Params, tables: readonly Table[] = []): Source[] {
  const topics = Object.entries(params).flatMap(([name, value]) => (TOPICS.test(name) ? [value].flat() : []));
  const isKept = tables.length > 0 || !READS_POSTS.test(sql);
  return isKept ? [...topics.filter((topic) => typeof topic === 'number'), ...tables] : [];
}

/** Whose mentions these rows are, if they are any; undefined: any topic's. */
function topicsOf(rows: readonly object[] | WrittenRows): ReadonlySet<number> | undefined {
  return 'lines' in rows ? rows.topics : new Set(rows.map((row) => Number((row as { topic_id: unknown }).topic_id)));
}

function writtenRows(rows: readonly object[]): WrittenRows {
  const columns = Object.keys(rows[0] ?? {});
  return { columns, lines: Buffer.from(rows.map((row) => insertLine(valuesOf(row, columns))).join('\n')) };
}

function valuesOf(row: object, columns: readonly string[]): unknown[] {
  const values = row as Readonly<Record<string, unknown>>;
  return columns.map((column) => values[column]);
}
