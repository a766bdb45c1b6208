/** Posts that were sent to us are counted on their source, so that it is listed as any other. */
import { LIMITS } from '../../contract/limits.ts';
import type { SourceFailureKind } from '../../contract/sources.ts';
import { arrivalDelay } from '../../engine/collection/arrival-delay.ts';
import { cut, storable } from '../../outside/connectors/storable-text.ts';
import { updatePushed } from '../../stores/postgres/pushed-sources.ts';
import { addToHours } from '../../stores/postgres/source-hours.ts';
import type { Environment } from '../environment.ts';

/** Older ones are shown nowhere; what is imported may be from all hours of many years. */
const COUNTED_MS = (LIMITS.sourceDays + 1) * 24 * 60 * 60 * 1000;
/** UTF-16 units. */
const MESSAGE_LENGTH = 500;

/** `arrived`: when those were published that were not stored before; they are stored now. */
export async function noteArrivals(
  { postgres, now: clock }: Environment,
  sourceId: number,
  arrived: readonly Date[],
): Promise<void> {
  const now = clock();
  await postgres.transaction(async (transaction) => {
    const isThere = await updatePushed(transaction, sourceId, ({ newestAt, succeededAt, delaySeconds }) => ({
      askedAt: now,
      succeededAt: now,
      completeTo: now,
      newestAt: newest(newestAt, arrived, now),
      delaySeconds: arrivalDelay(delaySeconds, delaysOf(arrived, succeededAt, now)),
      failures: 0,
      failureKind: null,
      failureMessage: null,
      failedSince: null,
    }));
    if (isThere)
      await addToHours(
        transaction,
        sourceId,
        arrived.filter((time) => time.getTime() > now.getTime() - COUNTED_MS),
      );
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
  await postgres.transaction((transaction) =>
    updatePushed(transaction, sourceId, ({ failures, failedSince }) => ({
      askedAt: now,
      failures: failures + 1,
      failureKind: kind,
      failureMessage: cut(storable(message), MESSAGE_LENGTH),
      failedSince: failedSince ?? now,
    })),
  );
}

/** A post may be dated ahead; none is newer than now. */
export function newest(before: Date | null, arrived: readonly Date[], now: Date): Date | null {
  return arrived.reduce((latest, time) => (time <= now && (!latest || time > latest) ? time : latest), before);
}

/** Of those published since the time before: what is older may have been sent late on purpose. */
export function delaysOf(arrived: readonly Date[], since: Date | null, now: Date): number[] {
  if (!since) return [];
  return arrived.filter((time) => time > since).map((time) => (now.getTime() - time.getTime()) / 1000);
}
