/**
 * Pictures of panels that are HTML on screen, as SVG: made of plain marks when somebody asks for a file, so that no page carries
 * them. Each kind is a pure function of what it shows and of a pen, and nothing in it is cut off: what is long goes on below.
 */

import type { ChartLook } from '../chart/chart-look.ts';
import { escapedText } from '../escaped-text.ts';

export interface Drawing {
  /** Pixels. */
  width: number;
  height: number;
  /** SVG elements, from 0 0. */
  marks: string;
}

/** What a drawing is made with: colours of the page's mode, its font, and how wide a text is in it, in pixels. */
export interface Pen {
  look: ChartLook;
  font: string;
  widthOf: (text: string, size: number, weight?: number) => number;
}

interface TextMark {
  x: number;
  /** The middle of the line. */
  y: number;
  text: string;
  size: number;
  fill: string;
  anchor?: 'start' | 'middle' | 'end';
  weight?: number;
}

export function textMark({ x, y, text, size, fill, anchor = 'start', weight = 400 }: TextMark): string {
  // Not every program that opens SVG knows `dominant-baseline`.
  const baseline = px(y + 0.35 * size);
  return `<text x="${px(x)}" y="${baseline}" font-size="${px(size)}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escapedText(text)}</text>`;
}

interface RectMark {
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
  radius?: number;
}

export function rectMark({ x, y, width, height, fill, radius = 0 }: RectMark): string {
  return `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" rx="${radius}" fill="${fill}"/>`;
}

function px(value: number): number {
  return Math.round(value * 100) / 100;
}
