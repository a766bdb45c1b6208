/**
 * While an upgrade goes from process to process, an older version works on tables that a newer one has changed. A migration after
 * which it could not any more says so (src/stores/migration-files.ts).
 */
import { listFiles, readText } from './source-tree.ts';

/** Of these and those before nobody asks any more: programs that do not know them refuse all newer data. */
const SETTLED: Readonly<Record<string, number>> = { postgres: 27, clickhouse: 14 };
const MIGRATION = /^src\/stores\/(?<store>postgres|clickhouse)\/migrations\/(?<number>\d{4})_\w+\.sql$/;
const TAKES_AWAY =
  /\bcreate\s+unique\s+index\b|\badd\s+constraint\b|\badd\s+column\b(?![^;]*\bdefault\b)[^;]*\bnot\s+null\b|\bdrop\s+(?:table|column|view|sequence|type)\b|\brename\b|\bexchange\s+tables\b|\bset\s+not\s+null\b|\bset\s+data\s+type\b|\balter\s+column\s+\S+\s+type\b|\bmodify\s+column\b/i;
const SAYS_SO = /^-- Breaks older programs: \S/m;

export function quietBreakingMigrations(root: string): string[] {
  return listFiles(root)
    .filter(isUnsettled)
    .filter((path) => {
      const sql = readText(root, path);
      return statementsOnOldTables(sql).some((statement) => TAKES_AWAY.test(statement)) && !SAYS_SO.test(sql);
    })
    .map((path) => `${path}: takes something away; begin it with "-- Breaks older programs: WHY", or only add`);
}

function isUnsettled(path: string): boolean {
  const { store = '', number = '' } = MIGRATION.exec(path)?.groups ?? {};
  return Number(number) > (SETTLED[store] ?? Number.POSITIVE_INFINITY);
}

/** A table that the file itself makes may be as it likes: nobody else knows it. */
function statementsOnOldTables(sql: string): string[] {
  const statements = sql.replace(/^\s*--.*$/gm, '').split(';');
  const made = statements.flatMap(
    (statement) => /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/i.exec(statement)?.[1] ?? [],
  );
  return statements.filter(
    (statement) => !made.some((table) => new RegExp(`\\b(?:on|table)\\s+"?${table}"?`, 'i').test(statement)),
  );
}
