/**
 * The picture of counts over rows (buckets of time, mostly) for ECharts: series stacked, or side by side. What is not over yet is
 * hatched, a row may be marked, and hover lists all series of a row, most first.
 */
import type { EChartsCoreOption } from 'echarts/core';
import type { ChartLook } from './chart-look.ts';
import { hoverText } from './hover-text.ts';
import { fitInLine, NAMES_IN_LINE, namesBelow, ROOM, roomBelow } from './names-below.ts';
import type { Picture } from './picture.ts';
import { BESIDE, rowAxis } from './row-axis.ts';

/** Hatching for the bucket that is still filling. */
const HATCH = { symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [2, 3], rotation: -Math.PI / 4 } as const;
/** A picture of at most this height has room for few figures on its axis, in pixels. */
const LOW = 160;
/** From the grid to the top of the picture, and to the title of its axis: above a mark, which the highest bar may carry. */
const TOP = { top: 36, title: 15 };
const TOP_WITH_MARKS = { top: 44, title: 24 };

export function seriesOption(picture: Picture) {
  const { rows, series, kind } = picture;
  const isSingle = series.length === 1;
  const names = series.map(({ name }) => name);
  const inLine = fitInLine(names);
  const { top, title } = rows.some(({ mark }) => mark !== undefined) ? TOP_WITH_MARKS : TOP;
  return (look: ChartLook): EChartsCoreOption => ({
    grid: { left: 8, right: BESIDE, top, bottom: isSingle ? 8 : 32, containLabel: true },
    legend: { show: !isSingle, bottom: 0, data: names },
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      confine: true,
      formatter: (items: unknown) => hoverText(picture, look, items),
    },
    xAxis: rowAxis(rows.map(({ label }) => label)),
    yAxis: {
      type: 'value',
      name: picture.axis,
      nameGap: title,
      nameTextStyle: { align: 'left', padding: [0, 0, 0, -20] },
      ...(picture.unit === 'count' && { minInterval: 1 }),
      axisLabel: { formatter: picture.number },
    },
    series: series.map(({ name, colour, values }, place) => ({
      type: 'bar',
      name,
      ...(kind === 'stacked' && { stack: 'all' }),
      barCategoryGap: '20%',
      barMaxWidth: 48,
      cursor: 'pointer',
      emphasis: { focus: 'none' },
      itemStyle: { color: colour(look) },
      data: values.map((value, row) => ({
        value,
        ...(rows[row]?.partial && { itemStyle: { decal: { ...HATCH, color: look.surface } } }),
      })),
      ...(place === series.length - 1 && { markPoint: marks(picture, look) }),
    })),
    media: [
      { query: { maxHeight: LOW }, option: { yAxis: { splitNumber: 2 } } },
      ...(picture.longNames
        ? [
            // Every group of bars has its name there too.
            { option: { ...namesBelow(series.length), xAxis: { axisLabel: { rotate: 40, interval: 0 } } } },
            {
              query: { minWidth: ROOM },
              option: { ...(inLine ? NAMES_IN_LINE : {}), xAxis: { axisLabel: { rotate: 0, interval: 'auto' } } },
            },
          ]
        : isSingle
          ? []
          : roomBelow(names)),
    ],
  });
}

function marks({ rows, series }: Picture, look: ChartLook) {
  return {
    symbol: 'triangle',
    symbolRotate: 180,
    symbolSize: 10,
    symbolOffset: [0, -10],
    silent: true,
    itemStyle: { color: look.text },
    data: rows.flatMap(({ mark }, row) =>
      mark === undefined ? [] : [{ coord: [row, series.reduce((sum, { values }) => sum + (values[row] ?? 0), 0)] }],
    ),
  };
}
