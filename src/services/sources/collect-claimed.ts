/**
 * Asks one source that this process has claimed, stores what is new, and says when it is asked again. The cursor moves only when the
 * posts are stored: whoever dies in between reads the same once more, and a post that is stored twice is one.
 */
import { LIMITS } from '../../contract/limits.ts';
import type { Collected } from '../../contract/operator-sources.ts';
import { type ImportedPost, POST_LENGTHS } from '../../contract/posts.ts';
import { arrivalDelay } from '../../engine/collection/arrival-delay.ts';
import { afterFailure, afterReading, type Found } from '../../engine/collection/next-asking.ts';
import { SourceFailure } from '../../outside/connectors/source-failure.ts';
import { cut, storable } from '../../outside/connectors/storable-text.ts';
import { type SourceProgress, settleClaim } from '../../stores/postgres/source-claims.ts';
import { addToHours } from '../../stores/postgres/source-hours.ts';
import type { CollectedRow, SourceRow } from '../../stores/postgres/sources.ts';
import type { Environment } from '../environment.ts';
import type { SourceReading } from './ask-for-topics.ts';
import { readSource, visitOf } from './read-source.ts';
import { type Failure, failureOf, type Refresh, refreshPosts } from './refresh-posts.ts';
import { type StoredReading, storeReading } from './store-reading.ts';
import { keepSubscribed } from './websub-subscribe.ts';

const DAY_MS = 86_400_000;
/** Days that are shown, and one for the zones that are ahead. */
export const SOURCE_HOURS_KEPT_MS = (LIMITS.sourceDays + 1) * DAY_MS;
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
  const { source, stop } = claimed;
  const began = environment.now();
  try {
    const visit = visitOf(environment, source, stop);
    const reading = await readSource(environment, source, visit);
    const stored = await storeReading(environment, reading, source.seen, stop);
    const { posts, leftOut, isWhole, stopped } = reading;
    // Whoever has just refused is not asked on.
    const refresh = stopped ? null : await refreshPosts(environment, source, visit, posts);
    const isTold = source.kind === 'feed' && (await keepSubscribed(environment, source.id, reading.push));
    const pace = { affordable: await visit.budget.interval(), isTold };
    const read = progressOf(source, reading, stored, pace, { began, now: environment.now() });
    const progress = refresh ? withRefresh(read, source, refresh, began) : read;
    await settle(environment, claimed, progress, { arrived: stored.arrived, pauseMs: visit.pauseMs });
    const failure = shown(stopped ?? refresh?.failure ?? null);
    return { read: posts.length, stored: stored.stored, mentions: stored.mentions, leftOut: [...leftOut], isWhole, failure };
  } catch (error) {
    stop.throwIfAborted();
    if (!(error instanceof SourceFailure)) environment.log.error({ sourceId: source.id, err: error }, 'could not read a source');
    const failure = failureOf(error, 'it was read');
    await settle(environment, claimed, failedProgress(source, failure, { began, now: environment.now() }));
    return { read: 0, stored: 0, mentions: 0, leftOut: [], isWhole: true, failure: shown(failure) };
  }
}

/** Of a reading: when it began, and when its posts were stored. */
interface Times {
  began: Date;
  now: Date;
}

const NO_FAILURE = { failureKind: null, failureMessage: null, failedSince: null } as const;

/** Why a source need not, or may not, be asked sooner; see `Found`. */
type Pace = Pick<Found, 'affordable' | 'isTold'>;

function progressOf(
  source: CollectedRow,
  reading: SourceReading,
  { arrived, seen }: StoredReading,
  pace: Pace,
  times: Times,
): SourceProgress {
  const { posts, undated, isWhole, stopped, completeTo, title, cursor } = reading;
  const { began, now } = times;
  const lastDay = arrived.filter((post) => now.getTime() - Date.parse(post.published_at) < DAY_MS).length;
  // Nothing came of it at all where all that was asked was refused.
  const isEmpty = Boolean(stopped) && posts.length === 0 && !isWhole;
  const found = { newPosts: arrived.length, lastDay, isWhole, stopped, isEmpty, ...pace };
  return {
    ...afterReading(source.kind, source, found, now, Math.random()),
    ...(stopped ? shownFailure(source, stopped, began) : NO_FAILURE),
    ...(title !== null && { title: shownTitle(title) }),
    ...(seen !== null && { seen }),
    cursor,
    askedAt: began,
    ...(!isEmpty && { succeededAt: now }),
    ...(completeTo && { completeTo }),
    behindSince: isWhole ? null : (source.behindSince ?? began),
    newestAt: newest(source.newestAt, posts, now),
    delaySeconds: arrivalDelay(source.delaySeconds, delaysOf(arrived, undated, source.succeededAt, now)),
  };
}

function failedProgress(source: SourceRow, failure: Failure, { began, now }: Times): SourceProgress {
  return { ...afterFailure(source, failure, now, Math.random()), ...shownFailure(source, failure, began), askedAt: began };
}

function shownFailure({ failedSince }: SourceRow, { kind, message }: Failure, began: Date) {
  return { failureKind: kind, failureMessage: storable(message), failedSince: failedSince ?? began };
}

/** New posts are read as if nothing were: only whoever was asked too often is left alone. That the budget is spent is shown. */
function withRefresh(
  progress: SourceProgress,
  source: SourceRow,
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

async function settle(
  { postgres, now, log }: Environment,
  { source, claim }: Claimed,
  progress: SourceProgress,
  { arrived = [], pauseMs = 0 }: { arrived?: readonly ImportedPost[]; pauseMs?: number } = {},
): Promise<void> {
  const hostFreeAt = new Date(now().getTime() + Math.max(HOST_PAUSE_MS, pauseMs));
  const published = arrived.map(({ published_at }) => new Date(published_at)).filter((time) => isCounted(time, now()));
  const settled = await postgres.transaction(async (transaction) => {
    const isOurs = await settleClaim(transaction, { id: source.id, claim }, progress, hostFreeAt);
    if (isOurs) await addToHours(transaction, source.id, published);
    return isOurs;
  });
  if (!settled) log.warn({ sourceId: source.id }, 'a source took so long that somebody else asks it now');
}

/** Posts of other years are posts, but no figure of these days: archives would fill the table, and a year 0 no database takes. */
function isCounted(published: Date, now: Date): boolean {
  return Math.abs(now.getTime() - published.getTime()) < SOURCE_HOURS_KEPT_MS;
}

function shown(failure: Failure | null): Collected['failure'] {
  return failure && { kind: failure.kind, message: failure.message };
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

/** Of lists and sentences of ours: no mark in it may end a line or turn what stands beside it. */
const NO_TITLE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Its name is the source's to choose, and must not keep it from being settled. null where nothing is left of it. */
function shownTitle(title: string): string | null {
  const shown = cut(storable(title).replaceAll(/\s+/g, ' ').replaceAll(NO_TITLE, ''), POST_LENGTHS.name).trim();
  return shown === '' ? null : shown;
}

/** A source may date its posts ahead; none is newer than now. Nor does a post from before 1970 say what is new. */
function newest(before: Date | null, posts: readonly ImportedPost[], now: Date): Date | null {
  const times = posts.map(({ published_at }) => Date.parse(published_at)).filter((time) => time > 0 && time <= now.getTime());
  const latest = times.reduce((most, time) => Math.max(most, time), before?.getTime() ?? Number.NEGATIVE_INFINITY);
  return Number.isFinite(latest) ? new Date(latest) : null;
}
