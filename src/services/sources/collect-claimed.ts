/**
 * Asks one source that this process has claimed, stores what is new, and says when it is asked again. The cursor moves only when the
 * posts are stored: whoever dies in between reads the same once more, and a post that is stored twice is one.
 */
import type { Collected } from '../../contract/operator-sources.ts';
import { type ImportedPost, POST_LENGTHS } from '../../contract/posts.ts';
import { afterFailure, afterReading, type Found } from '../../engine/collection/next-asking.ts';
import { SourceFailure } from '../../outside/connectors/source-failure.ts';
import { cut, storable } from '../../outside/connectors/storable-text.ts';
import { settleClaim } from '../../stores/postgres/source-claims.ts';
import {
  type CollectedRow,
  type LockedSource,
  lockSource,
  type SourceFacts,
  type SourceProgress,
} from '../../stores/postgres/sources.ts';
import type { Environment } from '../environment.ts';
import type { SourceReading } from './ask-for-topics.ts';
import { countMentions, type TopicsOfPosts } from './count-mentions.ts';
import { arrivalFigures, countArrivals, publishedAt } from './note-arrivals.ts';
import { readSource, visitOf } from './read-source.ts';
import { type Failure, failureOf, type Refresh, refreshPosts } from './refresh-posts.ts';
import type { SeenNow } from './seen-posts.ts';
import { storeReading } from './store-reading.ts';
import { keepSubscribed } from './websub-subscribe.ts';

const DAY_MS = 86_400_000;
/** Before another source of the same host is asked, at least. */
const HOST_PAUSE_MS = 1000;

export interface Claimed {
  source: CollectedRow;
  claim: string;
  /** Aborted when the process stops: then nothing is written, and the claim is for its holder to give back. */
  stop: AbortSignal;
}

/** Rejects with the reason of `stop`, and where Postgres is away; a source that gives nothing is an answer. */
export async function collectClaimed(environment: Environment, claimed: Claimed): Promise<Collected> {
  const { source, claim, stop } = claimed;
  const began = environment.now();
  try {
    const visit = visitOf(environment, source, stop);
    const reading = await readSource(environment, source, visit);
    const stored = await storeReading(environment, reading, source.seen, { stop, held: { id: source.id, claim } });
    const { posts, leftOut, isWhole, stopped } = reading;
    // Whoever has just refused is not asked on.
    const refresh = stopped ? null : await refreshPosts(environment, claimed, visit, posts);
    const isTold = source.kind === 'feed' && (await keepSubscribed(environment, source.id, reading.push, stop));
    const pace = { affordable: await visit.budget.interval(), isTold };
    const times = { began, now: environment.now() };
    const outcomeOf = (before: SourceByNow) => {
      const seen = stored.seen.addedTo(before.seen);
      const progress = afterPosts(before, reading, seen, pace, times);
      const { arrived } = seen;
      const { topicsOf } = stored;
      return { progress: refresh ? withRefresh(progress, before, refresh, began) : progress, arrived, topicsOf };
    };
    await settle(environment, claimed, outcomeOf, visit.pauseMs);
    const failure = shown(stopped ?? refresh?.failure ?? null);
    return { read: posts.length, stored: stored.stored, mentions: stored.mentions, leftOut: [...leftOut], isWhole, failure };
  } catch (error) {
    stop.throwIfAborted();
    if (!(error instanceof SourceFailure)) environment.log.error({ sourceId: source.id, err: error }, 'could not read a source');
    const failure = failureOf(error, 'it was read');
    const times = { began, now: environment.now() };
    await settle(environment, claimed, (before) => ({ progress: failedProgress(before, failure, times), ...NOTHING }));
    return { read: 0, stored: 0, mentions: 0, leftOut: [], isWhole: true, failure: shown(failure) };
  }
}

/** As it is while it is written. */
type SourceByNow = LockedSource & Pick<CollectedRow, 'kind'>;

/** Of a reading: when it began, and when its posts were stored. */
interface Times {
  began: Date;
  now: Date;
}

const NO_FAILURE = { failureKind: null, failureMessage: null, failedSince: null } as const;

/** Why a source need not, or may not, be asked sooner; see `Found`. */
type Pace = Pick<Found, 'affordable' | 'isTold'>;

interface Outcome {
  progress: SourceProgress;
  /** Those that were not known of the source before. */
  arrived: readonly ImportedPost[];
  topicsOf: TopicsOfPosts;
}

