/** What is asked for posts, and what has come of it: whoever measures mentions must know what may be missing. */
import type { ArrivingSource } from '../../engine/alerts/arrived.ts';
import { isSilent, sourceState } from '../../engine/collection/source-state.ts';
import { askedSources } from '../../stores/postgres/source-claims.ts';
import type { SourceFacts } from '../../stores/postgres/sources.ts';
import { toldSourceIds } from '../../stores/postgres/websub-subscriptions.ts';
import type { Environment } from '../environment.ts';

/** About a minute: one that is behind is asked each few seconds, unless its budget makes it wait. */
const SOON_MS = 60_000;

/** Without those that are paused; of those that send, nobody knows what is missing. */
export async function arrivingSources({ postgres, now: clock }: Environment): Promise<ArrivingSource[]> {
  const now = clock();
  const [asked, told] = [await askedSources(postgres, now), await toldSourceIds(postgres, now)];
  return asked.map((source) => {
    const { id, mediaType, completeTo, behindSince, failureKind, failedSince, rate } = source;
    // What is new in it comes by itself: it is asked seldom, and complete all the same.
    const isTold = told.has(id) && completeTo !== null && !failureKind && !behindSince;
    const isFailing = isSilent(sourceState({ ...source, paused: false }));
    return {
      id,
      mediaType,
      completeTo: isTold ? now : completeTo,
      rate,
      failedSince,
      isSilent: isFailing,
      isDue: isDue(source, now),
    };
  });
}

/** Failures in a row, in about 25 minutes, after which it is no store any more that was away. */
const MOST_INTERNAL = 6;

/** What a store that was away refused is asked for again, and who finds no network at first, as a machine that wakes up, soon tries again. */
function isDue({ dueAt, failureKind, failures }: SourceFacts, now: Date): boolean {
  if (failureKind === 'internal') return failures <= MOST_INTERNAL;
  if (failureKind === 'unreachable' && failures === 1) return true;
  return failureKind === null && dueAt.getTime() <= now.getTime() + SOON_MS;
}
