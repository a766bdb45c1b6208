/** Lines of a file all the way to rows, in the thread that has them: the event loop handles nothing of a post but its bytes. */
import type { ImportedPost } from '../../contract/posts.ts';
import { FieldMapping, type MappingOptions } from './field-mapping.ts';
import { type PackedRows, packRows } from './packed-rows.ts';
import { preparePost } from './prepare-post.ts';
import { type LinePiece, readPiece } from './read-jsonl.ts';
import { type PostReading, postReader } from './read-post.ts';
import { postsOf } from './read-posts.ts';
import type { Reject } from './read-records.ts';
import type { TextReader } from './text-reader.ts';

export interface LinesReading extends PostReading {
  mapping: MappingOptions;
}

export interface ReadLines {
  posts: ImportedPost[];
  /** In the order of the lines. */
  rejected: Reject[];
  /** Columns that filled no field, and how often they held something. */
  ignored: ReadonlyMap<string, number>;
}

export type PreparedLines = Omit<ReadLines, 'posts'> & { rows: PackedRows };

export function readLines(piece: LinePiece, reading: LinesReading): ReadLines {
  const mapping = new FieldMapping(reading.mapping);
  const { posts, rejected } = postsOf(readPiece(piece), mapping, postReader(reading));
  return { posts, rejected, ignored: mapping.ignored };
}

export function prepareLines(piece: LinePiece, reading: LinesReading, reader: TextReader): PreparedLines {
  const { posts, ...told } = readLines(piece, reading);
  return { ...told, rows: packRows(posts.map((post) => preparePost(post, false, reader))) };
}
