/**
 * Where somebody is in a chart who goes through it by keys: at a row, in all of its series or one, and from where a stretch was begun.
 * Pure.
 */
export interface ChartPlace {
  row: number;
  /** Which of the series; null: all. */
  series: number | null;
  /** The row where a stretch began; null: there is none. */
  from: number | null;
}

export interface ChartSize {
  rows: number;
  series: number;
  /** Series count different things: there is no "all". */
  apart: boolean;
}

/** Where a key leads; null where it leads nowhere. */
export function placeAfter(key: string, { row, series, from }: ChartPlace, size: ChartSize): ChartPlace | null {
  const last = size.rows - 1;
  switch (key) {
    case 'ArrowLeft':
      return { row: Math.max(0, row - 1), series, from: null };
    case 'ArrowRight':
      return { row: Math.min(last, row + 1), series, from: null };
    case 'Shift+ArrowLeft':
      return { row: Math.max(0, row - 1), series, from: from ?? row };
    case 'Shift+ArrowRight':
      return { row: Math.min(last, row + 1), series, from: from ?? row };
    case 'Home':
      return { row: 0, series, from: null };
    case 'End':
      return { row: last, series, from: null };
    case 'ArrowDown':
      return { row, series: seriesAfter(series, 1, size), from };
    case 'ArrowUp':
      return { row, series: seriesAfter(series, -1, size), from };
    case 'Escape':
      return from === null ? null : { row, series, from: null };
    default:
      return null;
  }
}

/** Where one begins: at the newest. */
export function firstPlace({ rows, apart }: ChartSize): ChartPlace {
  return { row: Math.max(0, rows - 1), series: apart ? 0 : null, from: null };
}

/** First and last row of a stretch. */
export function stretchOf({ row, from }: ChartPlace): [number, number] | null {
  return from === null || from === row ? null : [Math.min(row, from), Math.max(row, from)];
}

/** Round and round; "all" stands before the first. One series is all of them. */
function seriesAfter(series: number | null, step: 1 | -1, { series: count, apart }: ChartSize): number | null {
  if (count < 2) return series;
  if (apart) return ((series ?? 0) + step + count) % count;
  const at = ((series ?? -1) + 1 + step + count + 1) % (count + 1);
  return at === 0 ? null : at - 1;
}
