/**
 * Which pages have been seen, in little room: four bytes for each, of a hash of its normal address. Of 25,000 pages one new one in
 * 170,000 is taken for one of them.
 */
import { hash } from 'node:crypto';
import { normalUrl } from '../normal-url.ts';

/** 133,000 characters. */
const MOST_PAGES = 25_000;
const BYTES = 4;
/** In base64, of the most pages. */
export const LONGEST_KNOWN = Math.ceil((MOST_PAGES * BYTES) / 3) * 4;

/** Of a page; 32 bits. */
export function pageMark(url: string): number {
  return Number.parseInt(hash('sha256', normalUrl(url) ?? url).slice(0, 2 * BYTES), 16);
}

/** `packed`: as it was given. What is no such thing knows nothing. */
export function unpackedMarks(packed: string): Set<number> {
  const bytes = Buffer.from(packed, 'base64');
  const marks = new Set<number>();
  for (let at = 0; at + BYTES <= bytes.length; at += BYTES) marks.add(bytes.readUInt32BE(at));
  return marks;
}

/** The last ones, where there are too many. */
export function packedMarks(marks: Iterable<number>): string {
  const kept = [...marks].slice(-MOST_PAGES);
  const bytes = Buffer.alloc(kept.length * BYTES);
  for (const [index, mark] of kept.entries()) bytes.writeUInt32BE(mark, index * BYTES);
  return bytes.toString('base64');
}
