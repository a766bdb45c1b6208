/** Topics beside each other, in one answer: figures, courses on the same buckets, media types, and what they speak of. */
import { type ComparedTopic, type Comparison, comparisonInput, type UncountedTopic } from '../../contract/analysis/comparison.ts';
import type { TimeBucket } from '../../contract/analysis/figures.ts';
import { hasFigures } from '../../contract/topic-state.ts';
import { changedFigures, type Figures } from '../../engine/analysis/changed-figures.ts';
import { comparedWindow } from '../../engine/analysis/compared-window.ts';
import { coveredCounts } from '../../engine/analysis/covered-counts.ts';
import { mediaShares } from '../../engine/analysis/media-shares.ts';
import { shareOfSeries, shareOfVoice } from '../../engine/analysis/relative.ts';
import { rollUp } from '../../engine/analysis/roll-up.ts';
import { zoneClock } from '../../engine/analysis/zone-clock.ts';
import type { Clock } from '../../stores/clickhouse/queries/clock.ts';
import { type Course, coursesOfAll } from '../../stores/clickhouse/queries/courses-of-all.ts';
import { figuresOfAll } from '../../stores/clickhouse/queries/figures-of-all.ts';
import { latestArrival } from '../../stores/clickhouse/queries/latest-arrival.ts';
import type { MentionScope } from '../../stores/clickhouse/queries/mention-scope.ts';
import { reachOfAll } from '../../stores/clickhouse/queries/reach-of-all.ts';
import { hasCorrections } from '../../stores/postgres/sentiment-corrections.ts';
import type { TopicRow } from '../../stores/postgres/topic-rows.ts';
import { askedNow, movedScope, scopeOf, windowOf } from '../analysis/scope.ts';
import { ofEach, type Relative, relativeBuckets, type TimeBuckets, timeBuckets } from '../analysis/time-buckets.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { ownTopic } from '../topics/guards.ts';
import { topicOnWire } from '../topics/topic-on-wire.ts';
import { chosenTerms, foundTerms } from './compared-terms.ts';

/**
 * Without dates: from the first day of any of the topics to the last, as far as it has gone. Throws not_found for another
 * organisation's topic, invalid for too many topics or buckets.
 */
export async function compareTopics(environment: Environment, actor: Actor, input: unknown): Promise<Comparison> {
  const { ids, filter } = parseInput(comparisonInput, input);
  const topics = await Promise.all(ids.map((id) => ownTopic(environment, actor, id)));
  const corrected = await hasCorrections(environment.postgres, actor.organisationId);
  const now = environment.now();
  const timezone = filter.timezone ?? actor.timezone;
  const known = topics.map((topic, place) => ({ topic, facts: factsOf(topic, place) }));
  const shown = known.filter(({ facts }) => hasFigures(facts));
  const scope = windowOf(unitedPeriod(shown.length > 0 ? shown : known), filter, now);
  const asked = { scope, timezone, now };
  const dates = { startDate: scope.start.toISOString(), endDate: scope.end.toISOString() };
  const context = { now, timezone, corrected, topics: shown.length };
  const scopes = shown.map(({ topic }) => scopeOf(topic, filter, context));
  const series = timeBuckets(asked, filter.granularity);
  const relative = relativeBuckets(asked);
  const startsAt = shown.map(({ topic }) => topic.startsAt);
  const counted = await counts(environment, { scopes, startsAt, series, timezone, now });
  const sizes = counted.figures.map(({ mentions }) => mentions);
  const count = sizes.reduce((sum, size) => sum + size, 0);
  const { common, apart } = await chosenTerms(environment, counted.terms, sizes);
  return {
    ...dates,
    timezone,
    granularity: series.scale.granularity,
    completeTo: counted.completeTo?.toISOString() ?? null,
    count,
    buckets: series.buckets,
    topics: shown.map(({ facts }, at): ComparedTopic => {
      const figures = counted.figures[at] as Figures;
      return {
        ...facts,
        ...changedFigures(figures, counted.before[at] ?? null),
        shareOfVoice: shareOfVoice(figures.mentions, count),
        sentiment: sentimentOf(figures),
        ...courseOf(counted.courses[at] as Course, scopes[at] as MentionScope, { buckets: series.buckets, relative }),
        apart: apart[at] ?? [],
      };
    }),
    uncounted: known.flatMap(({ facts }) => (hasFigures(facts) ? [] : [facts])),
    common,
  };
}

