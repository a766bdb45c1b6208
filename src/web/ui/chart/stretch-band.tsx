/** A stretch of a chart that is being chosen, as a band across the plot. */
import type { ECharts } from 'echarts/core';
import styles from './chart.module.css';

/** Pixels of the picture. */
export interface Band {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function StretchBand({ band }: { band: Band }) {
  return <div className={styles['band']} style={band} />;
}

/** Between two places that somebody drew across, of which either may come first. `plot`: told by whoever asks again and again. */
export function bandAcross(chart: ECharts, from: number, to: number, plot = heightOfPlot(chart)): Band {
  const within = (x: number) => Math.min(Math.max(0, x), chart.getWidth());
  const left = within(Math.min(from, to));
  return { left, width: within(Math.max(from, to)) - left, ...plot };
}

/** From the first row to the last, both whole. */
export function bandOfRows(chart: ECharts, first: number, last: number): Band {
  const half = (middleOf(chart, 1) - middleOf(chart, 0)) / 2;
  return bandAcross(chart, middleOf(chart, first) - half, middleOf(chart, last) + half);
}

/** Where the middle of a row is. */
export function middleOf(chart: ECharts, row: number): number {
  return chart.convertToPixel({ xAxisIndex: 0 }, row);
}

/** A chart tells of a place whether it is within the plot, and no more. */
export function heightOfPlot(chart: ECharts): Pick<Band, 'top' | 'height'> {
  const x = middleOf(chart, 0);
  const within = Array.from({ length: chart.getHeight() }, (_, y) => y).filter((y) => chart.containPixel('grid', [x, y]));
  const top = within.at(0) ?? 0;
  return { top, height: (within.at(-1) ?? chart.getHeight()) - top };
}
