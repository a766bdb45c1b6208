/**
 * What ClickHouse could not read when it opened its tables: it puts such parts aside and serves what is left without a word. They stay
 * there until somebody takes them away.
 */
import { z } from 'zod';
import type { Question } from '../client.ts';

const row = z.object({
  table: z.string(),
  parts: z.number(),
  /** On disk. */
  bytes: z.number(),
});
export type BrokenParts = z.infer<typeof row>;

/** By table, the largest loss first. Reasons are ClickHouse's: `broken-on-start` and `broken`; others are leftovers without a loss. */
export const BROKEN_PARTS: Question<BrokenParts> = {
  sql: `SELECT table, count() AS parts, sum(bytes_on_disk) AS bytes
    FROM system.detached_parts
    WHERE database = currentDatabase() AND reason IN ('broken-on-start', 'broken')
    GROUP BY table ORDER BY bytes DESC`,
  row,
};