function factsOf(topic: TopicRow, place: number): UncountedTopic {
  const { id, name, state, failure } = topicOnWire(topic, null);
  return { id, name, state, failure, place };
}

function unitedPeriod(known: readonly { topic: TopicRow }[]): Pick<TopicRow, 'startsAt' | 'endsAt'> {
  return {
    startsAt: new Date(Math.min(...known.map(({ topic }) => topic.startsAt.getTime()))),
    endsAt: new Date(Math.max(...known.map(({ topic }) => topic.endsAt.getTime()))),
  };
}

interface Asked {
  scopes: readonly MentionScope[];
  /** Since when each topic is followed. */
  startsAt: readonly Date[];
  series: TimeBuckets;
  timezone: string;
  now: Date;
}

/** Everything that is counted, each list in the order of the scopes. */
async function counts(environment: Environment, { scopes, startsAt, series, timezone, now }: Asked) {
  const { clickhouse } = environment;
  if (scopes.length === 0) {
    return { figures: [], before: [], courses: [], terms: [], completeTo: await latestArrival(clickhouse) };
  }
  const before = scopes.map((scope, place) => {
    const window = comparedWindow(scope, { timezone, now: askedNow(now), since: startsAt[place] ?? scope.start });
    return window && movedScope(scope, window, timezone);
  });
  const all = [...scopes, ...before.filter((scope) => scope !== null)];
  const clock = clockOf(all, timezone);
  const [figures, reach, courses, terms, completeTo] = await Promise.all([
    figuresOfAll(clickhouse, all),
    reachOfAll(clickhouse, all, clock),
    coursesOfAll(clickhouse, scopes, { buckets: series.scale, clock }),
    foundTerms(environment, scopes),
    latestArrival(clickhouse),
  ]);
  const counted = figures.map((ofScope, place): Figures => ({ ...ofScope, reach: reach[place] ?? null }));
  const figuresOf = new Map(all.map((scope, place) => [scope, counted[place]]));
  return {
    figures: counted.slice(0, scopes.length),
    before: before.map((scope) => (scope && figuresOf.get(scope)) ?? null),
    courses,
    terms,
    completeTo,
  };
}

function clockOf(scopes: readonly MentionScope[], timezone: string): Clock {
  const first = Math.min(...scopes.map(({ start }) => start.getTime()));
  const last = Math.max(...scopes.map(({ end }) => end.getTime()));
  return zoneClock(new Date(first), new Date(last), timezone);
}

function courseOf(
  course: Course,
  { start, end }: MentionScope,
  { buckets, relative }: { buckets: readonly TimeBucket[]; relative: Relative<TimeBuckets> },
): Pick<ComparedTopic, 'covered' | 'mentionsOverTime' | 'mediaTypes' | 'relative'> {
  const counts = new Map(course.buckets.map(({ bucket, count }) => [bucket, count]));
  const whole = course.days.reduce((sum, { count }) => sum + count, 0);
  return {
    covered: start < end ? { startDate: start.toISOString(), endDate: end.toISOString() } : null,
    mentionsOverTime: coveredCounts(buckets, counts, { start, end }),
    mediaTypes: mediaShares(course.types),
    relative: ofEach(relative, (last) => shareOfSeries(last.buckets, rollUp(course.days, last.scale), whole)),
  };
}

function sentimentOf({ positive, negative, neutral, mixed, unscored }: Figures): ComparedTopic['sentiment'] {
  return { positive, negative, neutral, mixed, unscored };
}
