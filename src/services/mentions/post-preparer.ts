/** Makes posts into the rows that are stored: reading a text takes longer than anything else of its arrival. */
import type { ImportedPost } from '../../contract/posts.ts';
import { inSlices } from './in-slices.ts';
import { type PackedRows, packRows } from './packed-rows.ts';
import { type LinesReading, type PreparedLines, prepareLines } from './prepare-lines.ts';
import { preparePost } from './prepare-post.ts';
import type { LinePiece } from './read-jsonl.ts';
import type { TextReader } from './text-reader.ts';

export interface PostPreparer {
  /** Rows in the order of the posts, in one piece or several. */
  prepare(posts: readonly ImportedPost[], demo: boolean): Promise<PackedRows[]>;
  prepareLines(piece: LinePiece, reading: LinesReading): Promise<PreparedLines>;
  close(): Promise<void>;
}

/** In the thread that asks, in short slices. For tests and benches, which run from the sources. */
export function preparerHere(reader: TextReader): PostPreparer {
  return {
    async prepare(posts, demo) {
      const packed: PackedRows[] = [];
      await inSlices(posts, (post) => packed.push(packRows([preparePost(post, demo, reader)])));
      return packed;
    },
    prepareLines: async (piece, reading) => prepareLines(piece, reading, reader),
    close: () => Promise.resolve(),
  };
}
