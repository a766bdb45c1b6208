/** What was said in a window of an alert: its most telling posts, and what occurs more often than in the windows before. */
import { NO_FILTER } from '../../contract/analysis/inputs.ts';
import { REASON_KINDS, type Reason } from '../../contract/analysis/peaks.ts';
import { MEDIA_TYPES } from '../../contract/media-types.ts';
import type { Post } from '../../contract/posts.ts';
import { byLikelihood, overRepresented } from '../../engine/analysis/over-represented.ts';
import type { Period } from '../../engine/analysis/periods.ts';
import { mentionCount } from '../../stores/clickhouse/queries/mention-count.ts';
import { mentionPage } from '../../stores/clickhouse/queries/mention-page.ts';
import type { MentionScope } from '../../stores/clickhouse/queries/mention-scope.ts';
import { othersAlike } from '../../stores/clickhouse/queries/others-alike.ts';
import { peakTerms } from '../../stores/clickhouse/queries/peak-terms.ts';
import { hasCorrections } from '../../stores/postgres/sentiment-corrections.ts';
import type { TopicRow } from '../../stores/postgres/topic-rows.ts';
import { namedReasons } from '../analysis/named-reasons.ts';
import { scopeOf } from '../analysis/scope.ts';
import { wirePosts } from '../analysis/wire-posts.ts';
import type { Environment } from '../environment.ts';
import type { Watched } from './analysis-link.ts';

/** Windows before, against which is told what is special of one. */
const BEFORE = 8;
/** Of each kind, and of all. */
const REASONS_OF_KIND = 2;
const REASONS = 5;
const POSTS = 5;

export interface WindowContents {
  /** Most engaging first; of copies the one that is most so, with `duplicates`: how many others the window has. */
  posts: Post[];
  /** Most telling first. */
  reasons: Reason[];
  /** A message has room for those of some topics: of this one nobody has looked. */
  leftOut?: true;
}

export async function windowContents(
  environment: Environment,
  topic: TopicRow,
  watched: Watched,
  { window, timezone }: { window: Period; timezone: string },
): Promise<WindowContents> {
  const { organisationId } = topic;
  const corrected = await hasCorrections(environment.postgres, organisationId);
  const scope = (start: Date) =>
    scopeOf(topic, filterOf(watched, start, window.end), { now: environment.now(), timezone, corrected });
  const here = scope(window.start);
  const page = { sort: 'engagement', skip: 0, limit: POSTS } as const;
  const ids = await mentionPage(environment.clickhouse, { ...here, withoutCopies: true }, page);
  const posts = await wirePosts(environment, { userId: '', organisationId, timezone }, ids, () => []);
  const copies = await othersAlike(environment.clickhouse, here, ids, 'text');
  const length = window.end.getTime() - window.start.getTime();
  const around = scope(new Date(window.start.getTime() - BEFORE * length));
  return {
    posts: posts.map((post) => ({ ...post, duplicates: copies.get(post.id) ?? 0 })),
    reasons: await reasonsOf(environment, here, around),
  };
}

function filterOf({ conversationType, mediaTypes }: Watched, start: Date, end: Date) {
  const dates = { startDate: start.toISOString(), endDate: end.toISOString() };
  const media = mediaTypes.length < MEDIA_TYPES.length ? { mediaTypes: [...mediaTypes] } : {};
  return { ...NO_FILTER, mention: conversationType, ...media, ...dates };
}

async function reasonsOf(environment: Environment, here: MentionScope, around: MentionScope): Promise<Reason[]> {
  const { clickhouse } = environment;
  const windows = [{ start: here.start, end: here.end }];
  const sizes = { part: await mentionCount(clickhouse, here), whole: await mentionCount(clickhouse, around) };
  if (sizes.part === 0 || sizes.whole <= sizes.part) return [];
  const found = await Promise.all(
    REASON_KINDS.map(async (kind) =>
      overRepresented(await peakTerms(clickhouse, around, { kind, windows }), sizes)
        .filter(({ window }) => window === 0)
        .slice(0, REASONS_OF_KIND)
        .map(({ key, count, total, likelihood, example }) => {
          // As in the windows before alone: with this one, which is often most of them all, much would be expected of what is new.
          const expected = (sizes.part * (total - count)) / (sizes.whole - sizes.part);
          return { kind, key, count, expected, likelihood, example };
        }),
    ),
  );
  const [named = []] = await namedReasons(environment, [byLikelihood(found.flat()).slice(0, REASONS)]);
  return named;
}
