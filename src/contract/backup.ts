/**
 * A backup: a tar archive whose members are rows as lines of JSON, packed by gzip, and at its end the manifest, which names all of them. Without
 * it an archive is no backup. Nothing in it depends on whether the stores were embedded or servers.
 */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant } from './filter.ts';

/** Of the archive itself; a program reads this and no other. */
export const BACKUP_FORMAT = 1;
export const MANIFEST = 'manifest.json';
export const OPERATOR_TOKEN = 'operator-token';

/** Of a table or a column: it stands in statements. */
const identifier = z.string().regex(/^[a-z][a-z0-9_]*$/);
const digits = z.string().regex(/^\d{1,20}$/);

const backedUpTable = z.object({ table: identifier, columns: z.array(identifier), rows: z.int().min(0) });
export type BackedUpTable = z.infer<typeof backedUpTable>;

const backedUpStore = z.object({
  /** As the store calls itself. */
  engine: z.string(),
  /** That were applied to it. */
  migrations: z.array(z.object({ id: z.int(), name: z.string() })),
  tables: z.array(backedUpTable),
});

export const backupPart = z.object({
  /** `postgres/users-000001.jsonl.gz` */
  name: z.string(),
  rows: z.int().min(0),
  /** As it stands in the archive. */
  bytes: z.int().min(0),
  sha256: z.string(),
});
export type BackupPart = z.infer<typeof backupPart>;

export const backupManifest = z.object({
  format: z.literal(BACKUP_FORMAT),
  program: z.string(),
  /** Of the reading of texts that the program had. */
  readingVersion: z.int(),
  beganAt: instant,
  endedAt: instant,
  postgres: backedUpStore.extend({ sequences: z.array(z.object({ name: identifier, last: digits })), jobs: z.int().min(0) }),
  clickhouse: backedUpStore,
  /** Posts of this version and later ones arrived so late that their mentions may be missing: they are matched again. */
  arrivedFrom: digits,
  /** Topics that a search changed while the backup was made; they are searched again. */
  topicsToSearch: z.array(z.int()),
  /** Organisations whose own names changed meanwhile; their posts are read with them again. */
  organisationsToRead: z.array(z.int()),
  parts: z.array(backupPart),
});
export type BackupManifest = z.infer<typeof backupManifest>;

export const makeBackup = endpoint({
  method: 'POST',
  path: '/operator/backup',
  access: 'operator',
  summary: 'Make a backup of both stores',
  description: 'Answers with the bytes of the archive, which is whole only where its manifest comes last.',
  gives: ['application/x-tar'],
  input: z.object({}),
  output: z.unknown(),
});
