/** How many mentions are of each of these posts, authors or sites, and which is the newest? */
import { z } from 'zod';
import type { HiddenKind } from '../../../contract/hidden.ts';
import type { ClickHouse } from '../client.ts';
import { HIDDEN_BY } from '../hidden-mentions.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';
import { NEWEST } from './newest.ts';

const row = z.object({ item: z.string(), count: z.number(), newest: z.string() });
export type CountBy = Omit<z.infer<typeof row>, 'item'>;

/** Ids of posts and keys of authors are UInt64 in decimal. By item; one without mentions is absent. */
export async function countsBy(
  clickhouse: ClickHouse,
  scope: MentionScope,
  kind: HiddenKind,
  items: readonly string[],
): Promise<Map<string, CountBy>> {
  if (items.length === 0) return new Map();
  const { sql, params, values } = mentionsIn(scope);
  const column = HIDDEN_BY[kind];
  const list = kind === 'site' ? values.texts(items) : values.packed(items.map((item) => [BigInt(item)]));
  const rows = await clickhouse.query(
    {
      sql: `SELECT toString(${column}) AS item, count() AS count, toString(argMax(post_id, ${NEWEST})) AS newest
            FROM ${sql} WHERE ${column} IN ${list} GROUP BY ${column}`,
      row,
    },
    params,
  );
  return new Map(rows.map(({ item, ...count }) => [item, count]));
}
