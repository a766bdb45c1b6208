/** A drawing as a file that stands alone: under its title and total, over its small print, on the surface of the panel. */
import { type Drawing, type Pen, rectMark, textMark } from './drawing.ts';
import { wrapped } from './wrapped.ts';

export interface Frame {
  title: string;
  /** What is counted in all, under the title. */
  total?: string | undefined;
  /** Small print: timezone, source, completeness. */
  foot?: string | undefined;
}

const PAD = 20;
const GAP = 12;
const TITLE = { size: 16, weight: 650, line: 24 };
const TOTAL = { size: 13, weight: 400, line: 20 };
const FOOT = { size: 12, weight: 400, line: 18 };
/** Of the narrowest file: a title has room in it. */
const NARROWEST = 320;

/** What XML cannot hold, not even escaped: control characters, halves of pairs, and two that are no characters. */
const NOT_XML = /[^\t\n\r\P{Cc}]|[\uFFFE\uFFFF]|\p{Cs}/gu;

/** A whole file. */
export interface Framed {
  width: number;
  height: number;
  svg: string;
}

export function framed(drawing: Drawing, { title, total, foot }: Frame, pen: Pen): Framed {
  const { look, font } = pen;
  // Whole pixels: a PNG has no others.
  const inner = Math.ceil(Math.max(NARROWEST, drawing.width));
  let y = PAD;
  const lines = (text: string | undefined, { size, weight, line }: typeof TITLE, fill: string): string[] =>
    wrapped(text ?? '', inner, (part) => pen.widthOf(part, size, weight))
      .filter((part) => part !== '')
      .map((part) => {
        y += line;
        return textMark({ x: PAD, y: y - line / 2, text: part, size, weight, fill });
      });
  const head = [...lines(title, TITLE, look.text), ...lines(total, TOTAL, look.muted)];
  y += GAP;
  const body = `<g transform="translate(${PAD} ${y})">${drawing.marks}</g>`;
  y += drawing.height + GAP;
  const below = lines(foot, FOOT, look.muted);
  const width = inner + 2 * PAD;
  const height = Math.ceil(y + (below.length > 0 ? PAD : PAD - GAP));
  const ground = rectMark({ x: 0, y: 0, width, height, fill: look.surface });
  const marks = [ground, ...head, body, ...below].join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${font}">${marks}</svg>`;
  // Of all of it: what a library drew has names of posts as they are.
  return { width, height, svg: svg.replace(/[\t\n\r]/g, ' ').replace(NOT_XML, '\uFFFD') };
}
