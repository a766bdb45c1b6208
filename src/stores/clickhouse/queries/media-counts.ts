/** How many mentions are of each media type? Most first; media types without mentions are absent. */
import { z } from 'zod';
import { mediaType } from '../../../contract/media-types.ts';
import type { ClickHouse } from '../client.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';

const row = z.object({ type: mediaType, count: z.number() });

export function mediaCounts(clickhouse: ClickHouse, scope: MentionScope): Promise<z.infer<typeof row>[]> {
  const mentions = mentionsIn(scope);
  return clickhouse.query(
    {
      sql: `SELECT media_type AS type, count() AS count FROM ${mentions.sql} GROUP BY type ORDER BY count DESC, type`,
      row,
    },
    mentions.params,
  );
}
