/** Courses over time as blocks of a report. */
import type { Overview } from '../../contract/analysis/overview.ts';
import type { TabChoices } from '../../contract/analysis/tab-choices.ts';
import { sentimentScore } from '../../engine/analysis/score.ts';
import { totalOf } from '../../engine/analysis/tally.ts';
import { type ReportBlock, SENTIMENTS, timeOn, timeRow } from './report-blocks.ts';
import type { ReportWords } from './report-words.ts';

export function series(
  title: string,
  buckets: readonly Parameters<typeof timeRow>[0][],
  timezone: string,
  granularity: string,
): ReportBlock {
  return { kind: 'series', title, rows: buckets.map((bucket) => timeRow(bucket, timezone, granularity)) };
}

export function scores(
  title: string,
  buckets: readonly { start: string; score: number | null }[],
  timezone: string,
  granularity: string,
): ReportBlock {
  const rows = buckets.map(({ start, score }) => ({ label: timeOn(start, timezone, granularity === 'hour'), score }));
  return { kind: 'scores', title, rows };
}

/** As the chart of the first tab was looked at. */
export function overTime(
  { mentionsOverTime, granularity }: Overview,
  { timezone, choices }: { timezone: string; choices: TabChoices },
  words: ReportWords,
): ReportBlock {
  if (choices.view === 'score') {
    const scored = mentionsOverTime.map((bucket) => ({ start: bucket.start, score: sentimentScore(bucket) }));
    return scores(words.scoreOverTime, scored, timezone, granularity);
  }
  if (choices.view !== 'share') return series(words.overTime, mentionsOverTime, timezone, granularity);
  const percent = mentionsOverTime.map((bucket) => {
    const all = Math.max(1, totalOf(bucket));
    return { start: bucket.start, ...Object.fromEntries(SENTIMENTS.map((key) => [key, (100 * bucket[key]) / all])) };
  });
  return series(words.sharesOverTime, percent, timezone, granularity);
}