const NOTHING: Omit<Outcome, 'progress'> = { arrived: [], topicsOf: new Map() };

/** `source` and `seen`: as they are by now. A hub may have sent the same posts while they were read. */
function afterPosts(
  source: SourceByNow,
  reading: SourceReading,
  { arrived, text }: SeenNow,
  pace: Pace,
  { began, now }: Times,
): SourceProgress {
  const { posts, undated, isWhole, stopped, completeTo, title, cursor } = reading;
  const lastDay = arrived.filter((post) => now.getTime() - Date.parse(post.published_at) < DAY_MS).length;
  // Nothing came of it at all where all that was asked was refused.
  const isEmpty = Boolean(stopped) && posts.length === 0 && !isWhole;
  const found = { newPosts: arrived.length, lastDay, isWhole, stopped, isEmpty, ...pace };
  const dated = arrived.filter(({ id }) => !undated.has(id));
  return {
    ...afterReading(source.kind, source, found, now, Math.random()),
    ...(stopped ? shownFailure(source, stopped, began) : NO_FAILURE),
    ...(title !== null && { title: shownTitle(title) }),
    ...(text !== null && { seen: text }),
    cursor,
    askedAt: began,
    ...(!isEmpty && { succeededAt: now }),
    ...(completeTo && { completeTo }),
    behindSince: isWhole ? null : (source.behindSince ?? began),
    ...arrivalFigures(source, { published: posts.map(publishedAt), dated: dated.map(publishedAt) }, now),
  };
}

function failedProgress(source: SourceFacts, failure: Failure, { began, now }: Times): SourceProgress {
  return { ...afterFailure(source, failure, now, Math.random()), ...shownFailure(source, failure, began), askedAt: began };
}

function shownFailure({ failedSince }: SourceFacts, { kind, message }: Failure, began: Date) {
  return { failureKind: kind, failureMessage: storable(message), failedSince: failedSince ?? began };
}

/** New posts are read as if nothing were: only whoever was asked too often is left alone. That the budget is spent is shown. */
function withRefresh(
  progress: SourceProgress,
  source: SourceFacts,
  { refreshedTo, failure }: Refresh,
  began: Date,
): SourceProgress {
  // Of what passes by itself the next visit tries again: the posts that there are have been read.
  if (failure?.kind !== 'rate-limited' && failure?.kind !== 'out-of-budget') return { ...progress, refreshedTo };
  const { kind, until } = failure;
  const { dueAt } = progress;
  return {
    ...progress,
    refreshedTo,
    ...shownFailure(source, failure, began),
    ...(kind === 'rate-limited' && until && dueAt && until > dueAt && { dueAt: until }),
  };
}

/** `outcomeOf`: from how the source is when it is written. */
async function settle(
  { postgres, now, log }: Environment,
  { source, claim }: Claimed,
  outcomeOf: (source: SourceByNow) => Outcome,
  pauseMs = 0,
): Promise<void> {
  const hostFreeAt = new Date(now().getTime() + Math.max(HOST_PAUSE_MS, pauseMs));
  const settled = await postgres.transaction(async (transaction) => {
    const before = await lockSource(transaction, source.id);
    if (!before) return false;
    const { progress, arrived, topicsOf } = outcomeOf({ ...before, kind: source.kind });
    const isOurs = await settleClaim(transaction, { id: source.id, claim }, progress, hostFreeAt);
    if (!isOurs) return false;
    await countArrivals(transaction, source.id, arrived.map(publishedAt), now());
    await countMentions(transaction, source.id, arrived, topicsOf, now());
    return true;
  });
  // Whoever asks it by now writes what comes of it.
  if (!settled) log.warn({ sourceId: source.id }, 'a source took so long that somebody else asks it now');
}

function shown(failure: Failure | null): Collected['failure'] {
  return failure && { kind: failure.kind, message: failure.message };
}

/** Of lists and sentences of ours: no mark in it may end a line or turn what stands beside it. */
const NO_TITLE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Its name is the source's to choose, and must not keep it from being settled. null where nothing is left of it. */
function shownTitle(title: string): string | null {
  const shown = cut(storable(title).replaceAll(/\s+/g, ' ').replaceAll(NO_TITLE, ''), POST_LENGTHS.name).trim();
  return shown === '' ? null : shown;
}
