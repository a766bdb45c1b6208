/** How many mentions have each classification, by sentiment? */
import { z } from 'zod';
import { CLASSIFICATIONS } from '../../../contract/themes.ts';
import type { ClickHouse } from '../client.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';
import { TONES, tones } from './tones.ts';

const row = z.object({ label: z.enum(CLASSIFICATIONS), ...tones });
export type ClassificationCounts = z.infer<typeof row>;

/** Most mentions first. Labels that posts no longer get, and that wait to be read anew, are left out. */
export function classificationCounts(clickhouse: ClickHouse, scope: MentionScope): Promise<ClassificationCounts[]> {
  const { sql, params, values } = mentionsIn(scope);
  return clickhouse.query(
    {
      sql: `SELECT label, ${TONES} FROM ${sql} ARRAY JOIN classifications AS label
            WHERE label IN ${values.texts(CLASSIFICATIONS)} GROUP BY label ORDER BY count() DESC, label`,
      row,
    },
    params,
  );
}
