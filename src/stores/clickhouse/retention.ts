/**
 * For how long posts and their mentions are kept, and when they move to slower disks: by the time they were published. ClickHouse does it
 * while it merges, within hours. Posts stay a day longer: whatever is counted can be opened.
 */
import { z } from 'zod';
import type { ClickHouse } from './client.ts';
import { localTable } from './cluster.ts';
import { everywhere } from './cluster-statement.ts';

export interface Retention {
  /** null: for ever. */
  keptDays: number | null;
  /** null: all lies on the disks of the default policy, or wherever it has come to lie. */
  cold: { policy: string; volume: string; afterDays: number } | null;
}

/** Days by which rows of it are kept longer. */
const LONGER = { posts: 1, mentions: 0 } as const;
type Kept = keyof typeof LONGER;

const tableRow = z.object({ policy: z.string(), made: z.string() });

/** At every start: what was set otherwise before is changed, and what stands already is left alone. */
export async function applyRetention(clickhouse: ClickHouse, retention: Retention): Promise<void> {
  for (const table of ['mentions', 'posts'] as const) await applyTo(clickhouse, table, retention);
}

async function applyTo(clickhouse: ClickHouse, table: Kept, retention: Retention): Promise<void> {
  const { cluster } = clickhouse;
  const name = cluster ? localTable(table) : table;
  const [stored] = await clickhouse.query(
    {
      sql: 'SELECT storage_policy AS policy, create_table_query AS made FROM system.tables WHERE database = currentDatabase() AND name = {name:String}',
      row: tableRow,
    },
    { name },
  );
  if (!stored) throw new Error(`there is no table ${name}`);
  const alter = (change: string) =>
    clickhouse.command(`ALTER TABLE ${name}${cluster ? everywhere(cluster) : ''} ${change}`, {}, 'unbounded');
  const { cold } = retention;
  if (cold && cold.policy !== stored.policy) await alter(`MODIFY SETTING storage_policy = '${cold.policy}'`);
  const [wanted, standing] = [ttlOf(table, retention), ttlIn(stored.made)];
  if (wanted === standing) return;
  await alter(wanted === '' ? 'REMOVE TTL' : `MODIFY TTL ${wanted}`);
}

/** As ClickHouse writes it. */
function ttlOf(table: Kept, { keptDays, cold }: Retention): string {
  const after = (days: number) => `published_at + toIntervalDay(${days})`;
  return [
    ...(cold ? [`${after(cold.afterDays)} TO VOLUME '${cold.volume}'`] : []),
    ...(keptDays === null ? [] : [after(keptDays + LONGER[table])]),
  ].join(', ');
}

function ttlIn(made: string): string {
  return / TTL (.+?)(?: SETTINGS .*)?$/s.exec(made)?.[1] ?? '';
}
