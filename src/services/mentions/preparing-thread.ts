/** What a thread of preparing-threads.ts runs; a file of its own in the build. */
import type { ImportedPost } from '../../contract/posts.ts';
import type { PostRow } from '../../stores/clickhouse/post-row.ts';
import { preparePost } from './prepare-post.ts';

export interface PreparingTask {
  posts: readonly ImportedPost[];
  demo: boolean;
}

export function prepareSlice({ posts, demo }: PreparingTask): PostRow[] {
  return posts.map((post) => preparePost(post, demo));
}
