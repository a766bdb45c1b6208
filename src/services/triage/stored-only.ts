/** Only what is stored can be tagged or written about. */
import { knownPosts } from '../../stores/clickhouse/queries/known-posts.ts';
import type { Environment } from '../environment.ts';
import { notFound } from '../errors.ts';

/** Throws not_found, naming the first post that is not stored. */
export async function storedOnly({ clickhouse }: Environment, postIds: readonly string[]): Promise<void> {
  const known = new Set((await knownPosts(clickhouse, postIds)).map(({ post }) => post));
  const missing = postIds.find((id) => !known.has(id));
  if (missing !== undefined) throw notFound(`post ${missing}`);
}
