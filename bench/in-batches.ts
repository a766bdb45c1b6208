/** The posts of a file, read as the import reads them, into a peer: batches of one size for all peers. */
import { Batches } from '../src/commands/import-batches.ts';
import { keeping } from '../src/commands/import-target.ts';
import type { ImportedPost } from '../src/contract/posts.ts';
import { FieldMapping } from '../src/services/mentions/field-mapping.ts';
import { readPosts } from '../src/services/mentions/read-posts.ts';
import { openSource } from '../src/services/mentions/read-source.ts';

const LIMITS = { records: 5000, size: 4_000_000 };

/** Answers how many posts were stored. */
export async function inBatches(file: string, store: (posts: ImportedPost[]) => Promise<unknown>): Promise<number> {
  let count = 0;
  const reading = { timezone: 'UTC', now: new Date(), mapping: {} };
  const open = keeping(async (posts) => {
    await store(posts);
    count += posts.length;
    return { posts: posts.length, mentions: 0, refused: [] };
  });
  const batches = new Batches({ open, limits: LIMITS }, reading, () => undefined);
  for await (const chunk of readPosts(file, await openSource(file), new FieldMapping(), reading)) await batches.add(chunk);
  await batches.end();
  return count;
}
