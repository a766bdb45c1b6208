/**
 * Asks one source that this process has claimed, stores what is new, and says when it is asked again. The cursor moves only when the
 * posts are stored: whoever dies in between reads the same once more, and a post that is stored twice is one.
 */
import type { ImportedPost } from '../../contract/posts.ts';
import type { Collected, SourceFailureKind } from '../../contract/sources.ts';
import { arrivalDelay } from '../../engine/collection/arrival-delay.ts';
import { afterFailure, afterReading } from '../../engine/collection/next-asking.ts';
import { pacedFetch } from '../../outside/connectors/paced-fetch.ts';
import type { Reading } from '../../outside/connectors/reading.ts';
import { SourceFailure } from '../../outside/connectors/source-failure.ts';
import { knownPosts } from '../../stores/clickhouse/queries/known-posts.ts';
import { type SourceProgress, settleClaim } from '../../stores/postgres/source-claims.ts';
import { addToHours } from '../../stores/postgres/source-hours.ts';
import type { SourceRow } from '../../stores/postgres/sources.ts';
import type { Environment } from '../environment.ts';
import { postId } from '../mentions/identity.ts';
import { ingestPosts } from '../mentions/ingest.ts';
import { CONNECTORS } from './connectors.ts';
import { SeenPosts } from './seen-posts.ts';

/** Posts that are stored at once. */
const BATCH = 500;
/** A reading of many pages: between two of them, and in all; less than a claim lasts. */
const PAUSE_MS = 250;
const READING_MS = 4 * 60_000;
const DAY_MS = 86_400_000;
/** Before another source of the same host is asked. */
const HOST_PAUSE_MS = 1000;
const NOTHING = { read: 0, stored: 0, mentions: 0, leftOut: [], isWhole: true } as const;

export interface Claimed {
  source: SourceRow;
  claim: string;
  /** Aborted when the process stops: then nothing is written, and the claim is for its holder to give back. */
  stop: AbortSignal;
}

/** Rejects with the reason of `stop`, and where Postgres is away; a source that gives nothing is an answer. */
export async function collectClaimed(environment: Environment, claimed: Claimed): Promise<Collected> {
  const { source, stop } = claimed;
  const began = environment.now();
  try {
    const reading = await read(environment, source, stop);
    return await storeReading(environment, claimed, reading, began);
  } catch (error) {
    stop.throwIfAborted();
    if (!(error instanceof SourceFailure)) environment.log.error({ sourceId: source.id, err: error }, 'could not read a source');
    return settleFailure(environment, claimed, failureOf(error), began);
  }
}

async function read({ fetchWeb, now, pause }: Environment, source: SourceRow, stop: AbortSignal): Promise<Reading<string>> {
  const inTime = AbortSignal.timeout(READING_MS);
  const signal = AbortSignal.any([stop, inTime]);
  const paced = pacedFetch(fetchWeb, PAUSE_MS, (ms, given) => pause(ms, given ?? signal));
  try {
    return await CONNECTORS[source.kind]({ fetchWeb: paced, now, signal }, source, source.cursor);
  } catch (error) {
    stop.throwIfAborted();
    if (inTime.aborted) throw new SourceFailure('unreachable', `${source.host} took more than ${READING_MS / 60_000} minutes`);
    throw error;
  }
}

