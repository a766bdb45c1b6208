/** What occurs most in some windows of a scope, and how often does it in each of them and in the rest? */
import { z } from 'zod';
import type { Period } from '../../../engine/analysis/periods.ts';
import type { BoundValues } from '../bound-values.ts';
import type { ClickHouse } from '../client.ts';
import { onAllShards, onEachShard } from '../shard-scope.ts';
import { type MentionScope, mentionsIn, mentionsWithEntities } from './mention-scope.ts';

/** What is counted: of a mention one value, or each of a list. Identities, and hashes of keywords, are UInt64 in decimal. */
const COUNTED = {
  keyword: { column: 'keyword_keys', many: true },
  hashtag: { column: 'hashtags', many: true },
  entity: { column: 'entities', many: true },
  author: { column: 'author_key', many: false },
  domain: { column: 'domain', many: false },
  thread: { column: 'thread_key', many: false },
} as const;
export type PeakTermKind = keyof typeof COUNTED;

/** `count`: in the window at the place `window`. `total`: in the whole scope. `example`: a post with it. */
export interface PeakTermRow {
  key: string;
  window: number;
  count: number;
  total: number;
  example: string;
}

const inWindow = z.object({ key: z.string(), window: z.number(), count: z.number(), example: z.string() });
/** Not called `key`: what is grouped by would be the text of it. */
const inAll = z.object({ term: z.string(), total: z.number() });

/** Of each window only the most frequent: what is rare there explains nothing. */
const CANDIDATES = 50;

/** `windows` do not overlap. What is unknown, or none, is not counted. */
export async function peakTerms(
  clickhouse: ClickHouse,
  scope: MentionScope,
  { kind, windows }: { kind: PeakTermKind; windows: readonly Period[] },
): Promise<PeakTermRow[]> {
  if (windows.length === 0) return [];
  const { column, many } = COUNTED[kind];
  const { sql, params, values } = kind === 'entity' ? await mentionsWithEntities(clickhouse, scope) : mentionsIn(scope);
  const join = many ? `ARRAY JOIN ${column} AS key` : '';
  const key = many ? 'key' : `${column} AS key`;
  const known = many ? '' : `AND ${column} != defaultValueOfArgumentType(${column})`;
  const places = windows.map((window, place) => `${inside(window, values)}, ${place}`).join(', ');
  const frequent = `SELECT ${key}, multiIf(${places}, -1) AS window, count() AS count, any(post_id) AS example FROM ${sql} ${join}
    WHERE (${windows.map((window) => inside(window, values)).join(' OR ')}) ${known}
    GROUP BY key, window ORDER BY count DESC, key LIMIT ${CANDIDATES} BY window`;
  const [found, totals] = await Promise.all([
    clickhouse.query(
      { sql: `SELECT toString(key) AS key, window, count, toString(example) AS example FROM (${frequent})`, row: inWindow },
      params,
    ),
    clickhouse.query(
      {
        sql: `SELECT toString(key) AS term, count() AS total FROM ${onEachShard(`SELECT ${key} FROM ${sql} ${join}`)} WHERE key IN ${onAllShards(`SELECT key FROM (${frequent})`)} GROUP BY key`,
        row: inAll,
      },
      params,
    ),
  ]);
  const totalOf = new Map(totals.map(({ term, total }) => [term, total]));
  // A post that arrives between the two statements may be in the one only.
  return found.map((row) => ({ ...row, total: Math.max(row.count, totalOf.get(row.key) ?? 0) }));
}

function inside({ start, end }: Period, values: BoundValues): string {
  return `published_at >= ${values.time(start)} AND published_at < ${values.time(end)}`;
}
