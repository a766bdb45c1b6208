/**
 * The last windows of an alert as bars, with the level from which on it tells as a line, in each window its own: a picture without words, as
 * no font is sure to be there; all numbers stand in the table beside it. It has a ground of its own, so that it can be seen in the dark too.
 */
import { DIGITS_HIGH, digitDots, digitsWidth } from './pixel-digits.ts';
import { pngFile } from './png-file.ts';

export interface DrawnCourse {
  /** Oldest first; null: not known. */
  points: readonly { value: number | null; level: number | null }[];
  /** A number as it stands on the axis. */
  text: (value: number) => string;
}

/** Twice as many pixels as it takes on screen. */
export const IMAGE_SIZE = { width: 1120, height: 280 } as const;
const MARGIN = 24;
/** Of the place of a bar, what is left free. */
const GAP = 0.25;

/** Places in the palette; what is not drawn on is the first, the ground. */
const BAR = 1;
const LAST = 2;
const LEVEL = 3;
const AXIS = 4;
const INK = 5;
/** Pixels of a dot of a number, and between the numbers and the bars. */
const DOT = 3;
const BESIDE = 14;
/** Of a level, and as much between two of them. */
const DASH = 16;
const PALETTE = [
  [255, 255, 255],
  [155, 176, 204],
  [28, 101, 193],
  [208, 66, 44],
  [206, 212, 218],
  [92, 99, 106],
] as const;

export function courseImage({ points, text }: DrawnCourse): Buffer {
  const { width, height } = IMAGE_SIZE;
  const pixels = new Uint8Array(width * height);
  const known = points.flatMap(({ value, level }) => [value, level]).filter((value) => value !== null);
  const bottom = Math.min(0, ...known);
  // Windows of nothing alone still leave room above: the zero line lies at the bottom.
  const top = Math.max(0, ...known) || (bottom === 0 ? 1 : 0);
  const span = top - bottom;
  const yOf = (value: number) => Math.round(MARGIN + ((top - value) / span) * (height - 2 * MARGIN));

  function fill(colour: number, [left, right]: [number, number], [upper, lower]: [number, number]): void {
    for (let y = Math.max(0, upper); y < Math.min(height, lower); y++)
      pixels.fill(colour, y * width + Math.max(0, left), y * width + Math.min(width, right));
  }

  const numbers = axisNumbers([Math.min(0, ...known), Math.max(0, ...known)], yOf).map((value) => ({
    value,
    label: text(value),
  }));
  const start = MARGIN + DOT * Math.max(...numbers.map(({ label }) => digitsWidth(label))) + BESIDE;
  for (const { value, label } of numbers) {
    const left = start - BESIDE - DOT * digitsWidth(label);
    const upper = yOf(value) - Math.round((DOT * DIGITS_HIGH) / 2);
    for (const [x, y] of digitDots(label))
      fill(INK, [left + DOT * x, left + DOT * (x + 1)], [upper + DOT * y, upper + DOT * (y + 1)]);
  }

  const place = (width - MARGIN - start) / Math.max(1, points.length);
  fill(AXIS, [start, width - MARGIN], [yOf(0) - 1, yOf(0) + 1]);
  points.forEach(({ value }, index) => {
    if (value === null) return;
    const left = Math.round(start + (index + GAP / 2) * place);
    const right = Math.round(start + (index + 1 - GAP / 2) * place);
    // Of nothing a line is left, so that it is seen to be known.
    const edges: [number, number] = [Math.min(yOf(value), yOf(0) - 2), Math.max(yOf(value), yOf(0))];
    fill(index === points.length - 1 ? LAST : BAR, [left, right], edges);
  });
  points.forEach(({ level }, index) => {
    if (level === null) return;
    const end = Math.round(start + (index + 1) * place);
    for (let x = Math.round(start + index * place); x < end; x += 2 * DASH)
      fill(LEVEL, [x, Math.min(x + DASH, end)], [yOf(level) - 2, yOf(level) + 2]);
  });
  return pngFile({ ...IMAGE_SIZE, pixels, palette: PALETTE });
}

/** Nothing, and what is lowest and highest where it does not stand upon that. */
function axisNumbers(ends: readonly number[], yOf: (value: number) => number): number[] {
  return [0, ...ends.filter((value) => Math.abs(yOf(value) - yOf(0)) > DOT * (DIGITS_HIGH + 1))];
}
