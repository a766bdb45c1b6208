/**
 * Which entities do most mentions name, and of which sentiment? As they stand for the organisation. Entity and sentiment are counted
 * as one number: five counts by a text for each entity of each mention take twice as long.
 */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { hasText } from '../has-text.ts';
import { type MentionScope, mentionsWithEntities } from './mention-scope.ts';
import { tagged, untagged } from './tagged-key.ts';
import { TAGGED_TONES, tones } from './tones.ts';

/** `entity`: `type name`. */
const row = z.object({ entity: z.string(), ...tones });
export type EntityCounts = z.infer<typeof row>;

/** Entities whose name has the text, or which are these whatever they are called here. */
export interface EntitySearch {
  text: string;
  or: readonly string[];
}

/** Most mentions first. */
export async function entityCounts(
  clickhouse: ClickHouse,
  scope: MentionScope,
  limit: number,
  search?: EntitySearch,
): Promise<EntityCounts[]> {
  const { sql, params, values } = await mentionsWithEntities(clickhouse, scope);
  const which = search
    ? `WHERE ${hasText("substring(name, position(name, ' ') + 1)", search.text, values)} OR has(${values.texts(search.or)}, name)`
    : '';
  const numbers = `SELECT ${tagged('cityHash64(name)', 'toUInt8(sentiment)')} AS number, any(name) AS entity, count() AS mentions
                   FROM ${sql} ARRAY JOIN entities AS name ${which} GROUP BY number`;
  return clickhouse.query(
    {
      sql: `SELECT any(numbers.entity) AS entity, ${TAGGED_TONES} FROM (${numbers}) AS numbers GROUP BY ${untagged('number')}
            ORDER BY sum(mentions) DESC, entity LIMIT ${values.number(limit)}`,
      row,
    },
    params,
  );
}
