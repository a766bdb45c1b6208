/** Which entities do most mentions name, and of which sentiment? As they stand for the organisation. */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { type MentionScope, mentionsWithEntities } from './mention-scope.ts';
import { TONES, tones } from './tones.ts';

/** `entity`: `type name`. */
const row = z.object({ entity: z.string(), ...tones });
export type EntityCounts = z.infer<typeof row>;

/** Most mentions first. */
export async function entityCounts(clickhouse: ClickHouse, scope: MentionScope, limit: number): Promise<EntityCounts[]> {
  const { sql, params, values } = await mentionsWithEntities(clickhouse, scope);
  return clickhouse.query(
    {
      sql: `SELECT entity, ${TONES} FROM ${sql} ARRAY JOIN entities AS entity
            GROUP BY entity ORDER BY count() DESC, entity LIMIT ${values.number(limit)}`,
      row,
    },
    params,
  );
}
