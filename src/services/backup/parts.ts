/** Lines cut into parts of a backup: some megabytes each, packed by themselves, so that writing and reading hold one or two at a time. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import type { BackupPart } from '../../contract/backup.ts';
import type { Member } from './archive.ts';

/** Bytes of lines. A line is at most as long as a post may be. */
const PART_BYTES = 16 * 1024 * 1024;
const LINE_FEED = 10;

const packed = promisify(gzip);
const unpacked = promisify(gunzip);

export interface Part {
  member: Member;
  part: BackupPart;
}

/** `chunks` may end in the middle of a line. Where there is no line there is no part. */
export async function* cutIntoParts(prefix: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Part> {
  let number = 0;
  // One is packed while the lines of the next are read.
  let packing: Promise<Part> | null = null;
  for await (const lines of wholeLines(chunks)) {
    number += 1;
    const name = `${prefix}-${String(number).padStart(6, '0')}.jsonl.gz`;
    const next = packPart(name, lines);
    next.catch(() => undefined);
    if (packing) yield await packing;
    packing = next;
  }
  if (packing) yield await packing;
}

async function* wholeLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    size += chunk.length;
    if (size < PART_BYTES) continue;
    const all = Buffer.concat(held, size);
    const end = all.lastIndexOf(LINE_FEED) + 1;
    if (end > 0) yield all.subarray(0, end);
    const rest = all.subarray(end);
    held = [rest];
    size = rest.length;
  }
  if (size > 0) yield Buffer.concat(held, size);
}

async function packPart(name: string, lines: Buffer): Promise<Part> {
  const bytes = await packed(lines, { level: constants.Z_BEST_SPEED });
  return partOf({ name, bytes }, countLines(lines));
}

export function partOf(member: Member, rows: number): Part {
  const { name, bytes } = member;
  return { member, part: { name, rows, bytes: bytes.length, sha256: sha256(bytes) } };
}

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export function unpackLines({ bytes }: Member): Promise<Buffer> {
  return unpacked(bytes);
}

function countLines(lines: Buffer): number {
  let count = 0;
  for (let at = lines.indexOf(LINE_FEED); at !== -1; at = lines.indexOf(LINE_FEED, at + 1)) count += 1;
  return count;
}
