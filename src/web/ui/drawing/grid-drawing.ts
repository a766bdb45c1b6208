/** Counts in a grid: the more, the stronger the colour, with the figure in each cell. */
import { heatOf } from '../heat.ts';
import { blended } from './blended.ts';
import { type Drawing, type Pen, rectMark, textMark } from './drawing.ts';

export interface Grid {
  columns: readonly string[];
  rows: readonly { name: string; counts: readonly number[] }[];
  /** A count as it stands in its cell. */
  number: (count: number) => string;
}

const NAME = 12;
const FIGURE = 11;
const NARROWEST = 34;
const HEIGHT = 30;
const GAP = 2;
const HEAD = 22;

export function gridDrawing({ columns, rows, number }: Grid, { look, widthOf }: Pen): Drawing {
  const counts = rows.flatMap((row) => row.counts);
  const most = Math.max(1, ...counts);
  const left = Math.max(0, ...rows.map(({ name }) => widthOf(name, NAME))) + 8;
  const figures = counts.map((count) => widthOf(number(count), FIGURE));
  const cell = Math.max(NARROWEST, ...[...figures, ...columns.map((name) => widthOf(name, NAME))].map((width) => width + 6));
  const xOf = (column: number) => left + column * (cell + GAP);
  const heads = columns.map((text, column) =>
    textMark({ x: xOf(column) + cell / 2, y: HEAD / 2, text, size: NAME, fill: look.muted, anchor: 'middle' }),
  );
  const marks = rows.flatMap((row, at) => {
    const y = HEAD + at * (HEIGHT + GAP);
    const middle = y + HEIGHT / 2;
    return [
      textMark({ x: left - 8, y: middle, text: row.name, size: NAME, fill: look.muted, anchor: 'end' }),
      ...row.counts.flatMap((count, column) => {
        const x = xOf(column);
        const fill = blended(look.secondary, look.sunken, heatOf(count / most));
        const ground = rectMark({ x, y, width: cell, height: HEIGHT, fill, radius: 4 });
        if (count === 0) return [ground];
        const figure = { x: x + cell / 2, y: middle, text: number(count), size: FIGURE, fill: look.text };
        return [ground, textMark({ ...figure, anchor: 'middle' })];
      }),
    ];
  });
  return {
    width: left + columns.length * (cell + GAP) - GAP,
    height: HEAD + rows.length * (HEIGHT + GAP) - GAP,
    marks: [...heads, ...marks].join(''),
  };
}
