/** Sources as people see them. */
import { isPushed } from '../../contract/pushed-kinds.ts';
import type { Coverage, Source, SourceBudgetOnWire } from '../../contract/sources.ts';
import { type CoveredSource, coverageOf } from '../../engine/collection/coverage.ts';
import { firstInterval } from '../../engine/collection/next-asking.ts';
import { sourceState } from '../../engine/collection/source-state.ts';
import type { FollowedSource } from '../../stores/postgres/source-follows.ts';
import type { SourceFacts } from '../../stores/postgres/sources.ts';

/** What is counted of a source elsewhere. `posts`: of each of the days; left out where there are none. */
interface SourceFigures {
  days: readonly string[];
  posts: readonly number[] | undefined;
  budget: SourceBudgetOnWire | null;
}

export function sourceOnWire(followed: FollowedSource, { days, posts, budget }: SourceFigures): Source {
  const { forEverybody, paused } = followed;
  const source = asSeen(followed);
  const { failureKind, failureMessage, failedSince } = source;
  return {
    id: source.id,
    kind: source.kind,
    address: source.address,
    title: source.title,
    mediaType: source.mediaType,
    forEverybody,
    state: sourceState({ ...source, paused }),
    failure:
      failureKind && failedSince ? { kind: failureKind, message: failureMessage ?? '', since: failedSince.toISOString() } : null,
    askedAt: iso(source.askedAt),
    succeededAt: iso(source.succeededAt),
    nextAt: paused || isPushed(source.kind) ? null : iso(source.dueAt),
    // What was written of one that sends, before it was known that nobody can know, is not true.
    completeTo: isPushed(source.kind) ? null : iso(source.completeTo),
    intervalSeconds: source.intervalSeconds,
    delaySeconds: source.delaySeconds,
    newestAt: iso(source.newestAt),
    days: days.map((day, at) => ({ day, posts: (isNew(followed) ? null : posts?.[at]) ?? 0 })),
    budget,
  };
}

/** Of those that are asked: of posts that are sent to us nobody knows what is missing. */
export function coverageOnWire(followed: readonly FollowedSource[]): Coverage[] {
  const asked = followed.filter(({ source }) => !isPushed(source.kind));
  return coverageOf(
    asked.map((one): CoveredSource => {
      const source = asSeen(one);
      return {
        mediaType: source.mediaType,
        completeTo: source.completeTo,
        state: sourceState({ ...source, paused: one.paused }),
      };
    }),
  );
}

const UNASKED = {
  title: null,
  failureKind: null,
  failureMessage: null,
  failedSince: null,
  askedAt: null,
  succeededAt: null,
  completeTo: null,
  behindSince: null,
  delaySeconds: null,
  newestAt: null,
} as const;

/** One that has not been asked since is new to its follower: what came before would tell that others follow it. */
function asSeen(followed: FollowedSource): SourceFacts {
  const { source } = followed;
  if (isPushed(source.kind) || !isNew(followed)) return source;
  return { ...source, ...UNASKED, intervalSeconds: firstInterval(source.kind) };
}

function isNew({ source, addedAt }: FollowedSource): boolean {
  return !isPushed(source.kind) && (source.askedAt === null || source.askedAt < addedAt);
}

function iso(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
