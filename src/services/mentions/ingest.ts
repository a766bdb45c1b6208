/**
 * Arrival: stores a batch of posts and the mentions of every topic they belong to. Sending a batch again changes
 * nothing but the figures that grew. It resolves when both are stored; after a failure or a crash, send it again.
 *
 * The order carries the guarantee: posts are stored before the topics are read, and a backfill scans posts after its
 * topic is committed, so no post can fall between the two.
 */
import type { ImportedPost } from '../../contract/posts.ts';
import type { ClickHouse } from '../../stores/clickhouse/client.ts';
import { mentionRow } from '../../stores/clickhouse/mention-row.ts';
import type { PostRow } from '../../stores/clickhouse/post-row.ts';
import { knownPosts } from '../../stores/clickhouse/queries/known-posts.ts';
import { storedDocuments } from '../../stores/clickhouse/queries/stored-documents.ts';
import type { EditedPostRow } from '../../stores/clickhouse/standing-posts.ts';
import { readArrivals } from '../entities/read-arrivals.ts';
import type { Environment } from '../environment.ts';
import { inSlices } from './in-slices.ts';
import { judgeByEngine } from './judge-by-engine.ts';
import { matchedPost } from './matched-post.ts';
import { reportMatching } from './report-matching.ts';
import { type Edit, editedPosts, retractions } from './retract.ts';
import { standingMatcher } from './standing-matcher.ts';

/** `posts` may hold one identity twice; the later one counts. `demo` labels them as made by the generator. */
export async function ingestPosts(
  environment: Environment,
  posts: readonly ImportedPost[],
  { demo = false }: { demo?: boolean } = {},
): Promise<{ posts: number; mentions: number }> {
  const rows = await environment.preparer.prepare(posts, demo);
  const prepared = new Map(rows.map((row) => [row.id, row]));
  // Generated posts are many, and not worth a model's time or price.
  if (!demo) await judgeByEngine(environment, [...prepared.values()]);
  const stored = await inTurn(environment.clickhouse, () => storePosts(environment, [...prepared.values()]));
  const mentions = await storeMentions(environment, stored);
  return { posts: prepared.size, mentions };
}

interface Stored {
  rows: PostRow[];
  edits: Edit[];
  /** The topics for which untrue mentions are retracted already. */
  retractedFor: number | null;
}

async function storePosts(environment: Environment, rows: PostRow[]): Promise<Stored> {
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
  // Before the old text is gone: if we die after this, the batch comes again and still finds what was edited.
  const retractedFor = edits.length > 0 ? await retract(environment, edits, null) : null;
  await clickhouse.insert(
    'edited_posts',
    edits.map(({ post }): EditedPostRow => ({ id: post.id, version: post.version })),
  );
  await clickhouse.insert('posts', rows);
  return { rows, edits, retractedFor };
}

async function storeMentions(environment: Environment, { rows, edits, retractedFor }: Stored): Promise<number> {
  const matcher = await standingMatcher(environment);
  const mentions: object[] = [];
  const arrived: { post: PostRow; topicId: number }[] = [];
  await inSlices(rows, (post) => {
    for (const membership of matcher.memberships(matchedPost(post))) {
      mentions.push(mentionRow(post, membership));
      arrived.push({ post, topicId: membership.topicId });
    }
  });
  // A topic may have come between the first retraction and now.
  if (edits.length > 0) await retract(environment, edits, retractedFor);
  await readArrivals(environment, { mentions: arrived, edited: edits.map(({ post }) => post) });
  await environment.clickhouse.insert('mentions', mentions);
  reportMatching(environment, matcher);
  return mentions.length;
}

/** Returns the version of the topics it was done for; does nothing where that is `done` already. */
async function retract(environment: Environment, edits: readonly Edit[], done: number | null): Promise<number> {
  const matcher = await standingMatcher(environment);
  // Read together: the matcher may move on while the insert is waited for.
  const { version } = matcher;
  if (version !== done) await environment.clickhouse.insert('mentions', retractions(matcher, edits));
  return version;
}

const tails = new WeakMap<ClickHouse, Promise<unknown>>();

/** One batch at a time looks up what is stored and stores its own, so that a batch sees the edits of the one before. */
function inTurn<Result>(clickhouse: ClickHouse, work: () => Promise<Result>): Promise<Result> {
  const result = (tails.get(clickhouse) ?? Promise.resolve()).then(work);
  tails.set(
    clickhouse,
    result.catch(() => undefined),
  );
  return result;
}

let lastVersion = 0;

/** Microseconds since 1970, always rising in this process. */
function nextVersion(now: Date): number {
  lastVersion = Math.max(lastVersion + 1, now.getTime() * 1000);
  return lastVersion;
}
