/** What a thread of preparing-threads.ts runs; a file of its own in the build. */
import type { ImportedPost } from '../../contract/posts.ts';
import { openTextReader } from './open-text-reader.ts';
import { preparePost } from './prepare-post.ts';
import { columnsOf, type RowColumns } from './row-columns.ts';
import type { TextReader } from './text-reader.ts';

export interface PreparingTask {
  posts: readonly ImportedPost[];
  demo: boolean;
}

let reader: TextReader | undefined;

export function prepareSlice({ posts, demo }: PreparingTask): RowColumns {
  // Not when the file is loaded: what fails there ends the whole process, here the batch.
  reader ??= openTextReader();
  const own = reader;
  return columnsOf(posts.map((post) => preparePost(post, demo, own)));
}
