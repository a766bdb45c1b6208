/** How many mentions has each media type, language or site? */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';

const row = z.object({ value: z.string(), count: z.number() });

/** Most first; the empty value is where it is unknown. */
export function facetCounts(
  clickhouse: ClickHouse,
  scope: MentionScope,
  facet: 'media_type' | 'language' | 'domain',
  limit: number,
): Promise<z.infer<typeof row>[]> {
  const { sql, params, values } = mentionsIn(scope);
  return clickhouse.query(
    {
      sql: `SELECT toString(${facet}) AS value, count() AS count FROM ${sql}
            GROUP BY value ORDER BY count DESC, value LIMIT ${values.number(limit)}`,
      row,
    },
    params,
  );
}
