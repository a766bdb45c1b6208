/**
 * Arrival: stores a batch of posts and the mentions of every topic they belong to. Sending a batch again changes
 * nothing but the figures that grew. It resolves when both are stored; after a failure or a crash, send it again.
 *
 * The order carries the guarantee: posts are stored before the topics are read, and a backfill scans posts after its
 * topic is committed, so no post can fall between the two.
 */
import type { ImportedPost } from '../../contract/posts.ts';
import type { PostRow } from '../../stores/clickhouse/post-row.ts';
import { knownPosts } from '../../stores/clickhouse/queries/known-posts.ts';
import { storedDocuments } from '../../stores/clickhouse/queries/stored-documents.ts';
import type { Environment } from '../environment.ts';
import { inTurn } from './in-turn.ts';
import { judgeArrivals } from './judge-by-engine.ts';
import { matchedPost } from './matched-post.ts';
import { editedPosts } from './retract.ts';
import { type StoredRows, storeMentions, storeRows } from './store-rows.ts';

/** `posts` may hold one identity twice; the later one counts. `demo` labels them as made by the generator. */
export async function ingestPosts(
  environment: Environment,
  posts: readonly ImportedPost[],
  { demo = false }: { demo?: boolean } = {},
): Promise<{ posts: number; mentions: number }> {
  const rows = await environment.preparer.prepare(posts, demo);
  const prepared = new Map(rows.map((row) => [row.id, row]));
  // Generated posts are many, and not worth a model's time or price.
  if (!demo) await judgeArrivals(environment, [...prepared.values()]);
  const stored = await inTurn(environment.clickhouse, () => storePosts(environment, [...prepared.values()]));
  const mentions = await storeMentions(environment, stored);
  return { posts: prepared.size, mentions };
}

async function storePosts(environment: Environment, rows: PostRow[]): Promise<StoredRows> {
  const { clickhouse } = environment;
  const version = nextVersion(environment.now());
  for (const row of rows) row.version = version;
  const edited = editedPosts(
    rows,
    await knownPosts(
      clickhouse,
      rows.map((row) => row.id),
    ),
  );
  const documents = await storedDocuments(
    clickhouse,
    edited.map(({ post }) => post.id),
  );
  const edits = edited.flatMap(({ post, publishedAt }) => {
    const document = documents.get(post.id);
    return document ? [{ post, before: matchedPost({ ...document, published_at: publishedAt }) }] : [];
  });
  return storeRows(environment, rows, edits);
}

let lastVersion = 0;

/** Microseconds since 1970, always rising in this process. */
function nextVersion(now: Date): number {
  lastVersion = Math.max(lastVersion + 1, now.getTime() * 1000);
  return lastVersion;
}
