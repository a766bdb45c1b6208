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
import { asJson } from './as-json.ts';
import { EmbeddedStreams } from './embedded-streams.ts';
import { insertLine } from './insert-line.ts';
import { type Answer, SharedQuestions } from './shared-questions.ts';

export type Table =
  | 'posts'
  | 'edited_posts'
  | 'reread_posts'
  | 'mentions'
  | 'sentiment_corrections'
  | 'organisation_entities'
  | 'post_tags'
  | 'hidden_mentions'
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

/** A SELECT whose answer is taken as it comes: `format` is ClickHouse's. */
export interface StreamedQuestion extends Allowance {
  sql: string;
  format: 'CSV' | 'JSONCompactEachRow';
}

export interface ClickHouse {
  /** Whether what was counted of one topic's mentions is kept until something is written. */
  readonly keepsAnswers?: boolean;
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
const DEFAULTS = { seconds: 30, bytes: 1_000_000_000 };
/** Of its bytes, those that a statement groups in memory; more waits on disk. */
const GROUPED = 0.2;
const INSERT = { ...DEFAULTS, seconds: 120 };
/** Counts and sums arrive as numbers; an id that is not selected as a string fails its row schema instead of losing digits. */
const NUMBERS = { output_format_json_quote_64bit_integers: 0 };
const READS_POSTS = /\b(?:FROM|JOIN) posts\b/;
/** What no statement about mentions alone reads. */
const BESIDE_MENTIONS: ReadonlySet<Table> = new Set(['posts', 'edited_posts', 'reread_posts']);
/** Names once instead of with every row: a fifth less work on both sides. */
const LINES = 'JSONCompactEachRow';

export function openClickHouse(place: { dataDir: string } | { url: string }): Promise<ClickHouse> {
  return Promise.resolve('url' in place ? openServer(place.url) : openEmbedded(place.dataDir));
}

export function tuple(...values: Param[]): TupleParam {
  return new TupleParam(values);
}

function openServer(url: string): ClickHouse {
  const common = {
    url,
    log: QUIET,
    // Beyond the longest allowance of a question; the headers keep proxies from taking a long one for dead.
    request_timeout: 660_000,
    clickhouse_settings: { send_progress_in_http_headers: 1 as const, http_headers_progress_interval_ms: '20000' },
    // Long lists of ids do not fit into an address; the client then sends them in the body.
    use_multipart_params_auto: true,
  };
  const client = createClient(common);
  // Connections of their own: whoever reads slowly keeps no question waiting. The time is beyond the allowance of a long answer.
  const streaming = createClient({ ...common, max_open_connections: STREAMS, request_timeout: STREAM_TIMEOUT });
  const write: Write = (table, { columns, lines }) => {
    const statement = `INSERT INTO ${table} (${columns.join(', ')}) ${settings(INSERT)} FORMAT ${LINES}`;
    return client.command({ query: `${statement}\n${lines.toString()}` });
  };
  const stream: Stream = async function* ({ sql, format }, params, signal) {
    signal?.throwIfAborted();
    const asked = { query: `${sql} FORMAT ${format}`, query_params: params, ...(signal && { abort_signal: signal }) };
    // Whoever goes away must not leave it computing.
    const clickhouse_settings = { cancel_http_readonly_queries_on_client_close: 1 as const };
    const answer = await streaming.exec({ ...asked, clickhouse_settings });
    for await (const chunk of answer.stream) yield chunk as Buffer;
  };
  return new Clients({ writer: client, readers: [client], maintainer: client }, { write, stream }, () => streaming.close());
}

function openEmbedded(dataDir: string): ClickHouse {
  const directory = path.resolve(dataDir, 'clickhouse');
  mkdirSync(directory, { recursive: true });
  const connections = Array.from({ length: CHDB_READERS + 2 }, () => createChdbConnection({ path: directory }));
  const streams = new EmbeddedStreams(directory, STREAMS);
  // The process may end in a segmentation fault with a session open, so every way out closes them; close() is synchronous inside.
  const closeAll = () => {
    streams.close();
    for (const connection of connections) void connection.close();
  };
  process.once('exit', closeAll);
  const [writer, maintainer, ...readers] = connections.map((connection) =>
    createClient({ connection: asConnection(connection), log: QUIET }),
  );
  const native = connections[0]?.chdb;
  if (!writer || !maintainer || !native) throw new Error('no chDB client');
  // Past the client, which would make one string of statement and bytes, and chDB bytes of that again.
  const write: Write = (table, { columns, lines }) =>
    native.rawInsert({ table, columns, values: lines, format: LINES, settings: limits(INSERT) });
  const stream: Stream = ({ sql, format }, params, signal) => streams.stream({ sql, format, params, signal });
  const closed = () => {
    streams.close();
    process.removeListener('exit', closeAll);
  };
  return new Clients({ writer, maintainer, readers }, { write, stream }, closed, new SharedQuestions());
}

/** chDB is typed against `@clickhouse/client-common`, of which the client ships an identical copy that counts as another type. */
function asConnection(connection: ChdbConnection): NonNullable<ClickHouseClientConfigOptions['connection']> {
  return connection as unknown as NonNullable<ClickHouseClientConfigOptions['connection']>;
}

type Write = (table: Table, rows: WrittenRows) => Promise<unknown>;
type Stream = (question: StreamedQuestion, params: Params, signal?: AbortSignal) => AsyncIterable<Buffer>;

interface Roles {
  writer: ClickHouseClient;
  maintainer: ClickHouseClient;
  readers: readonly ClickHouseClient[];
}

class Clients implements ClickHouse {
  /** Questions under way; a reader answers one after the other. */
  private readonly busy = new Map<ClickHouseClient, number>();
  private readonly maintaining = new Set<Promise<unknown>>();

