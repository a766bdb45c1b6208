/** The pictures of mentions over time for ECharts: a stack per bucket, in mentions or in percent, what is not over yet hatched. */
import type { EChartsCoreOption } from 'echarts/core';
import type { TimeBucket } from '../../../contract/analysis/figures.ts';
import { totalOf } from '../../../engine/analysis/tally.ts';
import { SENTIMENT_ORDER, type SentimentKey } from '../../lib/sentiments.ts';
import type { ChartLook } from '../../ui/chart/chart-look.ts';
import { BESIDE, rowAxis } from '../../ui/chart/row-axis.ts';
import type { Bucket } from './model.ts';

export interface OverTimeWords {
  sentiment: Record<SentimentKey, string>;
  axis: string;
  total: string;
  partial: string;
  /** Short name of a bucket, and its full one. */
  label: (bucket: TimeBucket) => string;
  full: (bucket: TimeBucket) => string;
  number: (value: number) => string;
  exact: (value: number) => string;
  /** "–" for null. */
  percent: (value: number | null) => string;
}

/** `share`: every stack is 100 % of its bucket. */
export type StackView = 'volume' | 'share';

/** Hatching for the bucket that is still filling. */
const HATCH = { symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [2, 3], rotation: -Math.PI / 4 } as const;

export function overTimeOption(buckets: readonly Bucket[], words: OverTimeWords, view: StackView = 'volume') {
  return (look: ChartLook): EChartsCoreOption => ({
    grid: { left: 8, right: BESIDE, top: 36, bottom: 32, containLabel: true },
    // Five names in one row, also on a telephone.
    legend: {
      bottom: 0,
      itemWidth: 8,
      itemGap: 6,
      textStyle: { fontSize: 12 },
      data: SENTIMENT_ORDER.map((key) => words.sentiment[key]),
    },
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      confine: true,
      formatter: (items: unknown) => hoverText(buckets, words, view, look, items),
    },
    xAxis: rowAxis(buckets.map(words.label)),
    yAxis: {
      type: 'value',
      name: words.axis,
      nameTextStyle: { align: 'left', padding: [0, 0, 0, -20] },
      minInterval: 1,
      ...(view === 'share' && { max: 100 }),
      axisLabel: { formatter: view === 'share' ? words.percent : words.number },
    },
    series: SENTIMENT_ORDER.map((key) => ({
      type: 'bar',
      name: words.sentiment[key],
      stack: 'mentions',
      barCategoryGap: '20%',
      barMaxWidth: 48,
      cursor: 'pointer',
      emphasis: { focus: 'none' },
      itemStyle: { color: look[key] },
      data: buckets.map((bucket) => ({
        value: view === 'share' ? shareOf(bucket, key) : bucket[key],
        ...(bucket.partial && { itemStyle: { decal: { ...HATCH, color: look.surface } } }),
      })),
    })),
  });
}

/** Percent; a bucket without mentions has no stack. */
export function shareOf(bucket: Bucket, key: SentimentKey): number | null {
  const total = totalOf(bucket);
  return total === 0 ? null : (100 * bucket[key]) / total;
}

/** All series of the bucket, most first. Everything in it is our own words and figures: nothing of a post. */
function hoverText(buckets: readonly Bucket[], words: OverTimeWords, view: StackView, look: ChartLook, items: unknown): string {
  const index = Array.isArray(items) ? (items[0] as { dataIndex?: number } | undefined)?.dataIndex : undefined;
  const bucket = index === undefined ? undefined : buckets[index];
  if (!bucket) return '';
  const sorted = SENTIMENT_ORDER.toSorted((one, other) => bucket[other] - bucket[one]).filter((key) => bucket[key] > 0);
  const row = (name: string, value: string, colour?: string) =>
    `<tr><td style="padding-right:16px">${colour ? `<span style="display:inline-block;width:10px;height:10px;margin-right:6px;border-radius:3px;background:${colour}"></span>` : ''}${name}</td><td style="text-align:right">${value}</td></tr>`;
  const figure = (key: SentimentKey) => {
    const share = view === 'share' ? shareOf(bucket, key) : null;
    return share === null ? words.exact(bucket[key]) : `${words.exact(bucket[key])} · ${words.percent(share)}`;
  };
  return [
    `<div style="font-weight:600">${words.full(bucket)}</div>`,
    bucket.partial ? `<div style="color:${look.muted}">${words.partial}</div>` : '',
    '<table style="margin-top:4px;border-collapse:collapse">',
    ...sorted.map((key) => row(words.sentiment[key], figure(key), look[key])),
    row(`<b>${words.total}</b>`, `<b>${words.exact(totalOf(bucket))}</b>`),
    '</table>',
  ].join('');
}
