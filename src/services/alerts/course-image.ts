/**
 * The last windows of an alert as bars, with the level from which on it tells as a line: a picture without words, since no font is sure to
 * be there; the numbers stand in the table beside it. It has a ground of its own, so that it can be seen in the dark too.
 */
import { pngFile } from './png-file.ts';

export interface DrawnCourse {
  /** Oldest first; null: not known. */
  values: readonly (number | null)[];
  level: number | null;
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
const PALETTE = [
  [255, 255, 255],
  [155, 176, 204],
  [28, 101, 193],
  [208, 66, 44],
  [206, 212, 218],
] as const;

export function courseImage({ values, level }: DrawnCourse): Buffer {
  const { width, height } = IMAGE_SIZE;
  const pixels = new Uint8Array(width * height);
  const known = values.filter((value) => value !== null);
  const bottom = Math.min(0, level ?? 0, ...known);
  // Windows of nothing alone still leave room above: the zero line lies at the bottom.
  const top = Math.max(0, level ?? 0, ...known) || (bottom === 0 ? 1 : 0);
  const span = top - bottom;
  const yOf = (value: number) => Math.round(MARGIN + ((top - value) / span) * (height - 2 * MARGIN));

  function fill(colour: number, [left, right]: [number, number], [upper, lower]: [number, number]): void {
    for (let y = Math.max(0, upper); y < Math.min(height, lower); y++)
      pixels.fill(colour, y * width + Math.max(0, left), y * width + Math.min(width, right));
  }

  const place = (width - 2 * MARGIN) / Math.max(1, values.length);
  fill(AXIS, [MARGIN, width - MARGIN], [yOf(0) - 1, yOf(0) + 1]);
  values.forEach((value, index) => {
    if (value === null) return;
    const left = Math.round(MARGIN + (index + GAP / 2) * place);
    const right = Math.round(MARGIN + (index + 1 - GAP / 2) * place);
    // Of nothing a line is left, so that it is seen to be known.
    const edges: [number, number] = [Math.min(yOf(value), yOf(0) - 2), Math.max(yOf(value), yOf(0))];
    fill(index === values.length - 1 ? LAST : BAR, [left, right], edges);
  });
  if (level !== null) {
    const dash = 16;
    for (let x = MARGIN; x < width - MARGIN; x += 2 * dash)
      fill(LEVEL, [x, Math.min(x + dash, width - MARGIN)], [yOf(level) - 2, yOf(level) + 2]);
  }
  return pngFile({ ...IMAGE_SIZE, pixels, palette: PALETTE });
}
