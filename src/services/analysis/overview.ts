/** Everything the overview of a topic shows, in one answer. */
import { type Overview, SENTIMENT_KEYS, type SentimentCounts } from '../../contract/analysis.ts';
import { analysisInput } from '../../contract/functions.ts';
import { bucketEdges, defaultGranularity, type Period, previousWindow } from '../../engine/analysis/periods.ts';
import { change, sentimentScore, shares } from '../../engine/analysis/score.ts';
import { latestArrival } from '../../stores/clickhouse/queries/latest-arrival.ts';
import { mediaCounts } from '../../stores/clickhouse/queries/media-counts.ts';
import { type MentionFigures, mentionFigures } from '../../stores/clickhouse/queries/mention-figures.ts';
import { mentionSeries, type SeriesRow } from '../../stores/clickhouse/queries/mention-series.ts';
import type { Actor, Environment } from '../environment.ts';
import { invalid } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { ownTopic } from '../topics/guards.ts';
import { scopeOf } from './scope.ts';

/** Throws not_found for another organisation's topic, invalid for a window of more than MAX_BUCKETS buckets. */
export async function topicOverview(environment: Environment, actor: Actor, input: unknown): Promise<Overview> {
  const { id, filter } = parseInput(analysisInput, input);
  const topic = await ownTopic(environment, actor, id);
  const { clickhouse } = environment;
  const now = environment.now();
  const timezone = filter.timezone ?? actor.timezone;
  const scope = scopeOf(topic, filter, now);
  const granularity = filter.granularity ?? defaultGranularity(scope.start, scope.end);
  const edges = edgesOf(scope, granularity, timezone);
  const [figures, before, series, media, completeTo] = await Promise.all([
    mentionFigures(clickhouse, scope),
    mentionFigures(clickhouse, { ...scope, ...previousWindow(scope, timezone) }),
    mentionSeries(clickhouse, scope, edges),
    mediaCounts(clickhouse, scope),
    latestArrival(clickhouse),
  ]);
  // Of their own sum: posts that arrive between two questions are in the one count and not in the other.
  const ratios = shares(media.map(({ count }) => count));
  return {
    startDate: scope.start.toISOString(),
    endDate: scope.end.toISOString(),
    timezone,
    granularity,
    completeTo: completeTo?.toISOString() ?? null,
    ...changes(figures, before),
    sentiment: counts(figures),
    mentionsOverTime: buckets(series, edges, scope, now),
    mediaTypes: media.map(({ type, count }, index) => ({ type, count, ratio: ratios[index] ?? 0 })),
  };
}

function edgesOf(window: Period, granularity: Overview['granularity'], timezone: string): Date[] {
  try {
    return bucketEdges(window.start, window.end, granularity, timezone);
  } catch (error) {
    if (error instanceof RangeError) throw invalid({ 'filter.granularity': 'malformed' });
    throw error;
  }
}

function counts({ positive, negative, neutral, mixed, unscored }: SentimentCounts): SentimentCounts {
  return { positive, negative, neutral, mixed, unscored };
}

/** A window before without a single mention says nothing, rather than "up from zero". */
function changes(
  figures: MentionFigures,
  before: MentionFigures,
): Pick<Overview, 'mentions' | 'authors' | 'engagement' | 'score'> {
  const compare = (figure: 'mentions' | 'authors' | 'engagement') =>
    change(figures[figure], before.mentions === 0 ? null : before[figure], 'percent');
  return {
    mentions: compare('mentions'),
    authors: compare('authors'),
    engagement: compare('engagement'),
    score: change(sentimentScore(figures), sentimentScore(before), 'points'),
  };
}

/** Buckets end where the window does, so that each opens exactly the posts it counts. */
function buckets(series: readonly SeriesRow[], edges: readonly Date[], window: Period, now: Date): Overview['mentionsOverTime'] {
  const filled = edges.slice(0, -1).map((edge, index) => {
    const next = edges[index + 1] ?? window.end;
    const start = new Date(Math.max(edge.getTime(), window.start.getTime()));
    const end = new Date(Math.min(next.getTime(), window.end.getTime()));
    // Still filling: not over on the calendar, and not cut off earlier by the window. A window up to now ends at now.
    const partial = start <= now && now < next && now <= window.end;
    const none: SentimentCounts = { positive: 0, negative: 0, neutral: 0, mixed: 0, unscored: 0 };
    return { start: start.toISOString(), end: end.toISOString(), partial, ...none };
  });
  for (const { bucket, sentiment, count } of series) {
    const target = filled[bucket];
    if (target) target[sentiment === 'none' ? 'unscored' : SENTIMENT_KEYS[sentiment]] = count;
  }
  return filled;
}
