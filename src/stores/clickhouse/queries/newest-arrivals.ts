/** When did the newest post of each media type arrive? The projection `newest_arrival_by_media_type` answers. */
import { z } from 'zod';
import { mediaType } from '../../../contract/filter.ts';
import type { MediaType } from '../../../contract/media-types.ts';
import type { ClickHouse } from '../client.ts';

const QUESTION = {
  sql: 'SELECT media_type AS type, toFloat64(max(version)) AS version FROM posts GROUP BY media_type ORDER BY version DESC, type',
  row: z.object({ type: mediaType, version: z.number() }),
  of: ['posts'] as const,
};

/** The freshest first; only media types that have posts. */
export async function newestArrivals(clickhouse: ClickHouse): Promise<{ type: MediaType; at: Date }[]> {
  const rows = await clickhouse.query(QUESTION);
  return rows.map(({ type, version }) => ({ type, at: new Date(Math.floor(version / 1000)) }));
}
