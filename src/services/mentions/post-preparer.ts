/** Makes posts into the rows that are stored: reading a text takes longer than anything else of its arrival. */
import { setImmediate as turn } from 'node:timers/promises';
import type { ImportedPost } from '../../contract/posts.ts';
import type { PostRow } from '../../stores/clickhouse/post-row.ts';
import { inSlices } from './in-slices.ts';
import { type PackedRows, packRows } from './packed-rows.ts';
import { type LinesReading, type PreparedLines, readLines } from './prepare-lines.ts';
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
  async function prepare(posts: readonly ImportedPost[], demo: boolean): Promise<PackedRows> {
    const rows: PostRow[] = [];
    await inSlices(posts, (post) => rows.push(preparePost(post, demo, reader)));
    return packRows(rows);
  }

  return {
    prepare: async (posts, demo) => [await prepare(posts, demo)],
    async prepareLines(piece, reading) {
      await turn();
      const { posts, ...told } = readLines(piece, reading);
      return { ...told, rows: await prepare(posts, false) };
    },
    close: () => Promise.resolve(),
  };
}
