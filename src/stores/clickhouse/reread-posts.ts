/**
 * How far the stored posts are read again: all of an older version with an id below the answer are. It moves after the rows
 * of a batch are stored, so a batch that was cut off is read again, to the same rows. Between the two a post stands as read
 * by both versions.
 */
import { z } from 'zod';
import type { ClickHouse } from './client.ts';

/** Above every id but the one of all ones. */
const ALL = 2n ** 64n - 1n;

const reread = {
  sql: 'SELECT tokens_version AS version, toString(max(below)) AS upto FROM reread_posts GROUP BY tokens_version',
};
const row = z.object({ version: z.number(), upto: z.string() });

/** The first id (UInt64 in decimal) that may still have a row of a version before `version`. */
export async function rereadUpTo(clickhouse: ClickHouse, version: number): Promise<string> {
  const rows = await clickhouse.query({ ...reread, row });
  const upto = new Map(rows.map((stored) => [stored.version, BigInt(stored.upto)]));
  let least = ALL;
  for (let older = 0; older < version; older += 1) {
    const below = upto.get(older) ?? 0n;
    if (below < least) least = below;
  }
  return least.toString();
}

/** `last`: the last id of the batch that is stored; null when there is none left. */
export async function moveReread(clickhouse: ClickHouse, version: number, last: string | null): Promise<void> {
  const next = last === null ? ALL : BigInt(last) + 1n;
  const below = (next < ALL ? next : ALL).toString();
  await clickhouse.insert(
    'reread_posts',
    Array.from({ length: version }, (_, older) => ({ tokens_version: older, below })),
  );
}

/** @throws where a newer program has read posts again: what this one stores would count as replaced, and no search would find it. */
export async function refuseNewerReading(clickhouse: ClickHouse, version: number): Promise<void> {
  const rows = await clickhouse.query({ ...reread, row });
  const newest = Math.max(0, ...rows.map((stored) => stored.version + 1));
  if (newest <= version) return;
  throw new Error(
    `the ClickHouse data is newer than this program: its posts were read again by version ${newest} of the text reading, and this is version ${version}. Start the newer version, or use another DATA_DIR.`,
  );
}
