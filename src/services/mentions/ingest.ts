/**
 * Arrival: stores a batch of posts and the mentions of every topic they belong to. Sending a batch again changes
 * nothing but the figures that grew. It resolves when both are stored; after a failure or a crash, send it again.
 *
 * The order carries the guarantee: posts are stored before the topics are read, and a backfill scans posts after its
 * topic is committed, so no post can fall between the two.
 */
import type { ImportedPost } from '../../contract/posts.ts';
import type { ClickHouse } from '../../stores/clickhouse/client.ts';
import { type KnownPost, knownPosts } from '../../stores/clickhouse/queries/known-posts.ts';
import { storedDocuments } from '../../stores/clickhouse/queries/stored-documents.ts';
import type { Environment } from '../environment.ts';
import { inTurn } from './in-turn.ts';
import { judgeArrivals } from './judge-by-engine.ts';
import { matchedPost } from './matched-post.ts';
import type { PackedRows } from './packed-rows.ts';
import { PreparedPosts } from './prepared-posts.ts';
import { editedPosts } from './retract.ts';
import { type FoundMention, type StoredPost, type StoredRows, storeMentions, storeRows } from './store-rows.ts';

export interface Ingested {
  posts: number;
  mentions: number;
}

export interface IngestedPosts extends Ingested {
  found: readonly FoundMention[];
}

export interface IngestedRows extends Ingested {
  /** When those were published that were not stored before. */
  arrived: Date[];
}

/** `posts` may hold one identity twice; the later one counts. `demo` labels them as made by the generator. */
export async function ingestPosts(
  environment: Environment,
  posts: readonly ImportedPost[],
  { demo = false }: { demo?: boolean } = {},
): Promise<IngestedPosts> {
  const packed = await environment.preparer.prepare(posts, demo);
  const { arrived: _, ...ingested } = await ingestBatch(environment, packed, demo);
  return ingested;
}

/** The same of posts that are prepared already. */
export async function ingestPacked(
  environment: Environment,
  packed: readonly PackedRows[],
  { demo = false }: { demo?: boolean } = {},
): Promise<IngestedRows> {
  const { found: _, ...ingested } = await ingestBatch(environment, packed, demo);
  return ingested;
}

async function ingestBatch(
  environment: Environment,
  packed: readonly PackedRows[],
  demo: boolean,
): Promise<IngestedPosts & IngestedRows> {
  const prepared = new PreparedPosts(packed);
  // Generated posts are many, and not worth a model's time or price.
  const judged = demo ? prepared : await judgeArrivals(environment, prepared);
  const { arrived, ...stored } = await inTurn(environment.clickhouse, () => storePosts(environment, judged));
  const found = await storeMentions(environment, stored);
  return { posts: judged.size, mentions: found.length, arrived, found };
}

async function storePosts(
  environment: Environment,
  prepared: PreparedPosts,
): Promise<StoredRows & Pick<IngestedRows, 'arrived'>> {
  const { clickhouse } = environment;
  const { identities } = prepared;
  const known = await knownPosts(
    clickhouse,
    identities.map(({ id }) => id),
  );
  const version = versionAfter(environment, known);
  const edited = editedPosts(identities, known);
  const documents = await storedDocuments(
    clickhouse,
    edited.map(({ id }) => id),
  );
  const edits = edited.flatMap(({ id, publishedAt }) => {
    const document = documents.get(id);
    const post = prepared.get(id)?.row(version);
    return document && post ? [{ post, before: matchedPost({ ...document, published_at: publishedAt }) }] : [];
  });
  const insert = () => clickhouse.insert('posts', prepared.written(version));
  const retractedFor = await storeRows(environment, edits, insert);
  const stored = new Set(known.map(({ post }) => post));
  const arrived = identities.filter(({ id }) => !stored.has(id)).map((post) => new Date(post.published_at * 1000));
  return { posts: { [Symbol.iterator]: () => storedOf(prepared, version) }, edits, retractedFor, arrived };
}

function* storedOf(prepared: PreparedPosts, version: number): Generator<StoredPost> {
  for (const post of prepared) yield { matched: post.matched, row: () => post.row(version) };
}

const versions = new WeakMap<ClickHouse, number>();

/**
 * Microseconds since 1970, always rising in this process, and above what is stored of these posts: the clock of whoever stored that may
 * have been ahead of ours, or ours may have been set back since.
 */
function versionAfter({ clickhouse, now }: Environment, known: readonly KnownPost[]): number {
  const version = Math.max((versions.get(clickhouse) ?? 0) + 1, now().getTime() * 1000);
  versions.set(clickhouse, version);
  return known.reduce((most, stored) => Math.max(most, stored.version + 1), version);
}
