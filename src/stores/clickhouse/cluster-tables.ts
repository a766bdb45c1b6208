/**
 * The statements of a migration as a cluster takes them, so that there is one text of each table. A table that is spread over shards
 * becomes the part of it that lies on a machine, under a name of its own, and over all parts a table with the name that the program
 * knows. Each may run again, and beside another process that runs it too. Rows are not moved: a cluster begins empty, with all
 * migrations of that time, and a table that one of them puts in the place of another is made by that one alone.
 */
import { type ClusterPlace, isSharded, localTable, SHARD_KEYS, type ShardedTable } from './cluster.ts';
import { everywhere } from './cluster-statement.ts';

export interface Statements {
  id: number;
  statements: readonly string[];
}

const MADE = /^CREATE TABLE (?:IF NOT EXISTS )?(\w+) /;
const CHANGED = /^ALTER TABLE (\w+)/;
const REPLACED = /^EXCHANGE TABLES (\w+) AND (\w+)$/;
const DROPPED = /^DROP TABLE /;
const MOVED = /^INSERT INTO /;
const ENGINE = /\bENGINE = (\w*MergeTree)(?:\(([^()]*)\))?/;
/** The newest migration that was there when a cluster could first be: those up to it find no rows. */
const FIRST_ON_CLUSTERS = 14;

/** By migration. @throws where a statement has no meaning there, for whoever writes the next migration. */
export function clusterMigrations(migrations: readonly Statements[], place: ClusterPlace): Map<number, string[]> {
  const replacements = migrations.flatMap(({ id, statements }) =>
    statements.flatMap((statement) => replacementIn(id, statement)),
  );
  return new Map(
    migrations.map(({ id, statements }) => [
      id,
      statements.flatMap((statement) => onMachines(id, statement, replacements, place)),
    ]),
  );
}

interface Replacement {
  id: number;
  table: string;
  /** What it is called while it is filled. */
  made: string;
}

function replacementIn(id: number, statement: string): Replacement[] {
  const [, table = '', made = ''] = REPLACED.exec(statement) ?? [];
  if (!table) return [];
  if (id > FIRST_ON_CLUSTERS)
    throw new Error(`migration ${id} puts a table in the place of ${table}: say what a cluster with rows does`);
  return [{ id, table, made }];
}

function onMachines(id: number, statement: string, replacements: readonly Replacement[], place: ClusterPlace): string[] {
  const created = MADE.exec(statement)?.[1];
  const table = created ?? CHANGED.exec(statement)?.[1];
  if (table === undefined) {
    if ([REPLACED, DROPPED, MOVED].some((form) => form.test(statement)) && id <= FIRST_ON_CLUSTERS) return [];
    throw new Error(`migration ${id} has a statement that is not known on a cluster: ${statement.slice(0, 80)}`);
  }
  const asked = replacements.find(({ made }) => made === table)?.table ?? table;
  // Made by a later migration, as all that came before has left it.
  if (replacements.some((replaced) => replaced.table === table && id < replaced.id)) return [];
  if (created) return creation(asked, statement, place);
  return isSharded(asked) ? [changed(asked, statement, place), ofAll(asked, place)] : [changedWhole(asked, statement, place)];
}

/** The engine, and the place where Keeper holds what its replicas know. */
function creation(table: string, statement: string, place: ClusterPlace): string[] {
  const name = isSharded(table) ? localTable(table) : table;
  const begins = `CREATE TABLE IF NOT EXISTS ${place.database}.${name}${everywhere(place)} `;
  const made = statement.replace(MADE, begins).replace(ENGINE, (_, engine: string, options: string = '') => {
    if (!place.replicated) return `ENGINE = ${engine}(${options})`;
    const [group, replica] = isSharded(table) ? ['{shard}', '{replica}'] : ['whole', '{shard}-{replica}'];
    const keeper = [`'/clickhouse/tables/${group}/${place.database}/${name}'`, `'${replica}'`];
    return `ENGINE = Replicated${engine}(${[...keeper, ...(options ? [options] : [])].join(', ')})`;
  });
  return isSharded(table) ? [made, ofAll(table, place)] : [made];
}

function changed(table: ShardedTable, statement: string, place: ClusterPlace): string {
  return statement.replace(CHANGED, `ALTER TABLE ${place.database}.${localTable(table)}${everywhere(place)}`);
}

function changedWhole(table: string, statement: string, place: ClusterPlace): string {
  return statement.replace(CHANGED, `ALTER TABLE ${place.database}.${table}`);
}

/** It holds no rows, so it is made anew with the columns of its parts. */
function ofAll(table: ShardedTable, place: ClusterPlace): string {
  const { database, name } = place;
  return (
    `CREATE OR REPLACE TABLE ${database}.${table}${everywhere(place)} AS ${database}.${localTable(table)}` +
    ` ENGINE = Distributed('${name}', '${database}', '${localTable(table)}', ${SHARD_KEYS[table]})`
  );
}
