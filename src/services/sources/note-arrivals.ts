/**
 * What posts that have just come say of their source. Those that were sent to us are noted on it, so that it is listed as any other.
 */
import { LIMITS } from '../../contract/limits.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import type { SourceFailureKind } from '../../contract/sources.ts';
import { arrivalDelay } from '../../engine/collection/arrival-delay.ts';
import { cut, storable } from '../../outside/connectors/storable-text.ts';
import type { Transaction } from '../../stores/postgres/client.ts';
import { addToHours } from '../../stores/postgres/source-hours.ts';
import { lockSource, type SourceProgress, type SourceRow, updateSource } from '../../stores/postgres/sources.ts';
import type { Environment } from '../environment.ts';

/** Days that are shown, and one for the zones that are ahead. */
export const SOURCE_HOURS_KEPT_MS = (LIMITS.sourceDays + 1) * 24 * 60 * 60 * 1000;
/** UTF-16 units. */
const MESSAGE_LENGTH = 500;

/**
 * `arrived`: when those were published that were not stored before; they are stored now. How far it is complete nobody knows: what was
 * not sent is not missed.
 */
export async function noteArrivals(
  { postgres, now: clock }: Environment,
  sourceId: number,
  arrived: readonly Date[],
): Promise<void> {
  const now = clock();
  await postgres.transaction(async (transaction) => {
    const before = await lockSource(transaction, sourceId);
    if (!before) return;
    await updateSource(transaction, sourceId, {
      ...arrivalFigures(before, { published: arrived, dated: arrived }, now),
      askedAt: now,
      succeededAt: now,
      failures: 0,
      failureKind: null,
      failureMessage: null,
      failedSince: null,
    });
    await countArrivals(transaction, sourceId, arrived, now);
  });
}

/** Something came that could not be taken. `message` names the matter; of a long one the beginning is kept. */
export async function noteFailure(
  { postgres, now: clock }: Environment,
  sourceId: number,
  kind: SourceFailureKind,
  message: string,
): Promise<void> {
  const now = clock();
  await postgres.transaction(async (transaction) => {
    const before = await lockSource(transaction, sourceId);
    if (!before) return;
    await updateSource(transaction, sourceId, {
      askedAt: now,
      failures: before.failures + 1,
      failureKind: kind,
      failureMessage: cut(storable(message), MESSAGE_LENGTH),
      failedSince: before.failedSince ?? now,
    });
  });
}

/** Of what came. */
interface Times {
  /** Of each post. */
  published: readonly Date[];
  /** Of those that were not known before and say themselves when they were published. */
  dated: readonly Date[];
}

/** How new the newest is, and how long posts take to come. */
export function arrivalFigures(
  before: Pick<SourceRow, 'newestAt' | 'delaySeconds' | 'succeededAt'>,
  { published, dated }: Times,
  now: Date,
): Pick<SourceProgress, 'newestAt' | 'delaySeconds'> {
  return {
    newestAt: newest(before.newestAt, published, now),
    delaySeconds: arrivalDelay(before.delaySeconds, delaysOf(dated, before.succeededAt, now)),
  };
}

/** Posts of other years are posts, but no figure of these days: archives would fill the table, and a year 0 no database takes. */
export async function countArrivals(
  transaction: Transaction,
  sourceId: number,
  arrived: readonly Date[],
  now: Date,
): Promise<void> {
  const shown = arrived.filter((time) => Math.abs(now.getTime() - time.getTime()) < SOURCE_HOURS_KEPT_MS);
  await addToHours(transaction, sourceId, shown);
}

export function publishedAt(post: ImportedPost): Date {
  return new Date(post.published_at);
}

/** A post may be dated ahead; none is newer than now. Nor does a post from before 1970 say what is new. */
function newest(before: Date | null, published: readonly Date[], now: Date): Date | null {
  const isGiven = (time: Date) => time.getTime() > 0 && time <= now;
  return published.reduce((latest, time) => (isGiven(time) && (!latest || time > latest) ? time : latest), before);
}

/** Of those published since the source gave something: how long older ones were there nobody knows, or they were sent late on purpose. */
function delaysOf(dated: readonly Date[], since: Date | null, now: Date): number[] {
  if (!since) return [];
  return dated.filter((time) => time > since).map((time) => (now.getTime() - time.getTime()) / 1000);
}
