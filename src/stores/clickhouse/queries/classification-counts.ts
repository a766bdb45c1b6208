/** How many mentions have each classification, by sentiment? */
import { z } from 'zod';
import { CLASSIFICATIONS } from '../../../contract/filter-choices.ts';
import type { ClickHouse } from '../client.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';
import { COUNTED_TONES, tones } from './tones.ts';

const row = z.object({ label: z.enum(CLASSIFICATIONS), ...tones });
export type ClassificationCounts = z.infer<typeof row>;

/** Most mentions first. Labels that posts no longer get, and that wait to be read anew, are left out. */
export function classificationCounts(clickhouse: ClickHouse, scope: MentionScope): Promise<ClassificationCounts[]> {
  const { sql, params, values } = mentionsIn(scope);
  const pairs = `SELECT label, sentiment, count() AS mentions FROM ${sql} ARRAY JOIN classifications AS label GROUP BY label, sentiment`;
  return clickhouse.query(
    {
      sql: `SELECT label, ${COUNTED_TONES} FROM (${pairs}) WHERE label IN ${values.texts(CLASSIFICATIONS)}
            GROUP BY label ORDER BY sum(mentions) DESC, label`,
      row,
    },
    params,
  );
}
