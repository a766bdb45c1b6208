/**
 * A file that has no name any more: parts are written into it in one go and read from it at the pace of whoever takes them. What it holds
 * is gone with the process, however that ends.
 */
import { randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BackupPart } from '../../contract/backup.ts';
import type { Member } from './archive.ts';
import type { Part } from './parts.ts';

export interface Spool {
  add(part: Part): Promise<void>;
  readonly parts: readonly BackupPart[];
  members(): AsyncGenerator<Member>;
  close(): Promise<void>;
}

export async function openSpool(): Promise<Spool> {
  const path = join(tmpdir(), `earshot-backup-${randomBytes(6).toString('hex')}`);
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  const parts: BackupPart[] = [];
  return {
    parts,
    async add({ member, part }) {
      await file.writev([member.bytes]);
      parts.push(part);
    },
    async *members() {
      let position = 0;
      for (const { name, bytes: length } of parts) {
        const bytes = Buffer.alloc(length);
        const { bytesRead } = await file.read(bytes, 0, length, position);
        if (bytesRead !== length) throw new Error(`a part of the backup could not be read again from ${tmpdir()}`);
        position += length;
        yield { name, bytes };
      }
    },
    close: () => file.close(),
  };
}
