/**
 * A backup of both stores, member by member. Postgres is read first, as it was at one moment, and ClickHouse after it: so whatever Postgres
 * refers to is there. What arrived or changed meanwhile is named in the manifest, and restoring puts it right
 * (docs/decisions/0065-backups.md).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  BACKUP_FORMAT,
  type BackedUpTable,
  type BackupManifest,
  type BackupPart,
  MANIFEST,
  OPERATOR_TOKEN,
} from '../../contract/backup.ts';
import type { ClickHouse } from '../../stores/clickhouse/client.ts';
import { appliedClickHouse } from '../../stores/clickhouse/migrations.ts';
import {
  clickhouseVersion,
  insertedColumns,
  mentionLines,
  postLines,
  smallTableLines,
  WHOLE_TABLES,
  type WholeClickHouseTable,
} from '../../stores/clickhouse/whole-tables.ts';
import { packageRoot } from '../../stores/package-root.ts';
import type { Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';
import { READING_VERSION } from '../mentions/text-reader.ts';
import type { Member } from './archive.ts';
import { cutIntoParts, type Part, partOf } from './parts.ts';
import { changedSince, type ReadPostgres, readPostgres } from './read-postgres.ts';
import { openSpool } from './spool.ts';

/** What is said of a store of several machines. */
export const OF_CLUSTERS =
  'A cluster of ClickHouse is backed up and restored by its own BACKUP and RESTORE; see "Large servers" in the handbook.';
/** Microseconds: within them a post that is stored has its mentions. */
const ARRIVING = 10 * 60 * 1_000_000;

export interface BackupOptions {
  /** By which programs push posts; null where this installation has none. */
  operatorToken: string | null;
  signal?: AbortSignal;
}

/** All that it asks for: nothing that the newest migrations brought, so it is the same of stores that are older. */
type Stores = Pick<Environment, 'postgres' | 'clickhouse' | 'now'>;

export async function* makeBackup(environment: Stores, { operatorToken, signal }: BackupOptions): AsyncGenerator<Member> {
  const { clickhouse, now } = environment;
  refuseCluster(clickhouse);
  const beganAt = now();
  const parts: BackupPart[] = [];
  const spool = await openSpool();
  let postgres: ReadPostgres;
  try {
    postgres = await readPostgres(environment.postgres, spool);
    parts.push(...spool.parts);
    yield* spool.members();
  } finally {
    await spool.close();
  }
  if (operatorToken !== null) yield noted(parts, partOf({ name: OPERATOR_TOKEN, bytes: Buffer.from(operatorToken) }, 0));
  const tables: BackedUpTable[] = [];
  for (const table of WHOLE_TABLES) {
    const columns = await insertedColumns(clickhouse, table);
    let rows = 0;
    const lines = linesOf(environment, table, columns, postgres, signal);
    for await (const part of cutIntoParts(`clickhouse/${table}`, lines)) {
      rows += part.part.rows;
      yield noted(parts, part);
    }
    tables.push({ table, columns, rows });
  }
  const manifest: BackupManifest = {
    format: BACKUP_FORMAT,
    program: programVersion(),
    readingVersion: READING_VERSION,
    beganAt: beganAt.toISOString(),
    endedAt: now().toISOString(),
    postgres: postgres.manifest,
    clickhouse: { engine: await clickhouseVersion(clickhouse), migrations: await appliedClickHouse(clickhouse), tables },
    arrivedFrom: String(beganAt.getTime() * 1000 - ARRIVING),
    ...(await changedSince(environment.postgres, postgres)),
    parts,
  };
  yield { name: MANIFEST, bytes: Buffer.from(JSON.stringify(manifest, null, 1)) };
}

function linesOf(
  { clickhouse }: Stores,
  table: WholeClickHouseTable,
  columns: readonly string[],
  { topics }: ReadPostgres,
  signal: AbortSignal | undefined,
): AsyncGenerator<Buffer> {
  if (table === 'posts') return postLines(clickhouse, columns, signal);
  if (table !== 'mentions') return smallTableLines(clickhouse, table, columns, signal);
  const standing = topics.map(({ id, revision, building }) => ({
    topicId: id,
    revisions: building === null ? [revision] : [revision, building],
  }));
  return mentionLines(clickhouse, columns, standing, signal);
}

function noted(parts: BackupPart[], { member, part }: Part): Member {
  parts.push(part);
  return member;
}

function programVersion(): string {
  const text = readFileSync(join(packageRoot(), 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}

/** Its machines copy their own files, side by side; through one process it would take as long as all of them together. */
function refuseCluster({ cluster }: Pick<ClickHouse, 'cluster'>): void {
  if (cluster) throw new ServiceError('conflict', OF_CLUSTERS);
}
