/** Which entities do most mentions name, and of which sentiment? As they stand for the organisation. */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { hasOwnEntities } from '../organisation-entities.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';
import { TONES, tones } from './tones.ts';

/** `entity`: `type name`. */
const row = z.object({ entity: z.string(), ...tones });
export type EntityCounts = z.infer<typeof row>;

/** Most mentions first. Most organisations have no names of their own, and need not wait for a join with them. */
export async function entityCounts(clickhouse: ClickHouse, scope: MentionScope, limit: number): Promise<EntityCounts[]> {
  const isOwn = await hasOwnEntities(clickhouse, scope.organisationId);
  const { sql, params, values } = mentionsIn(scope, { entities: isOwn || 'shared' });
  return clickhouse.query(
    {
      sql: `SELECT entity, ${TONES} FROM ${sql} ARRAY JOIN entities AS entity
            GROUP BY entity ORDER BY count() DESC, entity LIMIT ${values.number(limit)}`,
      row,
    },
    params,
  );
}
