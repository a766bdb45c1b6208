/** A file as posts: bytes → lines → records → posts, chunk by chunk, with everything that was rejected on the way. */
import path from 'node:path';
import type { ImportedPost } from '../../contract/posts.ts';
import type { FieldMapping } from './field-mapping.ts';
import { readCsv } from './read-csv.ts';
import { type LinePiece, linePieces, readPiece } from './read-jsonl.ts';
import { type PostReader, type PostReading, postReader } from './read-post.ts';
import { type Read, type Reject, reject } from './read-records.ts';
import { openSource, type Source } from './read-source.ts';
import { splitLines } from './split-lines.ts';

/** Part of a file, with what of it is read already. */
export type FilePiece = LinePiece | PostChunk;

export interface PostChunk {
  posts: ImportedPost[];
  rejected: Reject[];
  /** Bytes of the records the posts were read from, in UTF-8. */
  size: number;
}

export function isCsv(file: string): boolean {
  return /\.csv$/i.test(path.basename(file).replace(/\.gz$/i, ''));
}

/** JSON lines as they are, CSV as posts: what its cells mean depends on all that stands before. */
export function filePieces(file: string, source: Source, mapping: FieldMapping, reading: PostReading): AsyncGenerator<FilePiece> {
  return isCsv(file) ? readPosts(file, source, mapping, reading) : linePieces(splitLines(source.chunks));
}

export async function* readPosts(
  file: string,
  source: Source,
  mapping: FieldMapping,
  reading: PostReading,
): AsyncGenerator<PostChunk> {
  const read = postReader(reading);
  for await (const records of readRecords(file, source)) yield postsOf(records, mapping, read);
}

export function postsOf(records: readonly Read[], mapping: FieldMapping, read: PostReader): PostChunk {
  const chunk: PostChunk = { posts: [], rejected: [], size: 0 };
  for (const record of records) {
    if ('reason' in record) {
      chunk.rejected.push(record);
      continue;
    }
    const post = read(mapping.apply(record.fields));
    if ('reason' in post) {
      chunk.rejected.push(reject(record.line, post.reason, record.text));
    } else {
      chunk.posts.push(post);
      chunk.size += Buffer.byteLength(record.text);
    }
  }
  return chunk;
}

/** How many records are looked at for the columns of JSON lines, which have no header. */
const SAMPLE = 1000;

/** The columns a file has, before anything of it is imported. */
export async function columnsOf(file: string): Promise<string[]> {
  const columns = new Set<string>();
  let seen = 0;
  for await (const records of readRecords(file, await openSource(file))) {
    for (const record of records) if ('fields' in record) for (const name of Object.keys(record.fields)) columns.add(name);
    seen += records.length;
    if (seen >= SAMPLE) break;
  }
  return [...columns];
}

async function* readRecords(file: string, source: Source): AsyncGenerator<Read[]> {
  const lines = splitLines(source.chunks);
  if (isCsv(file)) yield* readCsv(lines);
  else for await (const piece of linePieces(lines)) yield readPiece(piece);
}
