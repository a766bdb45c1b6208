/** What are the totals of a set of mentions? Unknown authors are not counted as an author; unknown engagement adds nothing. */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { type MentionScope, mentionsIn, TEXTS } from './mention-scope.ts';
import { TONES, tones } from './tones.ts';

const row = z.object({
  mentions: z.number(),
  /** Of mentions with the same text one. */
  originals: z.number(),
  authors: z.number(),
  engagement: z.number(),
  ...tones,
});
export type MentionFigures = z.infer<typeof row>;

export async function mentionFigures(clickhouse: ClickHouse, scope: MentionScope): Promise<MentionFigures> {
  const mentions = mentionsIn(scope);
  const [figures] = await clickhouse.query(
    {
      sql: `SELECT count() AS mentions, ${TEXTS} AS originals, uniqExactIf(author_key, author_key != 0) AS authors, ifNull(sum(engagement), 0) AS engagement, ${TONES}
            FROM ${mentions.sql}`,
      row,
    },
    mentions.params,
  );
  if (!figures) throw new Error('an aggregate without a row');
  return figures;
}
