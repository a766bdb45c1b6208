/** The sentiment score over time as a line for ECharts: gaps where nothing was scored, the sum of the scale always in sight. */
import type { EChartsCoreOption } from 'echarts/core';
import { sentimentScore } from '../../../engine/analysis/score.ts';
import { totalOf } from '../../../engine/analysis/tally.ts';
import type { ChartLook } from '../../ui/chart/chart-look.ts';
import { BESIDE, rowAxis } from '../../ui/chart/row-axis.ts';
import type { Bucket } from './model.ts';
import type { OverTimeWords } from './over-time-option.ts';

export interface ScoreWords extends Pick<OverTimeWords, 'label' | 'full' | 'partial' | 'exact'> {
  score: string;
  scored: string;
  /** A score, or "–". */
  figure: (value: number | null) => string;
}

export function scoredOf(bucket: Bucket): number {
  return totalOf(bucket) - bucket.unscored;
}

export function scoreOption(buckets: readonly Bucket[], words: ScoreWords) {
  const scores = buckets.map(sentimentScore);
  return (look: ChartLook): EChartsCoreOption => ({
    grid: { left: 8, right: BESIDE, top: 36, bottom: 12, containLabel: true },
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'line' },
      confine: true,
      formatter: (items: unknown) => hoverText(buckets, words, look, items),
    },
    xAxis: { ...rowAxis(buckets.map(words.label)), axisLine: { onZero: false } },
    yAxis: {
      type: 'value',
      name: words.score,
      nameTextStyle: { align: 'left', padding: [0, 0, 0, -20] },
      min: -100,
      max: 100,
      interval: 50,
      axisLabel: { formatter: (value: number) => words.figure(value) },
    },
    series: [
      {
        type: 'line',
        name: words.score,
        cursor: 'pointer',
        symbol: 'circle',
        // Every bucket can be hit; between gaps a point is all there is to see.
        symbolSize: buckets.length > 60 ? 4 : 6,
        showAllSymbol: true,
        lineStyle: { width: 2, color: look.secondary },
        itemStyle: { color: look.secondary },
        data: scores,
      },
    ],
  });
}

/** Everything in it is our own words and figures: nothing of a post. */
function hoverText(buckets: readonly Bucket[], words: ScoreWords, look: ChartLook, items: unknown): string {
  const index = Array.isArray(items) ? (items[0] as { dataIndex?: number } | undefined)?.dataIndex : undefined;
  const bucket = index === undefined ? undefined : buckets[index];
  if (!bucket) return '';
  return [
    `<div style="font-weight:600">${words.full(bucket)}</div>`,
    bucket.partial ? `<div style="color:${look.muted}">${words.partial}</div>` : '',
    `<div style="margin-top:4px">${words.score} <b>${words.figure(sentimentScore(bucket))}</b></div>`,
    `<div style="color:${look.muted}">${words.scored} ${words.exact(scoredOf(bucket))}</div>`,
  ].join('');
}
