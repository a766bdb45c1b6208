/**
 * Writes a backup under a name that says it is unfinished, reads it again as it lies there, and only then gives it its own name: whatever
 * has that name is whole.
 */
import { existsSync } from 'node:fs';
import { type FileHandle, link, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BackupManifest } from '../contract/backup.ts';
import { verifyBackup } from '../services/backup/verify-backup.ts';
import { size, type Tell } from './backup-text.ts';
import { CommandError } from './run-with-context.ts';

/** Secrets are in it. */
const MODE = 0o600;

function unfinishedOf(file: string): string {
  return `${file}.unfinished`;
}

/** Nothing is ever written over a backup. @throws CommandError */
export function refuseExisting(file: string): void {
  if (existsSync(file)) throw new CommandError(`There is a file ${file} already. Give the backup another name.`);
}

/** @throws CommandError, BackupUnusable, and whatever `bytes` throws: then nothing is left */
export async function writeBackupFile(file: string, bytes: AsyncIterable<Buffer>, tell: Tell): Promise<BackupManifest> {
  const unfinished = unfinishedOf(file);
  try {
    await writeWhole(unfinished, file, bytes, tell);
    const manifest = await verifyBackup(unfinished, (read) => tell(`${size(read)} read again`));
    // Unlike a rename this replaces nothing.
    await writing(file, () => link(unfinished, file));
    await syncFolder(file);
    return manifest;
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function writeWhole(unfinished: string, file: string, bytes: AsyncIterable<Buffer>, tell: Tell): Promise<void> {
  await rm(unfinished, { force: true });
  const handle: FileHandle = await writing(file, () => open(unfinished, 'wx', MODE));
  try {
    let written = 0;
    for await (const chunk of bytes) {
      await writing(file, () => handle.writeFile(chunk));
      written += chunk.length;
      tell(`${size(written)} written`);
    }
    await writing(file, () => handle.sync());
  } finally {
    await handle.close();
  }
}

/** So that the name survives what the bytes survive. */
async function syncFolder(file: string): Promise<void> {
  const folder = await open(path.dirname(path.resolve(file)), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const REASONS: Record<string, string> = {
  ENOSPC: 'no space is left on its disk',
  EDQUOT: 'the quota of its disk is used up',
  EFBIG: 'its disk takes no file of that size',
  ENOENT: 'its folder does not exist',
  EACCES: 'this user may not write there',
  EROFS: 'its disk is read-only',
  EEXIST: 'there is a file of that name by now',
};

async function writing<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw writeFailure(file, error);
  }
}

export function writeFailure(file: string, error: unknown): CommandError {
  const { code = '', message = String(error) } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  return new CommandError(`The backup ${file} could not be written: ${REASONS[code] ?? message}. Nothing of it was kept.`);
}
