/** What a thread of preparing-threads.ts runs; a file of its own in the build. */
import type { ImportedPost } from '../../contract/posts.ts';
import { giveWay } from '../../priorities.ts';
import { openTextReader } from './open-text-reader.ts';
import { type PackedRows, packRows } from './packed-rows.ts';
import { type LinesReading, type PreparedLines, prepareLines } from './prepare-lines.ts';
import { preparePost } from './prepare-post.ts';
import type { LinePiece } from './read-jsonl.ts';
import type { TextReader } from './text-reader.ts';

export interface PreparingTask {
  posts: readonly ImportedPost[];
  demo: boolean;
}

export interface LinesTask {
  piece: LinePiece;
  reading: LinesReading;
}

// Pages are waited for, and imports are long anyway.
giveWay();

let opened: TextReader | undefined;

export function prepareSlice({ posts, demo }: PreparingTask): PackedRows {
  const reader = ownReader();
  return packRows(posts.map((post) => preparePost(post, demo, reader)));
}

export function preparePiece({ piece, reading }: LinesTask): PreparedLines {
  return prepareLines(piece, reading, ownReader());
}

/** Not when the file is loaded: what fails there ends the whole process, here the batch. */
function ownReader(): TextReader {
  opened ??= openTextReader();
  return opened;
}
