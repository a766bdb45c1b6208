/** Counts over rows, as a picture is drawn of them: what stands in it, in words and figures. */
import type { ChartLook } from './chart-look.ts';

interface PictureRow {
  /** Short, for the axis. */
  label: string;
  full: string;
  /** Still filling. */
  partial: boolean;
  /** Marked above the bar; said on hover. */
  mark?: string | undefined;
  /** How the mark of a course is drawn; full where it does not say. */
  markTone?: 'full' | 'hollow';
}

interface PictureSeries {
  name: string;
  colour: (look: ChartLook) => string;
  /** One for each row; null is a gap. */
  values: readonly (number | null)[];
  /** Of a course: what another is held against, drawn dashed and without points. */
  isLimit?: boolean;
}

export interface Picture extends Courses {
  kind: 'stacked' | 'side by side';
  /** Series are named by people, at any length. */
  longNames?: boolean;
}

/** What is said in it, however it is drawn. */
export interface Courses {
  rows: readonly PictureRow[];
  series: readonly PictureSeries[];
  /** Counts are whole numbers, on the axis too. */
  unit: 'count' | 'percent';
  /** The unit in words. */
  axis: string;
  /** Names the sum on hover, where it is one. */
  total?: string;
  /** On hover also figures of 0 and below are said; what is not known is not. */
  hasZeros?: boolean;
  /** What is said of a row that is still filling. */
  partial: string;
  /** A figure on the axis, and on hover. */
  number: (value: number) => string;
  exact: (value: number) => string;
}
