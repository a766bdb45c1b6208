/** The figures of the first tab, in one answer. */
import { analysisInput } from '../../contract/analysis/inputs.ts';
import type { Overview } from '../../contract/analysis/overview.ts';
import { changedFigures, comparable, type Figures } from '../../engine/analysis/changed-figures.ts';
import { comparedWindow } from '../../engine/analysis/compared-window.ts';
import { mediaShares } from '../../engine/analysis/media-shares.ts';
import { change } from '../../engine/analysis/score.ts';
import { countBySentiment, groupedBy, noMentions, sumOf } from '../../engine/analysis/tally.ts';
import { authorSeries } from '../../stores/clickhouse/queries/author-series.ts';
import { ONE_BUCKET } from '../../stores/clickhouse/queries/bucket-of.ts';
import { latestArrival } from '../../stores/clickhouse/queries/latest-arrival.ts';
import { type CubeRow, mentionCube } from '../../stores/clickhouse/queries/mention-cube.ts';
import { mentionFigures } from '../../stores/clickhouse/queries/mention-figures.ts';
import { originalCount } from '../../stores/clickhouse/queries/original-count.ts';
import { reachSeries } from '../../stores/clickhouse/queries/reach-series.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { type Asked, askedOf, measuredBy } from './asked.ts';
import { askedNow, movedScope } from './scope.ts';
import { timeBuckets } from './time-buckets.ts';

/** Throws not_found for another organisation's topic, invalid for a window of more than MAX_BUCKETS buckets. */
export async function topicOverview(environment: Environment, actor: Actor, input: unknown): Promise<Overview> {
  const parsed = parseInput(analysisInput, input);
  const asked = await askedOf(environment, actor, parsed);
  const { scope } = asked;
  const { clickhouse } = environment;
  const { scale, buckets } = timeBuckets(asked, parsed.filter.granularity);
  const [cube, authors, reach, originals, before, completeTo] = await Promise.all([
    mentionCube(clickhouse, scope, scale),
    authorSeries(clickhouse, scope, scale),
    reachSeries(clickhouse, scope, scale),
    originalCount(clickhouse, scope),
    figuresBefore(environment, asked),
    latestArrival(clickhouse),
  ]);
  const sentiment = countBySentiment(cube);
  const rowsOf = groupedBy(cube, ({ bucket }) => bucket);
  return {
    ...measuredBy(asked),
    granularity: scale.granularity,
    completeTo: completeTo?.toISOString() ?? null,
    ...changedFigures(
      {
        ...sentiment,
        mentions: sumOf(cube),
        authors: authors.total,
        engagement: engagementOf(cube),
        reach: known(reach),
      },
      before,
    ),
    originals: change(originals, comparable(before)?.originals ?? null, 'percent'),
    sentiment,
    mentionsOverTime: buckets.map((bucket, index) => {
      const rows = rowsOf.get(index);
      return {
        ...bucket,
        ...(rows ? countBySentiment(rows) : noMentions()),
        authors: authors.byBucket.get(index) ?? 0,
        engagement: engagementOf(rows ?? []),
        reach: reach.size === 0 ? null : (reach.get(index) ?? 0),
      };
    }),
    mediaTypes: mediaShares(cube),
  };
}

/** Of the window before; null where there is none to compare with. */
async function figuresBefore(
  { clickhouse }: Environment,
  { topic, scope, timezone, now }: Asked,
): Promise<(Figures & { originals: number }) | null> {
  const before = comparedWindow(scope, { timezone, now: askedNow(now), since: topic.startsAt });
  if (!before) return null;
  const moved = movedScope(scope, before, timezone);
  const [figures, reach] = await Promise.all([mentionFigures(clickhouse, moved), reachSeries(clickhouse, moved, ONE_BUCKET)]);
  return { ...figures, reach: known(reach) };
}

function known(reach: ReadonlyMap<number, number>): number | null {
  return reach.size === 0 ? null : [...reach.values()].reduce((total, followers) => total + followers, 0);
}

function engagementOf(rows: readonly CubeRow[]): number {
  return rows.reduce((total, { engagement }) => total + engagement, 0);
}
