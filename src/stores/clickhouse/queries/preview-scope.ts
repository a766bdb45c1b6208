/** Which posts a preview is about: all of its days and media types that match, stored as a topic or not. */
import { MEDIA_TYPES, type MediaType } from '../../../contract/media-types.ts';
import type { QueryNode } from '../../../engine/query/ast.ts';
import type { Params } from '../params.ts';
import { seconds } from '../seconds.ts';
import { type Condition, whereQuery } from '../where.ts';

export interface PreviewScope {
  query: QueryNode;
  mediaTypes: readonly MediaType[];
  /** n + 1 rising instants of n days. */
  edges: readonly Date[];
}

/** Its parameter `edges` are the seconds of the edges; the index of a day is that of the edge it begins with. */
export function previewWindow({ mediaTypes, edges }: Omit<PreviewScope, 'query'>): Condition {
  const bounds = edges.map(seconds);
  const params: Params = { start: bounds[0] ?? 0, end: bounds.at(-1) ?? 0, edges: bounds };
  const sql = 'published_at >= {start:UInt32} AND published_at < {end:UInt32}';
  // All of them is what is mostly asked, and no reason to look at each post.
  if (MEDIA_TYPES.every((type) => mediaTypes.includes(type))) return { sql, params };
  return { sql: `${sql} AND media_type IN {mediaTypes:Array(String)}`, params: { ...params, mediaTypes } };
}

export function previewWhere(scope: PreviewScope): Condition {
  const window = previewWindow(scope);
  const where = whereQuery(scope.query);
  return { sql: `${window.sql} AND ${where.sql}`, params: { ...window.params, ...where.params } };
}

/** Position of the day among the edges, 1 for the first. */
export const DAY = 'toUInt32(indexOf({edges:Array(UInt32)}, roundDown(toUInt32(published_at), {edges:Array(UInt32)})))';
