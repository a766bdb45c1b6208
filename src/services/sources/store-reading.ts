/** Stores what is new in a reading. */
import type { ImportedPost } from '../../contract/posts.ts';
import type { Reading } from '../../outside/connectors/reading.ts';
import { knownPosts } from '../../stores/clickhouse/queries/known-posts.ts';
import type { HeldClaim } from '../../stores/postgres/source-claims.ts';
import type { Environment } from '../environment.ts';
import { postId } from '../mentions/identity.ts';
import { ingestPosts } from '../mentions/ingest.ts';
import { noteTopics, type TopicsOfPosts } from './count-mentions.ts';
import { keepClaim } from './keep-claim.ts';
import { SeenPosts } from './seen-posts.ts';

/** Posts that are stored at once. */
const BATCH = 500;

export interface StoredReading {
  /** New or changed ones. */
  stored: number;
  mentions: number;
  /** Of those that became mentions. */
  topicsOf: TopicsOfPosts;
  /** What is left to write: that these have been seen. */
  seen: SeenPosts;
}

/** `before`: what the source gave; see seen-posts.ts. Rejects with the reason of `stop`. */
export async function storeReading(
  environment: Environment,
  reading: Pick<Reading<unknown>, 'posts' | 'undated'>,
  before: string,
  { stop, held }: { stop: AbortSignal; held: HeldClaim | null },
): Promise<StoredReading> {
  const seen = new SeenPosts(reading, before);
  const stored = await withFirstTimes(environment, seen.unseen, reading.undated);
  const topicsOf = new Map<string, Set<number>>();
  const counts = { stored: 0, mentions: 0 };
  for (let at = 0; at < stored.length; at += BATCH) {
    stop.throwIfAborted();
    const part = stored.slice(at, at + BATCH);
    const isOurs = !held || (await keepClaim(environment, held));
    // As where this process was paused: what it has read is older than what the other one reads, and may not replace it.
    const ingested = await ingestPosts(environment, isOurs ? part : await unknownOf(environment, part));
    counts.stored += ingested.posts;
    counts.mentions += ingested.mentions;
    noteTopics(topicsOf, ingested.found);
  }
  return { ...counts, topicsOf, seen };
}

async function unknownOf({ clickhouse }: Environment, posts: readonly ImportedPost[]): Promise<ImportedPost[]> {
  const known = new Set((await knownPosts(clickhouse, posts.map(idOf))).map(({ post }) => post));
  return posts.filter((post) => !known.has(idOf(post)));
}

/** Posts that name no time keep the one that they were first stored with. */
async function withFirstTimes(
  { clickhouse }: Environment,
  posts: readonly ImportedPost[],
  undated: ReadonlySet<string>,
): Promise<ImportedPost[]> {
  const asked = posts.filter(({ id }) => undated.has(id)).map(idOf);
  if (asked.length === 0) return [...posts];
  const times = new Map((await knownPosts(clickhouse, asked)).map(({ post, published }) => [post, published]));
  return posts.map((post) => {
    const time = undated.has(post.id) ? times.get(idOf(post)) : undefined;
    return time === undefined ? post : { ...post, published_at: new Date(time * 1000).toISOString() };
  });
}

function idOf({ media_type, id }: ImportedPost): string {
  return postId(media_type, id);
}
