/**
 * A statement as a cluster takes it. Tables keep their names: what the program calls `posts` is the table over all shards. Where each shard
 * is to answer for itself (shard-scope.ts), the part of the table that lies there stands under that name; what changes rows is told to the
 * parts on all machines. Names are written with their database, which need not be the one that a machine's connections begin in.
 */
import { type ClusterPlace, isSharded, localTable, SHARD_KEYS, WHOLE_TABLES } from './cluster.ts';
import { ALL, EACH, END } from './shard-scope.ts';

const MARKS = new RegExp([`(?:IN )?${escaped(ALL)}`, escaped(EACH), escaped(END)].join('|'), 'g');
const TABLES = [...Object.keys(SHARD_KEYS), ...WHOLE_TABLES].join('|');
const READ = new RegExp(`\\b(FROM|JOIN) (${TABLES})\\b`, 'g');
const TEXT_INDEX = /\bmergeTreeTextIndex\(currentDatabase\(\), (\w+),/g;
const CHANGED = new RegExp(`^\\s*(DELETE FROM|OPTIMIZE TABLE|TRUNCATE TABLE) (${TABLES})\\b`);
const WRITTEN = new RegExp(`^\\s*INSERT INTO (${TABLES})\\b`);

export function onCluster(sql: string, place: ClusterPlace): string {
  const changed = CHANGED.exec(sql);
  if (!changed) return marked(sql.replace(WRITTEN, `INSERT INTO ${place.database}.$1`), place, false);
  const [head, verb = '', table = ''] = changed;
  return `${verb} ${changedTable(table, place)}${marked(sql.slice(head.length), place, true)}`;
}

/** What makes a change of a table one of all machines. */
export function everywhere({ name, replicated }: ClusterPlace): string {
  return replicated ? ` ON CLUSTER ${name}` : '';
}

/** A table that is whole everywhere is one group of replicas: any of them tells the others. */
function changedTable(table: string, place: ClusterPlace): string {
  return isSharded(table) ? `${place.database}.${localTable(table)}${everywhere(place)}` : `${place.database}.${table}`;
}

interface Level {
  /** Computed on each shard by itself. */
  isLocal: boolean;
  /** What stands at its end. */
  end: string;
}

/** Follows the marks, which nest. */
function marked(sql: string, place: ClusterPlace, startsLocal: boolean): string {
  const levels: Level[] = [];
  let written = '';
  let at = 0;
  const isLocal = () => levels.at(-1)?.isLocal ?? startsLocal;
  for (const { 0: mark, index } of sql.matchAll(MARKS)) {
    written += named(sql.slice(at, index), place, isLocal());
    at = index + mark.length;
    if (mark === END) {
      written += levels.pop()?.end ?? '';
    } else if (mark === EACH) {
      const isWithin = isLocal();
      levels.push({ isLocal: true, end: isWithin ? '' : ')' });
      if (!isWithin) written += `cluster('${place.name}', view`;
    } else {
      // Asked once, and the answer sent along; a shard that asks for itself must do without.
      if (mark.startsWith('IN ')) written += isLocal() ? 'IN ' : 'GLOBAL IN ';
      levels.push({ isLocal: false, end: '' });
    }
  }
  return written + named(sql.slice(at), place, isLocal());
}

function named(sql: string, { database }: ClusterPlace, isLocal: boolean): string {
  const storedAs = (table: string) => (isLocal && isSharded(table) ? localTable(table) : table);
  return sql
    .replace(READ, (_, verb: string, table: string) => `${verb} ${database}.${storedAs(table)} AS ${table}`)
    .replace(TEXT_INDEX, (_, table: string) => `mergeTreeTextIndex('${database}', ${storedAs(table)},`);
}

function escaped(text: string): string {
  return text.replace(/[/*]/g, '\\$&');
}
