/**
 * The picture of several courses for ECharts: a line for each series, its name at its end where there is room and in the legend
 * where there is none. A point for each row, which can be clicked; what is not over yet is hollow, what is not known a gap.
 */
import type { EChartsCoreOption } from 'echarts/core';
import type { ChartLook } from './chart-look.ts';
import { hoverText } from './hover-text.ts';
import { namesBelow, ROOM } from './names-below.ts';
import type { Courses } from './picture.ts';

/** Pixels of a name beside the picture. */
const NAME = 170;
/** Beside a picture without names: half the name of a day, which stands below a point near the end. */
const HALF_DAY_NAME = 28;
/** More points than this are drawn small. */
const MANY = 60;
/** More than this would be a band and not points: only the line is drawn. */
const TOO_MANY = 400;
const MANY_MARKS = 30;
/** An axis of rounded steps might end at 120. */
const NEAR = 80;
/** Pixels from the top, above the grid: those that are hollow have a row of their own. */
const MARKS_TOP = { full: 43, hollow: 31 } as const;
const TOP = 36;
const TOP_WITH_MARKS = 54;
/** From the grid to the title of its axis: above the marks, which begin where it stands. */
const TITLE = 15;
const TITLE_ABOVE_MARKS = 32;

export function linesOption(picture: Courses) {
  const { rows, series, unit } = picture;
  const below = namesBelow(series.length);
  const isDense = rows.length > TOO_MANY;
  const isMarked = rows.some(({ mark }) => mark !== undefined);
  return (look: ChartLook): EChartsCoreOption => ({
    // Names run along their lines while these are drawn, to no place at all where a line begins with a gap.
    animation: false,
    grid: { left: 8, top: isMarked ? TOP_WITH_MARKS : TOP, containLabel: true },
    legend: { ...below.legend, bottom: 0, data: series.map(({ name }) => name) },
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'line' },
      confine: true,
      formatter: (items: unknown) => hoverText(picture, look, items),
    },
    xAxis: {
      type: 'category',
      data: rows.map(({ label }) => label),
      boundaryGap: rows.length === 1,
      // The ends are said, whatever goes between; beside the last one a line that ends low has its name.
      axisLabel: { showMinLabel: true, showMaxLabel: true, alignMinLabel: 'left', alignMaxLabel: 'right' },
    },
    yAxis: {
      type: 'value',
      name: picture.axis,
      nameGap: isMarked ? TITLE_ABOVE_MARKS : TITLE,
      nameTextStyle: { align: 'left', padding: [0, 0, 0, -20] },
      ...(unit === 'count' && { minInterval: 1 }),
      ...(unit === 'percent' && { min: atEnd('min'), max: atEnd('max') }),
      axisLabel: { formatter: picture.number },
    },
    series: series.map(({ name, colour, values, isLimit = false }, place) => ({
      type: 'line',
      name,
      cursor: 'pointer',
      symbol: isDense ? 'none' : 'circle',
      // Every bucket can be hit; between gaps a point is all there is to see.
      symbolSize: rows.length > MANY ? 4 : 7,
      showSymbol: !isLimit,
      showAllSymbol: true,
      connectNulls: false,
      emphasis: { focus: 'series' },
      lineStyle: { width: isLimit || isDense ? 1.5 : 2, color: colour(look), type: isLimit ? 'dashed' : 'solid' },
      itemStyle: { color: colour(look) },
      endLabel: { formatter: '{a}', color: look.text, width: NAME, lineHeight: 16, overflow: 'truncate', distance: 10 },
      labelLayout: { moveOverlap: 'shiftY' },
      data: values.map((value, row) => ({
        value,
        ...(isDense && isAlone(values, row) && { symbol: 'circle' }),
        ...(rows[row]?.partial && { symbol: 'emptyCircle' }),
      })),
      ...(place === 0 && { markPoint: marks(picture, look) }),
    })),
    media: [
      // Stands where no other does: what another width has set would stay.
      { option: laidOut(series.length, { right: HALF_DAY_NAME, bottom: below.grid.bottom, beside: false }) },
      { query: { minWidth: ROOM }, option: laidOut(series.length, { right: NAME + 24, bottom: 8, beside: true }) },
    ],
  });
}

/** Shares and scores end at 100: an axis that comes near does so too, and is else as long as is drawn. */
function atEnd(side: 'min' | 'max') {
  return (drawn: Record<'min' | 'max', number>) => {
    const sign = side === 'max' ? 1 : -1;
    const value = sign * drawn[side];
    return value > NEAR && value <= 100 ? sign * 100 : null;
  };
}

/** Rows of marks above the picture, where they hide nothing of it. */
function marks({ rows, series: [first] }: Courses, look: ChartLook) {
  const marked = rows.flatMap(({ mark, markTone = 'full' }, row) => (mark === undefined ? [] : [{ markTone, row }]));
  return {
    symbol: 'triangle',
    symbolRotate: 180,
    symbolSize: marked.length > MANY_MARKS ? 7 : 10,
    silent: true,
    label: { show: false },
    data: marked.map(({ markTone, row }) => ({
      coord: [row, first?.values[row] ?? 0],
      y: MARKS_TOP[markTone],
      itemStyle: { color: markTone === 'full' ? look.negative : look.surface, borderColor: look.negative, borderWidth: 1.5 },
    })),
  };
}

/** Nothing beside it is known: without a point of its own it would not be seen. */
function isAlone(values: readonly (number | null)[], row: number): boolean {
  return values[row] != null && values[row - 1] == null && values[row + 1] == null;
}

/** `beside`: names stand at the ends of the lines, not in the legend. */
function laidOut(count: number, { right, bottom, beside }: { right: number; bottom: number; beside: boolean }) {
  return {
    grid: { right, bottom },
    legend: { show: !beside },
    series: Array.from({ length: count }, () => ({ endLabel: { show: beside } })),
  };
}
