/** The highest figure behind a picture, and where it stands. */
import type { ChartData } from './chart-data.ts';

export interface ChartPeak {
  /** The name of its row. */
  row: string;
  /** The name of its column. */
  name: string;
  value: number;
}

/** The first of several that are as high; null where there is no figure. */
export function peakOfData({ columns, rows }: ChartData): ChartPeak | null {
  let peak: ChartPeak | null = null;
  for (const [row, ...values] of rows)
    values.forEach((value, at) => {
      if (typeof value === 'number' && value > (peak?.value ?? Number.NEGATIVE_INFINITY))
        peak = { row: String(row ?? ''), name: columns[at + 1] ?? '', value };
    });
  return peak;
}
