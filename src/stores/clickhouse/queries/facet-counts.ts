/** How many mentions has each media type, language or site? */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { hasText } from '../has-text.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';

const row = z.object({ value: z.string(), count: z.number() });

/** Most first; the empty value is where it is unknown. `search`: only those that have it. */
export function facetCounts(
  clickhouse: ClickHouse,
  scope: MentionScope,
  facet: 'media_type' | 'language' | 'domain',
  limit: number,
  search?: string,
): Promise<z.infer<typeof row>[]> {
  const { sql, params, values } = mentionsIn(scope);
  return clickhouse.query(
    {
      sql: `SELECT toString(${facet}) AS value, count() AS count FROM ${sql}
            ${search ? `WHERE ${hasText(facet, search, values)}` : ''} GROUP BY value ORDER BY count DESC, value LIMIT ${values.number(limit)}`,
      row,
    },
    params,
  );
}
