/** Rows, each with a name, a bar in one or more parts, and figures at its end; under a legend where the parts need one. */
import type { ChartLook } from '../chart/chart-look.ts';
import { type Drawing, type Pen, rectMark, textMark } from './drawing.ts';
import { wrapped } from './wrapped.ts';

type Colour = (look: ChartLook) => string;

export interface BarRow {
  name: string;
  parts: readonly { value: number; colour: Colour }[];
  /** One for each column. */
  figures: readonly string[];
}

export interface Bars {
  /** What the figures are. */
  columns: readonly string[];
  rows: readonly BarRow[];
  /** A bar of this value takes all the room. */
  full: number;
  legend?: readonly { name: string; colour: Colour }[];
}

const WIDTH = 720;
const NAMES = 300;
const SIZE = 13;
const LINE = 18;
const SPACE = 10;
const GAP = 16;
const BAR = 12;
const SIGN = 12;

export function barsDrawing({ columns, rows, full, legend = [] }: Bars, pen: Pen): Drawing {
  const { look } = pen;
  const widthOf = (text: string) => pen.widthOf(text, SIZE);
  const names = rows.map(({ name }) => wrapped(name, NAMES, widthOf));
  const left = widest(names.flat(), widthOf) + GAP;
  const ends = columns.map((column, at) => GAP + widest([column, ...rows.map(({ figures }) => figures[at] ?? '')], widthOf));
  const room = WIDTH - left - ends.reduce((sum, end) => sum + end, 0);
  const rights = ends.map((_, at) => left + room + ends.slice(0, at + 1).reduce((sum, end) => sum + end, 0));
  const figuresAt = (y: number, figures: readonly string[], fill: string) =>
    figures.map((text, at) => textMark({ x: rights[at] ?? WIDTH, y, text, size: SIZE, fill, anchor: 'end' }));

  const marks = legendMarks(legend, pen);
  let y = marks.height;
  const drawn = [...marks.marks, ...figuresAt(y + LINE / 2, columns, look.muted)];
  y += LINE;
  for (const [at, { parts, figures }] of rows.entries()) {
    const lines = names[at] ?? [];
    const height = lines.length * LINE + SPACE;
    const middle = y + height / 2;
    drawn.push(
      ...lines.map((text, line) => textMark({ x: 0, y: y + SPACE / 2 + (line + 0.5) * LINE, text, size: SIZE, fill: look.text })),
      ...figuresAt(middle, figures, look.text),
    );
    let x = left;
    for (const { value, colour } of parts) {
      const width = full === 0 ? 0 : (room * value) / full;
      if (width > 0) drawn.push(rectMark({ x, y: middle - BAR / 2, width, height: BAR, fill: colour(look) }));
      x += width;
    }
    y += height;
  }
  return { width: WIDTH, height: y, marks: drawn.join('') };
}

function legendMarks(legend: NonNullable<Bars['legend']>, pen: Pen): { marks: string[]; height: number } {
  let [x, y] = [0, 0];
  const marks = legend.flatMap(({ name, colour }) => {
    const width = SIGN + 6 + pen.widthOf(name, SIZE);
    if (x > 0 && x + width > WIDTH) [x, y] = [0, y + LINE + 4];
    const middle = y + LINE / 2;
    const item = [
      rectMark({ x, y: middle - SIGN / 2, width: SIGN, height: SIGN, fill: colour(pen.look), radius: 3 }),
      textMark({ x: x + SIGN + 6, y: middle, text: name, size: SIZE, fill: pen.look.text }),
    ];
    x += width + GAP;
    return item;
  });
  return { marks, height: legend.length > 0 ? y + LINE + SPACE : 0 };
}

function widest(texts: readonly string[], widthOf: (text: string) => number): number {
  return Math.max(0, ...texts.map(widthOf));
}
