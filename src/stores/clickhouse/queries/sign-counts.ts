/** Which hashtags, or which accounts, do most mentions name, of which sentiment, and how many different ones are there? */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';
import { NEWEST } from './newest.ts';
import { TONES, tones } from './tones.ts';

/** `key`: with its sign, folded. `newest`: id of the newest mention that has it, in decimal. */
const row = z.object({ key: z.string(), newest: z.string(), different: z.number(), ...tones });

export interface SignCounts {
  /** Most mentions first. */
  most: Omit<z.infer<typeof row>, 'different'>[];
  different: number;
}

export async function signCounts(
  clickhouse: ClickHouse,
  scope: MentionScope,
  signs: 'hashtags' | 'handles',
  limit: number,
): Promise<SignCounts> {
  const { sql, params, values } = mentionsIn(scope);
  const rows = await clickhouse.query(
    {
      sql: `SELECT key, ${TONES}, toString(argMax(post_id, ${NEWEST})) AS newest, count() OVER () AS different FROM ${sql} ARRAY JOIN ${signs} AS key
            GROUP BY key ORDER BY count() DESC, key LIMIT ${values.number(limit)}`,
      row,
    },
    params,
  );
  return { most: rows.map(({ different: _, ...counts }) => counts), different: rows[0]?.different ?? 0 };
}
