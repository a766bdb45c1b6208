/**
 * Of which posts may an organisation's names say something else than what is stored? Of those of its mentions that hold one of the
 * names, and of those that were read in its own way before. A page of them in the order of ids, which are UInt64 in decimal.
 */
import { z } from 'zod';
import type { QueryNode } from '../../../engine/query/ast.ts';
import type { ClickHouse } from '../client.ts';
import { STANDS } from '../standing-posts.ts';
import { whereQuery } from '../where.ts';

export interface EntityCandidates {
  organisationId: number;
  /** Whose mentions; of all revisions, deleted ones too: a row for a post that is none any more is never read. */
  topicIds: readonly number[];
  /** Whether posts that were read before count though they are no mentions of these topics. */
  wholeOrganisation: boolean;
  /** What holds a name; `all` where there are too many names to search for; null where there is none. */
  names: QueryNode | 'all' | null;
  /** The first id. */
  from: string;
  limit: number;
}

export async function entityCandidates(clickhouse: ClickHouse, asked: EntityCandidates): Promise<string[]> {
  const { organisationId, topicIds, wholeOrganisation, names, from, limit } = asked;
  const where = names === null || names === 'all' ? { sql: 'true', params: {} } : whereQuery(names);
  const isMention = '(SELECT post_id FROM mentions WHERE topic_id IN {topicIds:Array(UInt32)} AND post_id >= {from:UInt64})';
  const page = 'LIMIT {limit:UInt32}';
  const before = `(SELECT DISTINCT post_id AS id FROM organisation_entities
    WHERE organisation_id = {organisationId:UInt32} AND post_id >= {from:UInt64} ${wholeOrganisation ? '' : `AND post_id IN ${isMention}`}
    ORDER BY id ${page})`;
  const holding = `(SELECT DISTINCT id FROM posts
    WHERE id >= {from:UInt64} AND id IN ${isMention} AND ${where.sql} AND ${STANDS} ORDER BY id ${page})`;
  const parts = names === null ? [before] : [before, holding];
  const rows = await clickhouse.query(
    {
      sql: `SELECT toString(id) AS post FROM (${parts.join(' UNION DISTINCT ')}) ORDER BY id ${page}`,
      row: z.object({ post: z.string() }),
      seconds: 120,
      bytes: 2_000_000_000,
    },
    { ...where.params, organisationId, topicIds, from: BigInt(from), limit },
  );
  return rows.map(({ post }) => post);
}
