/** The tab Where: media types and their course, sites and channels. */
import type { SentimentCounts } from '../../contract/analysis/figures.ts';
import { analysisInput } from '../../contract/analysis/inputs.ts';
import { type Place, WHERE_ITEMS, type WhereAnalysis } from '../../contract/analysis/where.ts';
import { MEDIA_TYPES } from '../../contract/media-types.ts';
import { shares } from '../../engine/analysis/score.ts';
import { groupedBy, sumOf, toned } from '../../engine/analysis/tally.ts';
import { mentionCube } from '../../stores/clickhouse/queries/mention-cube.ts';
import { placeCounts } from '../../stores/clickhouse/queries/place-counts.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { askedOf, measuredBy } from './asked.ts';
import { timeBuckets } from './time-buckets.ts';

/** Throws not_found for another organisation's topic, invalid for a window of more than MAX_BUCKETS buckets. */
export async function topicWhere(environment: Environment, actor: Actor, input: unknown): Promise<WhereAnalysis> {
  const parsed = parseInput(analysisInput, input);
  const asked = await askedOf(environment, actor, parsed);
  const { scope } = asked;
  const { clickhouse } = environment;
  const { scale, buckets } = timeBuckets(asked, parsed.filter.granularity);
  const [cube, domains, channels] = await Promise.all([
    mentionCube(clickhouse, scope, scale),
    placeCounts(clickhouse, scope, 'domain', WHERE_ITEMS),
    placeCounts(clickhouse, scope, 'channel', WHERE_ITEMS),
  ]);
  const totalCount = sumOf(cube);
  const ofType = groupedBy(cube, ({ type }) => type);
  const counts = MEDIA_TYPES.map((type) => sumOf(ofType.get(type) ?? []));
  const ratios = shares(counts);
  const ofBucket = groupedBy(cube, ({ bucket }) => bucket);
  const mediaOverTime = buckets.map((bucket, index) => {
    const types = groupedBy(ofBucket.get(index) ?? [], ({ type }) => type);
    return { ...bucket, counts: MEDIA_TYPES.map((type) => sumOf(types.get(type) ?? [])) };
  });
  return {
    ...measuredBy(asked),
    granularity: scale.granularity,
    totalCount,
    breakdown: MEDIA_TYPES.map((type, index) => ({ type, count: counts[index] ?? 0, ratio: ratios[index] ?? 0 })),
    overallMentions: {
      dateList: buckets.map(({ start }) => start),
      mentionCount: buckets.map((_, index) => sumOf(ofBucket.get(index) ?? [])),
    },
    mediaOverTime,
    domains: places(domains, totalCount),
    channels: places(channels, totalCount),
  };
}

/** `ratio` is of all mentions: those beyond the list count too. */
function places(rows: readonly ({ key: string } & SentimentCounts)[], ofAll: number): Place[] {
  return rows.map(({ key, ...tones }) => {
    const counted = toned(tones);
    return { key, ...counted, ratio: (100 * counted.count) / ofAll };
  });
}