async function storeReading(
  environment: Environment,
  claimed: Claimed,
  reading: Reading<string>,
  began: Date,
): Promise<Collected> {
  const { source } = claimed;
  const { posts, undated, leftOut, isWhole } = reading;
  const seen = new SeenPosts(source.seen);
  const unseen = seen.unseen(posts, undated);
  const stored = await withFirstTimes(
    environment,
    unseen.map(({ post }) => post),
    undated,
  );
  let mentions = 0;
  for (let at = 0; at < stored.length; at += BATCH) {
    claimed.stop.throwIfAborted();
    mentions += (await ingestPosts(environment, stored.slice(at, at + BATCH))).mentions;
  }
  seen.add(posts, undated);
  const now = environment.now();
  const arrived = unseen.filter(({ isNew }) => isNew).map(({ post }) => post);
  const lastDay = arrived.filter((post) => now.getTime() - Date.parse(post.published_at) < DAY_MS).length;
  const next = afterReading(source.kind, source, { newPosts: arrived.length, lastDay, isWhole }, now, Math.random());
  const isBehind = !isWhole;
  await settle(
    environment,
    claimed,
    {
      ...next,
      ...NO_FAILURE,
      ...(reading.title !== null && { title: reading.title }),
      ...(seen.text !== null && { seen: seen.text }),
      cursor: reading.cursor,
      askedAt: began,
      succeededAt: now,
      ...(isWhole && { completeTo: began }),
      isBehind,
      newestAt: newest(source.newestAt, posts, now),
      delaySeconds: arrivalDelay(source.delaySeconds, delaysOf(arrived, undated, source.succeededAt, now)),
    },
    arrived,
  );
  return { read: posts.length, stored: stored.length, mentions, leftOut: [...leftOut], isWhole, failure: null };
}

const NO_FAILURE = { failureKind: null, failureMessage: null, failedSince: null } as const;

async function settleFailure(environment: Environment, claimed: Claimed, failure: Failure, began: Date): Promise<Collected> {
  const { source } = claimed;
  const now = environment.now();
  await settle(environment, claimed, {
    ...afterFailure(source, failure, now, Math.random()),
    failureKind: failure.kind,
    failureMessage: failure.message,
    failedSince: source.failedSince ?? began,
    askedAt: began,
  });
  return { ...NOTHING, leftOut: [], failure: { kind: failure.kind, message: failure.message } };
}

async function settle(
  { postgres, now, log }: Environment,
  { source, claim }: Claimed,
  progress: SourceProgress,
  arrived: readonly ImportedPost[] = [],
): Promise<void> {
  const settled = await postgres.transaction(async (transaction) => {
    const isOurs = await settleClaim(transaction, { id: source.id, claim }, progress, new Date(now().getTime() + HOST_PAUSE_MS));
    if (isOurs)
      await addToHours(
        transaction,
        source.id,
        arrived.map(({ published_at }) => new Date(published_at)),
      );
    return isOurs;
  });
  if (!settled) log.warn({ sourceId: source.id }, 'a source took so long that somebody else asks it now');
}

interface Failure {
  kind: SourceFailureKind;
  message: string;
  until: Date | null;
}

function failureOf(error: unknown): Failure {
  if (error instanceof SourceFailure) return error;
  return { kind: 'internal', message: 'Something of ours failed while it was read', until: null };
}

/** Posts that name no time keep the one that they were first stored with. */
async function withFirstTimes(
  { clickhouse }: Environment,
  posts: readonly ImportedPost[],
  undated: ReadonlySet<string>,
): Promise<ImportedPost[]> {
  const asked = posts.filter(({ id }) => undated.has(id)).map(({ media_type, id }) => postId(media_type, id));
  if (asked.length === 0) return [...posts];
  const times = new Map((await knownPosts(clickhouse, asked)).map(({ post, published }) => [post, published]));
  return posts.map((post) => {
    const time = undated.has(post.id) ? times.get(postId(post.media_type, post.id)) : undefined;
    return time === undefined ? post : { ...post, published_at: new Date(time * 1000).toISOString() };
  });
}

/** Of those that were published since the source was last read: how long older ones were there before is not known. */
function delaysOf(arrived: readonly ImportedPost[], undated: ReadonlySet<string>, since: Date | null, now: Date): number[] {
  if (!since) return [];
  return arrived
    .filter(({ id }) => !undated.has(id))
    .map(({ published_at }) => Date.parse(published_at))
    .filter((published) => published > since.getTime())
    .map((published) => (now.getTime() - published) / 1000);
}

/** A source may date its posts ahead; none is newer than now. */
function newest(before: Date | null, posts: readonly ImportedPost[], now: Date): Date | null {
  const times = posts.map(({ published_at }) => Date.parse(published_at)).filter((time) => time <= now.getTime());
  const latest = times.reduce((most, time) => Math.max(most, time), before?.getTime() ?? Number.NEGATIVE_INFINITY);
  return Number.isFinite(latest) ? new Date(latest) : null;
}
