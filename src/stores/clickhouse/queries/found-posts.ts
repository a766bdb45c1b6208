/**
 * All stored posts that match a query, as rows like those of `mentions`: what can be asked of mentions can be asked of them. Without
 * FINAL, for the reasons of standing-posts.ts; rows of one post are put together, and what may change without being an edit, as figures
 * and the sentiment do, is that of its newest row. Columns that nobody asks for are not read.
 */
import type { QueryNode } from '../../../engine/query/ast.ts';
import type { BoundValues } from '../bound-values.ts';
import { STANDS } from '../standing-posts.ts';
import { whereQuery } from '../where.ts';
import type { Narrowing } from './narrowing.ts';

/** The same in every row of a post that stands. */
const SETTLED = ['published_at', 'media_type', 'author_key', 'domain', 'language', 'copy_key'] as const;
const CHANGING = [
  'kind',
  'sentiment',
  'author_followers',
  'channel',
  'parent_key',
  'thread_key',
  'likes',
  'comments',
  'shares',
  'hotvalue',
  'engagement',
  'reactions',
  'hashtags',
  'handles',
  'links',
  'emojis',
  'entities',
  'classifications',
  'demo',
] as const;
const READ = ['id', 'version', 'keywords', ...SETTLED, ...CHANGING];
/** A tuple, since an aggregate leaves out what is NULL. */
const newest = (column: string) => `argMax(tuple(found.${column}), found.version).1`;
const COLUMNS = [
  ...SETTLED.map((column) => `any(found.${column}) AS ${column}`),
  ...CHANGING.map((column) => `${newest(column)} AS ${column}`),
  `arrayMap(keyword -> cityHash64(keyword), ${newest('keywords')}) AS keyword_keys`,
];

/** What stands after FROM. Bound beside `values`: `start` and `end`. */
export function foundPosts(query: QueryNode, { mediaTypes }: Narrowing, values: BoundValues): string {
  const parts = [
    'published_at >= {start:UInt32} AND published_at < {end:UInt32}',
    // Of the rest of a filter these narrow most, and cost least.
    ...(mediaTypes ? [`media_type IN ${values.texts(mediaTypes)}`] : []),
    whereQuery(query, values).sql,
    STANDS,
  ];
  const rows = `(SELECT ${READ.join(', ')} FROM posts WHERE ${parts.join(' AND ')}) AS found`;
  return `(SELECT found.id AS post_id, ${COLUMNS.join(', ')} FROM ${rows} GROUP BY found.id)`;
}
