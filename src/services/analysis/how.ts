/** The tab How: the sentiment as a whole, by day and by media type, and what people show beside words: emoji and reactions. */
import { EMOJIS, type HowAnalysis } from '../../contract/analysis/how.ts';
import { analysisInput } from '../../contract/analysis/inputs.ts';
import { finestFromDays } from '../../engine/analysis/periods.ts';
import { shareOfSentiments } from '../../engine/analysis/relative.ts';
import { rollUp } from '../../engine/analysis/roll-up.ts';
import { sentimentScore } from '../../engine/analysis/score.ts';
import { countBySentiment, groupedBy, toned } from '../../engine/analysis/tally.ts';
import { emojiCounts } from '../../stores/clickhouse/queries/emoji-counts.ts';
import { reactionCounts } from '../../stores/clickhouse/queries/reaction-counts.ts';
import { type ToneCounts, toneCounts } from '../../stores/clickhouse/queries/tone-counts.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { askedOf, measuredBy } from './asked.ts';
import { ofEach, relativeBuckets, timeBuckets } from './time-buckets.ts';

/**
 * Days, whatever granularity the filter has; of a window of more than MAX_BUCKETS days the lists by day are by week, and beyond that by
 * month. Throws not_found for another organisation's topic, invalid for a filter that cannot be.
 */
export async function topicHow(environment: Environment, actor: Actor, input: unknown): Promise<HowAnalysis> {
  const asked = await askedOf(environment, actor, parseInput(analysisInput, input));
  const { scope } = asked;
  const { clickhouse } = environment;
  const days = timeBuckets(asked, finestFromDays(scope.start, scope.end));
  const relative = relativeBuckets(asked);
  const [counts, emojis, reactions] = await Promise.all([
    toneCounts(clickhouse, scope),
    emojiCounts(clickhouse, scope, EMOJIS),
    reactionCounts(clickhouse, scope),
  ]);
  const overall = countBySentiment(counts.mediaTypes);
  const byDay = rollUp(counts.days, days.scale).map(countBySentiment);
  const daily = days.buckets.map((bucket, index) => ({ bucket, counts: byDay[index] ?? countBySentiment([]) }));
  return {
    ...measuredBy(asked),
    score_general: sentimentScore(overall),
    total_count_day: daily.map(({ bucket, counts: ofDay }) => ({ ...bucket, ...ofDay })),
    total_score_day: daily.map(({ bucket, counts: ofDay }) => ({ ...bucket, score: sentimentScore(ofDay) })),
    emoji_cloud: emojis.map(({ key, ...ofEmoji }) => ({ key, ...toned(ofEmoji) })),
    facebook_reaction_cloud: reactions,
    score_by_media: byMediaType(counts),
    overall_sentiment: overall,
    relative_sentiment: ofEach(relative, ({ buckets, scale }) => shareOfSentiments(buckets, rollUp(counts.days, scale), overall)),
  };
}

function byMediaType({ mediaTypes }: ToneCounts): HowAnalysis['score_by_media'] {
  const types = [...groupedBy(mediaTypes, ({ type }) => type)].map(([type, rows]) => ({
    type,
    ...toned(countBySentiment(rows)),
  }));
  return types.sort((one, other) => other.count - one.count || one.type.localeCompare(other.type));
}
