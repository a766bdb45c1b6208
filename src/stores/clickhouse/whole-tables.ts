/**
 * The tables of ClickHouse as they stand, a slice at a time: rows that were replaced or deleted are left out, and so are the copies of what
 * Postgres keeps. Lines are those of an INSERT of the same columns; what the table derives by itself is none of them.
 */
import { z } from 'zod';
import type { ClickHouse } from './client.ts';
import type { Table } from './table.ts';

/**
 * In the order in which they are read. Mentions before posts, since a post is stored before its mentions: so no mention is without its post.
 * What says which rows of posts no longer stand comes before them too: read later, it could say so of a row that was read before.
 */
export const WHOLE_TABLES = [
  'mentions',
  'organisation_entities',
  'edited_posts',
  'reread_posts',
  'posts',
] as const satisfies Table[];
export type WholeClickHouseTable = (typeof WHOLE_TABLES)[number];

const ALLOWANCE = { seconds: 3600, bytes: 2_000_000_000 };
const POSTS_OF_SLICE = 100_000;
/** Ids are hashes, spread evenly. */
const IDS = 2n ** 64n;

export async function insertedColumns(clickhouse: ClickHouse, table: WholeClickHouseTable): Promise<string[]> {
  const found = await clickhouse.query(
    {
      sql: `SELECT name FROM system.columns WHERE database = currentDatabase() AND table = {table:String}
            AND default_kind NOT IN ('MATERIALIZED', 'ALIAS', 'EPHEMERAL') ORDER BY position`,
      row: z.object({ name: z.string() }),
    },
    { table },
  );
  return found.map(({ name }) => name);
}

export interface StandingMentions {
  topicId: number;
  revisions: readonly number[];
}

/** `topics`: whose mentions are wanted; what another revision left, or a topic that is not among them, is nobody's. */
export async function* mentionLines(
  clickhouse: ClickHouse,
  columns: readonly string[],
  topics: readonly StandingMentions[],
  signal?: AbortSignal,
): AsyncGenerator<Buffer> {
  const sql = `SELECT ${columns.join(', ')} FROM mentions FINAL WHERE topic_id = {topicId:UInt32} AND revision = {revision:UInt32}`;
  for (const { topicId, revisions } of topics)
    for (const revision of revisions) yield* streamed(clickhouse, sql, { topicId, revision }, signal);
}

export async function* postLines(
  clickhouse: ClickHouse,
  columns: readonly string[],
  signal?: AbortSignal,
): AsyncGenerator<Buffer> {
  const rows = await countOf(clickhouse, 'SELECT count() AS n FROM posts');
  const slices = BigInt(Math.max(1, Math.ceil(rows / POSTS_OF_SLICE)));
  const sql = `SELECT ${columns.join(', ')} FROM posts FINAL WHERE id >= {from:UInt64} AND id <= {to:UInt64}`;
  for (let slice = 0n; slice < slices; slice += 1n) {
    const [from, to] = [(IDS * slice) / slices, (IDS * (slice + 1n)) / slices - 1n];
    yield* streamed(clickhouse, sql, { from, to }, signal);
  }
}

export function smallTableLines(
  clickhouse: ClickHouse,
  table: 'organisation_entities' | 'edited_posts' | 'reread_posts',
  columns: readonly string[],
  signal?: AbortSignal,
): AsyncGenerator<Buffer> {
  return streamed(clickhouse, `SELECT ${columns.join(', ')} FROM ${table} FINAL`, {}, signal);
}

async function* streamed(
  clickhouse: ClickHouse,
  sql: string,
  params: Parameters<ClickHouse['stream']>[1],
  signal: AbortSignal | undefined,
): AsyncGenerator<Buffer> {
  yield* clickhouse.stream({ sql, format: 'JSONCompactEachRow', ...ALLOWANCE }, params, signal);
}

/** That stand. */
export function countStanding(clickhouse: ClickHouse, table: WholeClickHouseTable): Promise<number> {
  return countOf(clickhouse, `SELECT count() AS n FROM ${table} FINAL`);
}

export async function clickhouseVersion(clickhouse: ClickHouse): Promise<string> {
  const [found] = await clickhouse.query({ sql: 'SELECT version() AS version', row: z.object({ version: z.string() }) });
  return `ClickHouse ${found?.version ?? ''}`;
}

async function countOf(clickhouse: ClickHouse, sql: string): Promise<number> {
  const [found] = await clickhouse.query({ sql, row: z.object({ n: z.number() }), ...ALLOWANCE });
  return found?.n ?? 0;
}

/** Posts of that version or a later one, in the order of ids. */
export function arrivedSince(
  clickhouse: ClickHouse,
  { version, after, limit }: { version: string; after: string; limit: number },
): Promise<{ post: string }[]> {
  return clickhouse.query(
    {
      sql: `SELECT DISTINCT toString(id) AS post FROM posts WHERE version >= {version:UInt64} AND id > {after:UInt64}
            ORDER BY id LIMIT {limit:UInt32}`,
      row: z.object({ post: z.string() }),
      ...ALLOWANCE,
    },
    { version: BigInt(version), after: BigInt(after), limit },
  );
}

/** All mentions of these posts, of any topic. */
export function mentionsOfPosts(
  clickhouse: ClickHouse,
  ids: readonly string[],
): Promise<{ topicId: number; revision: number; publishedAt: number; post: string }[]> {
  return clickhouse.query(
    {
      sql: `SELECT topic_id AS topicId, revision, toUInt32(published_at) AS publishedAt, toString(post_id) AS post
            FROM mentions FINAL WHERE post_id IN {ids:Array(UInt64)}`,
      row: z.object({ topicId: z.number(), revision: z.number(), publishedAt: z.number(), post: z.string() }),
      ...ALLOWANCE,
    },
    { ids: ids.map(BigInt) },
  );
}
