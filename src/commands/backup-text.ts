/** What a person reads of a backup: how far it is, and what is in it. */
import type { BackupManifest } from '../contract/backup.ts';
import { count } from './import-progress.ts';

/** Says how far something is, now and then. */
export type Tell = (what: string) => void;

const EVERY_MS = 5000;

export function tellingOn(say: (line: string) => void, clock: () => number): Tell {
  let last = clock();
  return (what) => {
    if (clock() - last < EVERY_MS) return;
    last = clock();
    say(what);
  };
}

export function size(bytes: number): string {
  return bytes < 10_000_000 ? `${count(bytes / 1000)} kB` : `${count(bytes / 1_000_000)} MB`;
}

/** `posts`: 3, of both stores by table. */
export interface BackupContents {
  program: string;
  beganAt: string;
  endedAt: string;
  postgres: Record<string, number>;
  clickhouse: Record<string, number>;
  jobs: number;
}

export function contentsOf({ program, beganAt, endedAt, postgres, clickhouse }: BackupManifest): BackupContents {
  const rows = ({ tables }: { tables: BackupManifest['clickhouse']['tables'] }) =>
    Object.fromEntries(tables.map((one) => [one.table, one.rows]));
  return { program, beganAt, endedAt, postgres: rows(postgres), clickhouse: rows(clickhouse), jobs: postgres.jobs };
}

export function contentsText({ beganAt, postgres, clickhouse, jobs }: BackupContents): string {
  const of = (rows: Record<string, number>, table: string, one: string, many = `${one}s`) => {
    const n = rows[table] ?? 0;
    return `${count(n)} ${n === 1 ? one : many}`;
  };
  return [
    of(clickhouse, 'posts', 'post'),
    of(clickhouse, 'mentions', 'mention'),
    of(postgres, 'organisations', 'organisation'),
    of(postgres, 'users', 'user'),
    of(postgres, 'topics', 'topic'),
    of(postgres, 'alerts', 'alert'),
    `${count(jobs)} waiting ${jobs === 1 ? 'job' : 'jobs'}`,
    `as of ${beganAt.slice(0, 19).replace('T', ' ')} UTC`,
  ].join(', ');
}
