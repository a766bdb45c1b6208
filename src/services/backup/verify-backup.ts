/** Whether a file is a whole backup, every byte of it as it was written, and one that this program can restore. */
import { z } from 'zod';
import { BACKUP_FORMAT, type BackupManifest, backupManifest, MANIFEST } from '../../contract/backup.ts';
import { type Migration, readMigrations } from '../../stores/migration-files.ts';
import { READING_VERSION } from '../mentions/text-reader.ts';
import { readMembers } from './archive.ts';
import { sha256 } from './parts.ts';

/** What is wrong with the file, in one sentence that names it. */
export class BackupUnusable extends Error {
  override readonly name = 'BackupUnusable';
}

/** Reads all of it. `onRead`: bytes of members so far. @throws BackupUnusable */
export async function verifyBackup(file: string, onRead: (bytes: number) => void = () => undefined): Promise<BackupManifest> {
  const found = new Map<string, string>();
  let manifest: BackupManifest | null = null;
  let read = 0;
  try {
    for await (const { name, bytes } of readMembers(file)) {
      if (manifest) throw new BackupUnusable(`${file} is no whole backup: "${name}" stands behind its end.`);
      if (name === MANIFEST) manifest = readManifest(file, bytes);
      else found.set(name, sha256(bytes));
      read += bytes.length;
      onRead(read);
    }
  } catch (error) {
    throw error instanceof BackupUnusable ? error : unreadable(file, error, found.size);
  }
  if (!manifest)
    throw new BackupUnusable(`${file} is no whole backup: it ends after ${found.size} parts without saying that it is complete.`);
  for (const part of manifest.parts) {
    const sum = found.get(part.name);
    if (sum === undefined) throw new BackupUnusable(`${file} is no whole backup: "${part.name}" is missing.`);
    if (sum !== part.sha256)
      throw new BackupUnusable(`${file} is damaged: "${part.name}" is not what was written when the backup was made.`);
    found.delete(part.name);
  }
  const [stray] = found.keys();
  if (stray !== undefined) throw new BackupUnusable(`${file} is no backup of this program: "${stray}" does not belong in it.`);
  return manifest;
}

/** @throws BackupUnusable where a newer program made it: what it says would be read wrongly. */
export function refuseNewer(file: string, { program, readingVersion, postgres, clickhouse }: BackupManifest): void {
  const unknown = [
    ...missing(postgres.migrations, readMigrations('postgres')),
    ...missing(clickhouse.migrations, readMigrations('clickhouse')),
  ];
  const [first] = unknown;
  if (first !== undefined || readingVersion > READING_VERSION)
    throw new BackupUnusable(
      `${file} was made by a newer version of the program (${program}): ${first ? `its stores were migrated to "${first}"` : `its posts were read by version ${readingVersion} of the text reading`}, which this version does not know. Restore it with that version or a newer one.`,
    );
}

function missing(applied: readonly { id: number; name: string }[], known: readonly Migration[]): string[] {
  const names = new Set(known.map(({ id, name }) => `${id} ${name}`));
  return applied.filter(({ id, name }) => !names.has(`${id} ${name}`)).map(({ name }) => name);
}

function readManifest(file: string, bytes: Buffer): BackupManifest {
  const content = asJson(bytes);
  const format = z.object({ format: z.number() }).safeParse(content);
  if (format.success && format.data.format !== BACKUP_FORMAT)
    throw new BackupUnusable(
      `${file} is a backup of format ${format.data.format}, and this version of the program reads format ${BACKUP_FORMAT}.`,
    );
  const manifest = backupManifest.safeParse(content);
  if (manifest.success) return manifest.data;
  throw new BackupUnusable(`${file} is damaged: what it says of itself cannot be read.`);
}

function asJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}

function unreadable(file: string, error: unknown, parts: number): BackupUnusable {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return new BackupUnusable(`There is no file ${file}.`);
  const reason = error instanceof Error ? error.message : String(error);
  // Of the file system, as that it may not be read.
  if (code !== undefined) return new BackupUnusable(`${file} cannot be read: ${reason}`);
  return new BackupUnusable(`${file} is no whole backup: after ${parts} parts it cannot be read on (${reason}).`);
}
