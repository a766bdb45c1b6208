/**
 * When did the topic have far more mentions than usual, and what was said, by whom and where, more than in the rest of the window?
 * All by counting: what it tells has been said, but need not be the cause.
 */
import { analysisInput } from '../../contract/analysis/inputs.ts';
import { type Peak, type PeaksAnalysis, REASON_KINDS, type Reason } from '../../contract/analysis/peaks.ts';
import { byLikelihood, overRepresented, type Sizes } from '../../engine/analysis/over-represented.ts';
import { type FoundPeak, findPeaks } from '../../engine/analysis/peaks.ts';
import type { Period } from '../../engine/analysis/periods.ts';
import { groupedBy, sumOf } from '../../engine/analysis/tally.ts';
import { mentionCube } from '../../stores/clickhouse/queries/mention-cube.ts';
import { type PeakTermRow, peakTerms } from '../../stores/clickhouse/queries/peak-terms.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { askedOf, measuredBy } from './asked.ts';
import { type FoundReason, namedReasons } from './named-reasons.ts';
import { timeBuckets } from './time-buckets.ts';

const MOST_PEAKS = 5;
/** Of a peak, of each kind and of all. */
const REASONS_OF_KIND = 3;
const REASONS = 8;

/** Throws not_found for another organisation's topic, invalid for a filter that cannot be. */
export async function topicPeaks(environment: Environment, actor: Actor, input: unknown): Promise<PeaksAnalysis> {
  const parsed = parseInput(analysisInput, input);
  const asked = await askedOf(environment, actor, parsed);
  const { scope } = asked;
  const { clickhouse } = environment;
  const { scale, buckets } = timeBuckets(asked, parsed.filter.granularity);
  const cube = await mentionCube(clickhouse, scope, scale);
  const ofBucket = groupedBy(cube, ({ bucket }) => bucket);
  const counts = buckets.map((_, place) => sumOf(ofBucket.get(place) ?? []));
  const { usual, peaks } = findPeaks(counts, MOST_PEAKS);
  const windows = peaks.map((peak) => windowOf(peak, buckets));
  const found = await Promise.all(REASON_KINDS.map((kind) => peakTerms(clickhouse, scope, { kind, windows })));
  const whole = sumOf(cube);
  const reasons = peaks.map(({ count }, window) => {
    const ofKinds = REASON_KINDS.flatMap((kind, at) => {
      const rows = found[at]?.filter((row) => row.window === window) ?? [];
      return reasonsOf(kind, rows, { part: count, whole });
    });
    return byLikelihood(ofKinds).slice(0, REASONS);
  });
  const named = await namedReasons(environment, reasons);
  return {
    ...measuredBy(asked),
    granularity: scale.granularity,
    peaks: peaks.map(({ first, last, count }, at): Peak => {
      const { start, end } = windows[at] as Period;
      const partial = buckets[last]?.partial ?? false;
      const usually = usual * (last - first + 1);
      return { start: start.toISOString(), end: end.toISOString(), partial, count, usual: usually, reasons: named[at] ?? [] };
    }),
  };
}

function windowOf({ first, last }: FoundPeak, buckets: readonly { start: string; end: string }[]): Period {
  return { start: new Date(buckets[first]?.start ?? 0), end: new Date(buckets[last]?.end ?? 0) };
}

/** Of one peak, of each kind the most telling. */
function reasonsOf(kind: Reason['kind'], rows: readonly PeakTermRow[], sizes: Sizes): FoundReason[] {
  return overRepresented(rows, sizes)
    .slice(0, REASONS_OF_KIND)
    .map(({ key, count, expected, likelihood, example }) => ({ kind, key, count, expected, likelihood, example }));
}
