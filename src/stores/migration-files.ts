/** The numbered migrations of a store, read from the package whether the program runs from source or bundled. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from './package-root.ts';

export interface Migration {
  /** The number the file name begins with; they are applied in this order. */
  id: number;
  name: string;
  sql: string;
}

const BREAKS_OLDER = /^-- Breaks older programs: \S/m;

/**
 * Whether a program that does not know this migration can no longer work with the data. Those that only add tell nothing: while an
 * upgrade goes from one process to the next, both versions run, and the older one may start again. What takes away, renames or forbids
 * what was allowed says `-- Breaks older programs: WHY`, and is for a version after the one that stopped using it.
 */
export function breaksOlder({ sql }: Migration): boolean {
  return BREAKS_OLDER.test(sql);
}

/** @throws where two files share a number or a name has none. */
export function readMigrations(store: 'postgres' | 'clickhouse'): Migration[] {
  const folder = path.join(packageRoot(), 'src', 'stores', store, 'migrations');
  const migrations = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({
      id: number(file),
      name: file.slice(0, -'.sql'.length),
      sql: readFileSync(path.join(folder, file), 'utf8'),
    }));
  if (new Set(migrations.map((migration) => migration.id)).size !== migrations.length)
    throw new Error(`two migrations share a number in ${folder}`);
  return migrations;
}

/** The names of all tables that they make, those among them that later ones put away again. */
export function madeTables(migrations: readonly Migration[]): string[] {
  return migrations.flatMap(({ sql }) =>
    [...sql.matchAll(/^\s*CREATE TABLE (?:IF NOT EXISTS )?"?(\w+)"?/gm)].flatMap(([, name]) => name ?? []),
  );
}

function number(file: string): number {
  const digits = /^\d+/.exec(file)?.[0];
  if (!digits) throw new Error(`migration without a number: ${file}`);
  return Number(digits);
}
