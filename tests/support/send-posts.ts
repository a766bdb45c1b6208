/** Posts through a target of the import, as one batch. */
import type { PostTarget, Stored } from '../../src/commands/import-target.ts';
import type { ImportedPost } from '../../src/contract/posts.ts';

export async function sendPosts(target: PostTarget, posts: ImportedPost[]): Promise<Stored> {
  const batch = target.open({ timezone: 'UTC', now: new Date(0), mapping: {} });
  await batch.add({ posts, rejected: [], size: 0 });
  return batch.send();
}
