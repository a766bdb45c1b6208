/** The tab When: the course of the mentions, the busiest day, weekday and hour, and how the last buckets compare with the whole. */
import { analysisInput } from '../../contract/analysis/inputs.ts';
import type { WhenAnalysis } from '../../contract/analysis/when.ts';
import { heatMap, peakOf } from '../../engine/analysis/heat-map.ts';
import { shareOfSeries, shareOfVoice } from '../../engine/analysis/relative.ts';
import { rollUp } from '../../engine/analysis/roll-up.ts';
import { groupedBy, sumOf } from '../../engine/analysis/tally.ts';
import { timeCounts } from '../../stores/clickhouse/queries/time-counts.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { askedOf, measuredBy } from './asked.ts';
import { ofEach, relativeBuckets, timeBuckets } from './time-buckets.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Throws not_found for another organisation's topic, invalid for a window of more than MAX_BUCKETS buckets. */
export async function topicWhen(environment: Environment, actor: Actor, input: unknown): Promise<WhenAnalysis> {
  const parsed = parseInput(analysisInput, input);
  const asked = await askedOf(environment, actor, parsed);
  const { topic, scope } = asked;
  const series = timeBuckets(asked, parsed.filter.granularity);
  const relative = relativeBuckets(asked);
  const counts = await timeCounts(environment.clickhouse, scope, series.scale);
  const count = sumOf(counts.days);
  const rows = groupedBy(counts.buckets, ({ bucket }) => bucket);
  const cells = heatMap(counts.hours);
  const peakDate = dateOf(peakOf(counts.days, ({ day }) => day));
  const peakHour = peakOf(cells, ({ hour }) => hour);
  const peakDayOfWeek = peakOf(cells, ({ dayOfWeek }) => dayOfWeek) ?? 0;
  return {
    ...measuredBy(asked),
    granularity: series.scale.granularity,
    count,
    peakDate,
    peakHour,
    peakDayOfWeek,
    mentionsOverTime: series.buckets.map((bucket, index) => {
      return { ...bucket, value: bucket.start, count: sumOf(rows.get(index) ?? []), topicId: String(topic.id) };
    }),
    heatMap: cells,
    peak_date: peakDate,
    peak_hour: peakHour,
    peak_day_of_week: peakDayOfWeek,
    overall_share_of_voice: shareOfVoice(count, count),
    relative_share_of_voice: ofEach(relative, ({ buckets, scale }) => shareOfSeries(buckets, rollUp(counts.days, scale), count)),
  };
}

/** `yyyy-MM-dd` of a day by its number from 1970 on. */
function dateOf(day: number | null): string {
  return day === null ? '' : new Date(day * DAY).toISOString().slice(0, 10);
}
