/**
 * While an upgrade goes from process to process, an older version works on tables that a newer one has changed. A migration after
 * which it could not any more says so (src/stores/migration-files.ts).
 */
import { listFiles, readText } from './source-tree.ts';

/** Of these and those before nobody asks any more: programs that do not know them refuse all newer data. */
const SETTLED: Readonly<Record<string, number>> = { postgres: 27, clickhouse: 14 };
const MIGRATION = /^src\/stores\/(?<store>postgres|clickhouse)\/migrations\/(?<number>\d{4})_\w+\.sql$/;
const TAKES_AWAY =
  /\bdrop\s+(?:table|column|view|sequence|type)\b|\brename\b|\bexchange\s+tables\b|\bset\s+not\s+null\b|\bset\s+data\s+type\b|\balter\s+column\s+\S+\s+type\b|\bmodify\s+column\b/i;
const SAYS_SO = /^-- Breaks older programs: \S/m;

export function quietBreakingMigrations(root: string): string[] {
  return listFiles(root)
    .filter(isUnsettled)
    .filter((path) => {
      const sql = readText(root, path);
      return TAKES_AWAY.test(sql.replace(/^\s*--.*$/gm, '')) && !SAYS_SO.test(sql);
    })
    .map((path) => `${path}: takes something away; begin it with "-- Breaks older programs: WHY", or only add`);
}

function isUnsettled(path: string): boolean {
  const { store = '', number = '' } = MIGRATION.exec(path)?.groups ?? {};
  return Number(number) > (SETTLED[store] ?? Number.POSITIVE_INFINITY);
}
