import { describe, expect, it } from 'vitest';
import type { ChartLook } from './chart-look.ts';
import { linesOption } from './lines-option.ts';

const look = { text: 'black', series: ['blue', 'red'] } as unknown as ChartLook;
const option = linesOption({
  rows: [
    { label: '1', full: 'Monday', partial: false },
    { label: '2', full: 'Tuesday', partial: true },
  ],
  series: [
    { name: 'one', colour: ({ series }) => series[0] ?? '', values: [3, 1] },
    { name: 'two', colour: ({ series }) => series[1] ?? '', values: [null, 2] },
  ],
  unit: 'count',
  axis: 'mentions',
  partial: 'not over',
  number: String,
  exact: String,
})(look) as {
  series: { name: string; connectNulls: boolean; lineStyle: { color: string }; data: object[] }[];
  media: { query?: object; option: { legend: { show: boolean }; series: { endLabel: { show: boolean } }[] } }[];
};

describe('the picture of courses', () => {
  it.each([
    ['near the end of the scale', { min: -84, max: 100 }, { min: -100, max: 100 }],
    ['at the low end alone', { min: -100, max: -100 }, { min: -100, max: null }],
    ['at the high end alone', { min: 100, max: 100 }, { min: null, max: 100 }],
    ['far from it', { min: -12, max: 30 }, { min: null, max: null }],
    ['beyond it, of a change', { min: 0, max: 240 }, { min: null, max: null }],
  ])('ends the axis of percents at 100, %s', (_name, drawn, expected) => {
    const row = { label: '1', full: 'Monday', partial: false };
    const series = [{ name: 'one', colour: () => 'blue', values: [0] }];
    const { yAxis } = linesOption({
      rows: [row],
      series,
      unit: 'percent',
      axis: '',
      partial: '',
      number: String,
      exact: String,
    })(look) as { yAxis: Record<'min' | 'max', (drawn: object) => number | null> };
    expect({ min: yAxis.min(drawn), max: yAxis.max(drawn) }).toEqual(expected);
  });

  it('has a line for each series in its colour, gaps where nothing is known, and hollow points for what is not over', () => {
    expect(option.series.map(({ name, lineStyle, connectNulls }) => [name, lineStyle.color, connectNulls])).toEqual([
      ['one', 'blue', false],
      ['two', 'red', false],
    ]);
    expect(option.series.map(({ data }) => data)).toEqual([
      [{ value: 3 }, { value: 1, symbol: 'emptyCircle' }],
      [{ value: null }, { value: 2, symbol: 'emptyCircle' }],
    ]);
  });

  it('names each line once: at its end where there is room, otherwise in the legend', () => {
    for (const { option: laidOut } of option.media) {
      expect(laidOut.series).toHaveLength(2);
      for (const { endLabel } of laidOut.series) expect(endLabel.show).toBe(!laidOut.legend.show);
    }
    expect(option.media.map(({ query }) => query !== undefined)).toEqual([false, true]);
  });

  it('marks rows above the picture, each kind at a height of its own, and shows what stands alone among many', () => {
    const many = Array.from({ length: 500 }, (_, row) => (row === 3 || row > 10 ? row : null));
    const marked = linesOption({
      rows: many.map((_, row) => ({
        label: String(row),
        full: String(row),
        partial: false,
        ...(row === 20 && { mark: 'told', markTone: 'full' as const }),
        ...(row === 30 && { mark: 'held', markTone: 'hollow' as const }),
      })),
      series: [
        { name: 'one', colour: () => 'blue', values: many },
        { name: 'limit', colour: () => 'grey', values: many, isLimit: true },
      ],
      unit: 'count',
      axis: 'mentions',
      partial: '',
      number: String,
      exact: String,
    })({ ...look, negative: 'red', surface: 'white' }) as {
      grid: { top: number };
      yAxis: { nameGap: number };
      series: {
        symbol: string;
        lineStyle: { type: string };
        data: { symbol?: string }[];
        markPoint?: { data: { coord: number[]; y: number; itemStyle: { color: string } }[] };
      }[];
    };
    const [one, limit] = marked.series;
    expect(one?.markPoint?.data.map(({ coord, itemStyle }) => [coord[0], itemStyle.color])).toEqual([
      [20, 'red'],
      [30, 'white'],
    ]);
    expect(new Set(one?.markPoint?.data.map(({ y }) => y)).size).toBe(2);
    expect(limit?.markPoint).toBeUndefined();
    // Below the title of the axis, with half of their size.
    for (const { y } of one?.markPoint?.data ?? []) expect(y - 4).toBeGreaterThan(marked.grid.top - marked.yAxis.nameGap);
    expect([one, limit].map((series) => series?.lineStyle.type)).toEqual(['solid', 'dashed']);
    expect(one?.symbol).toBe('none');
    expect(one?.data.flatMap(({ symbol }, row) => (symbol === 'circle' ? [row] : []))).toEqual([3]);
  });
});
