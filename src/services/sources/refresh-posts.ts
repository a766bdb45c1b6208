/**
 * Looks posts up again that have come to certain ages, for what has become of them: likes, comments, shares and views at first sight
 * are near zero. Only mentions of topics that stand are looked up, since some sources charge for each post. What comes replaces what
 * is stored; posts that are gone stay as they were.
 */
import type { ImportedPost } from '../../contract/posts.ts';
import type { SourceFailureKind } from '../../contract/sources.ts';
import { REFRESH_AGES, type RefreshRound, refreshRound } from '../../engine/collection/refresh-windows.ts';
import { SourceFailure } from '../../outside/connectors/source-failure.ts';
import { type PostOfAge, postsOfAge } from '../../stores/clickhouse/queries/posts-of-age.ts';
import type { SourceRow } from '../../stores/postgres/sources.ts';
import { standingRevisions } from '../../stores/postgres/standing-definitions.ts';
import type { Environment } from '../environment.ts';
import { ingestPosts } from '../mentions/ingest.ts';
import { keepClaim } from './keep-claim.ts';
import { REFRESHED_KINDS, type RefreshedKind } from './refreshed-kinds.ts';
import type { SourceVisit } from './source-visit.ts';

/** In one refresh; the next one goes on. */
const MOST_POSTS = 500;
/** Of what is left of the day's money: new posts are worth more. */
const SHARE_OF_MONEY = 0.25;

/** What the source, or something of ours, did not give. */
export interface Failure {
  kind: SourceFailureKind;
  message: string;
  until: Date | null;
}

export interface Refresh {
  /** Who came to an age before then has been looked up. */
  refreshedTo: Date | null;
  failure: Failure | null;
}

/** `given`: the posts of the reading before, which say how they are. Rejects with the reason of the visit's `stop` only. */
export async function refreshPosts(
  environment: Environment,
  { source, claim }: { source: SourceRow; claim: string },
  visit: SourceVisit,
  given: readonly ImportedPost[],
): Promise<Refresh> {
  const kind = REFRESHED_KINDS[source.kind];
  if (!kind || visit.isOver) return { refreshedTo: source.refreshedTo, failure: null };
  const round = refreshRound(source.refreshedTo, environment.now());
  const refresh: Refresh = { refreshedTo: source.refreshedTo ?? instant(round.to), failure: null };
  const done = (to: number) => {
    refresh.refreshedTo = instant(to);
  };
  try {
    await visit.inTime(() => lookUpRound({ environment, source, claim, visit, kind }, round, idsOf(given, kind, source), done));
  } catch (error) {
    visit.stop.throwIfAborted();
    if (!(error instanceof SourceFailure)) {
      environment.log.error({ sourceId: source.id, err: error }, 'could not look posts up again');
    }
    refresh.failure = failureOf(error, 'posts were looked up again');
  }
  return refresh;
}

/** `what`: was being done. */
export function failureOf(error: unknown, what: string): Failure {
  if (error instanceof SourceFailure) return error;
  return { kind: 'internal', message: `Something of ours failed while ${what}`, until: null };
}

interface Refreshing {
  environment: Environment;
  source: SourceRow;
  /** Under which it was taken. */
  claim: string;
  visit: SourceVisit;
  kind: RefreshedKind;
}

/** `done` is told after each part up to when the round is done. @throws SourceFailure */
async function lookUpRound(
  { environment, source, claim, visit, kind }: Refreshing,
  round: RefreshRound,
  given: ReadonlySet<string>,
  done: (to: number) => void,
): Promise<void> {
  const { clickhouse, postgres, apiKeys: keys, now } = environment;
  const mediaType = kind.mediaTypeOf(source);
  const most = await affordable(visit, kind);
  if (most === 0) return;
  const topics = await standingRevisions(postgres, [mediaType], now());
  const asked = { topics, mediaType, kinds: kind.kinds, ages: REFRESH_AGES, limit: most + 1 };
  const { posts, to } = wholeSeconds(await postsOfAge(clickhouse, { ...asked, ...round }), most, round.to);
  const wanted = posts.filter(({ nativeId }) => !given.has(nativeId));
  for (let at = 0; at < wanted.length; at += kind.atOnce) {
    const part = wanted.slice(at, at + kind.atOnce);
    done(part[0]?.cameAt ?? to);
    const found = await kind.lookUp({ reader: visit.reader, keys, mediaType, ids: part.map(({ nativeId }) => nativeId) });
    visit.stop.throwIfAborted();
    // Whoever asks it by now looks the same posts up, later than this.
    if (!(await keepClaim(environment, { id: source.id, claim }))) return;
    await ingestPosts(environment, found);
  }
  done(to);
}

/** How many posts may be looked up. */
async function affordable(visit: SourceVisit, { price }: RefreshedKind): Promise<number> {
  const money = price === 0 ? null : await visit.budget.moneyLeft();
  return money === null ? MOST_POSTS : Math.min(MOST_POSTS, Math.max(0, Math.floor((SHARE_OF_MONEY * money) / price)));
}

/**
 * Where there are more than `most`, those that came to an age before the first one that is left for the next time. Of a second in
 * which more did than can be looked up at once, the others are given up: the next time would begin with the same.
 */
function wholeSeconds(found: readonly PostOfAge[], most: number, end: number): { posts: readonly PostOfAge[]; to: number } {
  const next = found[most];
  if (!next) return { posts: found, to: end };
  const before = found.filter(({ cameAt }) => cameAt < next.cameAt);
  return before.length > 0 ? { posts: before, to: next.cameAt } : { posts: found.slice(0, most), to: next.cameAt + 1 };
}

function idsOf(posts: readonly ImportedPost[], kind: RefreshedKind, source: SourceRow): ReadonlySet<string> {
  const mediaType = kind.mediaTypeOf(source);
  return new Set(posts.filter(({ media_type }) => media_type === mediaType).map(({ id }) => id));
}

function instant(seconds: number): Date {
  return new Date(seconds * 1000);
}
