/**
 * Which entities do most mentions name, and of which sentiment? As they stand for the organisation. Entity and sentiment are counted
 * as one number: five counts by a text for each entity of each mention take twice as long.
 */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { keywordKey, tagged } from './keyword-key.ts';
import { type MentionScope, mentionsWithEntities } from './mention-scope.ts';
import { TAGGED_TONES, tones } from './tones.ts';

/** `entity`: `type name`. */
const row = z.object({ entity: z.string(), ...tones });
export type EntityCounts = z.infer<typeof row>;

/** Most mentions first. */
export async function entityCounts(clickhouse: ClickHouse, scope: MentionScope, limit: number): Promise<EntityCounts[]> {
  const { sql, params, values } = await mentionsWithEntities(clickhouse, scope);
  const numbers = `SELECT ${tagged('cityHash64(name)', 'toUInt8(sentiment)')} AS number, any(name) AS entity, count() AS mentions
                   FROM ${sql} ARRAY JOIN entities AS name GROUP BY number`;
  return clickhouse.query(
    {
      sql: `SELECT any(numbers.entity) AS entity, ${TAGGED_TONES} FROM (${numbers}) AS numbers GROUP BY ${keywordKey('number')}
            ORDER BY sum(mentions) DESC, entity LIMIT ${values.number(limit)}`,
      row,
    },
    params,
  );
}