  constructor(
    private readonly clients: Roles,
    private readonly own: { write: Write; stream: Stream },
    private readonly closed: () => void | Promise<void>,
    /** Where nobody else writes. */
    private readonly shared?: SharedQuestions,
  ) {}

  get keepsAnswers(): boolean {
    return this.shared !== undefined;
  }

  async query<Row>(question: Question<Row>, params: Params = {}): Promise<Row[]> {
    const sql = `${question.sql}\n${settings(question)}`;
    const asked = () => this.rows(sql, params);
    const { rows } = await (this.shared?.once(`${sql} ${asJson(params)}`, asked, topicOf(sql, params)) ?? asked());
    return rows.map((row) => question.row.parse(row));
  }

  private async rows(query: string, query_params: Params): Promise<Answer> {
    const reader = this.leastBusy();
    this.busy.set(reader, this.under(reader) + 1);
    try {
      const answer = await reader.query({ query, query_params, format: 'JSONEachRow' });
      // A server may fail in the middle of an answer, which only `json` notices; the embedded engine has all of it by now.
      if (!this.shared) return { rows: await answer.json<unknown>(), size: 0 };
      const text = await answer.text();
      const lines = text.split('\n').filter((line) => line !== '');
      return { rows: lines.map((line): unknown => JSON.parse(line)), size: text.length };
    } finally {
      this.busy.set(reader, this.under(reader) - 1);
    }
  }

  private leastBusy(): ClickHouseClient {
    const { readers, writer } = this.clients;
    return readers.reduce((least, reader) => (this.under(reader) < this.under(least) ? reader : least), readers[0] ?? writer);
  }

  private under(reader: ClickHouseClient): number {
    return this.busy.get(reader) ?? 0;
  }

  stream(question: StreamedQuestion, params: Params = {}, signal?: AbortSignal): AsyncIterable<Buffer> {
    const sql = `${question.sql}\n${settings(question, STREAMED)}`;
    return this.own.stream({ ...question, sql }, params, signal);
  }

  async insert(table: Table, rows: readonly object[] | WrittenRows): Promise<void> {
    const written = 'lines' in rows ? rows : writtenRows(rows);
    if (written.lines.length > 0) await this.own.write(table, written).finally(() => this.shared?.written(topicsOf(table, rows)));
  }

  async maintain(sql: string): Promise<void> {
    const done = this.clients.maintainer.command({ query: sql });
    this.maintaining.add(done);
    await done.finally(() => this.maintaining.delete(done));
  }

  async command(sql: string, params: Params = {}, allowance: Allowance | 'unbounded' = {}): Promise<void> {
    const query = allowance === 'unbounded' ? sql : `${sql}\n${settings(allowance)}`;
    await this.clients.writer.command({ query, query_params: params }).finally(() => this.shared?.written());
  }

  async close(): Promise<void> {
    // Whoever opens the folder next must not find it being written.
    await Promise.allSettled(this.maintaining);
    const { writer, maintainer, readers } = this.clients;
    await Promise.all([...new Set([writer, maintainer, ...readers])].map((client) => client.close()));
    await this.closed();
  }
}

/** The topic whose mentions alone a statement is about; of texts, which change with every arrival, none is. */
function topicOf(sql: string, { topicId }: Params): number | undefined {
  return typeof topicId === 'number' && !READS_POSTS.test(sql) ? topicId : undefined;
}

/** Whose mentions these rows change; undefined: any topic's. */
function topicsOf(table: Table, rows: readonly object[] | WrittenRows): ReadonlySet<number> | undefined {
  if (BESIDE_MENTIONS.has(table)) return new Set();
  if (table !== 'mentions' || 'lines' in rows) return undefined;
  return new Set(rows.map((row) => Number((row as { topic_id: unknown }).topic_id)));
}

function writtenRows(rows: readonly object[]): WrittenRows {
  const columns = Object.keys(rows[0] ?? {});
  return { columns, lines: Buffer.from(rows.map((row) => insertLine(valuesOf(row, columns))).join('\n')) };
}

function valuesOf(row: object, columns: readonly string[]): unknown[] {
  const values = row as Readonly<Record<string, unknown>>;
  return columns.map((column) => values[column]);
}

function settings(allowance: Allowance, more: Record<string, number | string> = {}): string {
  const all = Object.entries({ ...limits(allowance), ...NUMBERS, ...more });
  return `SETTINGS ${all.map(([name, value]) => `${name} = ${value}`).join(', ')}`;
}

function limits({ seconds = DEFAULTS.seconds, bytes = DEFAULTS.bytes }: Allowance): Record<string, number> {
  const grouped = {
    max_bytes_before_external_group_by: Math.floor(bytes * GROUPED),
    max_bytes_ratio_before_external_group_by: 0,
  };
  return { max_execution_time: seconds, max_memory_usage: bytes, ...grouped };
}
