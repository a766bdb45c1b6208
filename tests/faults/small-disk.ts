/** A disk of its own that is soon full: memory, mounted at a folder, which only root may do. */
import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

export interface SmallDisk {
  /** Nothing more can be written from now on. */
  fill(): void;
  /** There is room again. */
  empty(): void;
  close(): void;
}

/** Why this machine mounts nothing for us, as a sentence of whoever refuses it. */
export class MountRefused extends Error {}

/** `folder`: an empty one. @throws MountRefused */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    throw new MountRefused(`no small disk can be mounted here: ${String(error)}`, { cause: error });
  }
  const ballast = path.join(folder, 'ballast');
  return {
    fill: () => fill(ballast),
    empty: () => rmSync(ballast, { force: true }),
    // Lazily: whoever has just been killed may hold a file for a moment.
    close: () => void execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' }),
  };
}

/** To the last byte: large pieces first. */
function fill(file: string): void {
  const opened = openSync(file, 'w');
  try {
    for (let size = 1024 * 1024; size >= 512; size /= 2) while (writes(opened, Buffer.alloc(size)));
  } finally {
    closeSync(opened);
  }
}

function writes(opened: number, piece: Buffer): boolean {
  try {
    return writeSync(opened, piece) === piece.length;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false;
    throw error;
  }
}
