/**
 * Stores prepared posts and the mentions of every topic they belong to. Both halves may be repeated after a failure: they end
 * the same. Posts go first; see ingest.ts for what that guarantees.
 */
import { mentionLines, writtenMentions } from '../../stores/clickhouse/mention-row.ts';
import type { PostRow } from '../../stores/clickhouse/post-row.ts';
import type { EditedPostRow } from '../../stores/clickhouse/standing-posts.ts';
import { readArrivals } from '../entities/read-arrivals.ts';
import type { Environment } from '../environment.ts';
import { inSlices } from './in-slices.ts';
import type { MatchedPost } from './matched-post.ts';
import { reportMatching } from './report-matching.ts';
import { type Edit, retractions } from './retract.ts';
import { standingMatcher } from './standing-matcher.ts';

/** Mentions of a statement: a post can be found by any number of topics. */
const PART = 50_000;

export interface StoredPost {
  matched: MatchedPost;
  /** Made when it is asked for: few posts become mentions. */
  row(): PostRow;
}

export interface StoredRows {
  posts: Iterable<StoredPost>;
  edits: readonly Edit[];
  /** The topics for which untrue mentions are retracted already. */
  retractedFor: number | null;
}

/**
 * `edits`: those of the rows that are stored with another value of what queries ask for. `insert` stores the rows. Answers for
 * which topics untrue mentions are retracted.
 */
export async function storeRows(
  environment: Environment,
  edits: readonly Edit[],
  insert: () => Promise<void>,
): Promise<number | null> {
  // Before the old text is gone: if we die after this, the batch comes again and still finds what was edited.
  const retractedFor = edits.length > 0 ? await retract(environment, edits, null) : null;
  await environment.clickhouse.insert(
    'edited_posts',
    edits.map(({ post }): EditedPostRow => ({ id: post.id, version: post.version })),
  );
  await insert();
  return retractedFor;
}

/** A post that became a mention, and of which topic: once for each definition that stands of it. */
export interface FoundMention {
  post: PostRow;
  topicId: number;
}

/** Answers them. `reread`: the posts of which organisations' own names may have found something else before. */
export async function storeMentions(
  environment: Environment,
  { posts, edits, retractedFor }: StoredRows,
  reread: readonly PostRow[] = edits.map(({ post }) => post),
): Promise<readonly FoundMention[]> {
  const matcher = await standingMatcher(environment);
  const mentions: string[] = [];
  const arrived: FoundMention[] = [];
  const match = (stored: StoredPost) => {
    const memberships = matcher.memberships(stored.matched);
    if (memberships.length === 0) return;
    const post = stored.row();
    mentions.push(...mentionLines(post, memberships));
    for (const { topicId } of memberships) arrived.push({ post, topicId });
  };
  await environment.watch.during({ kind: 'matching', labels: {} }, () => inSlices(posts, match));
  // A topic may have come between the first retraction and now.
  if (edits.length > 0) await retract(environment, edits, retractedFor);
  await readArrivals(environment, { mentions: arrived, reread });
  const topics = new Set(arrived.map(({ topicId }) => topicId));
  for (let start = 0; start < mentions.length; start += PART)
    await environment.clickhouse.insert('mentions', writtenMentions(mentions.slice(start, start + PART), topics));
  reportMatching(environment, matcher);
  return arrived;
}

/** Returns the version of the topics it was done for; does nothing where that is `done` already. */
async function retract(environment: Environment, edits: readonly Edit[], done: number | null): Promise<number> {
  const matcher = await standingMatcher(environment);
  // Read together: the matcher may move on while the insert is waited for.
  const { version } = matcher;
  if (version !== done) await environment.clickhouse.insert('mentions', retractions(matcher, edits));
  return version;
}
