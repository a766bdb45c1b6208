/** Makes imported posts into the rows that are stored: reading a text takes longer than anything else of its arrival. */
import type { ImportedPost } from '../../contract/posts.ts';
import type { PostRow } from '../../stores/clickhouse/post-row.ts';
import { inSlices } from './in-slices.ts';
import { preparePost } from './prepare-post.ts';
import type { TextReader } from './text-reader.ts';

export interface PostPreparer {
  /** Rows in the order of the posts. */
  prepare(posts: readonly ImportedPost[], demo: boolean): Promise<PostRow[]>;
  close(): Promise<void>;
}

/** In the thread that asks, in short slices. For tests and benches, which run from the sources. */
export function preparerHere(reader: TextReader): PostPreparer {
  return {
    async prepare(posts, demo) {
      const rows: PostRow[] = [];
      await inSlices(posts, (post) => rows.push(preparePost(post, demo, reader)));
      return rows;
    },
    close: () => Promise.resolve(),
  };
}
