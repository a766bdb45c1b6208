/** The charts of a report, drawn as vectors where the page has come to, which goes on below them. */
import { INK, MARGIN, MUTED, need, type Page, RULE, WIDTH, write } from './pdf-page.ts';
import { number, type ReportBlock, type ReportRow, SENTIMENTS } from './report-blocks.ts';

/** The colours of the screen in its light mode. */
export const COLOURS = { positive: '#0f8a6d', neutral: '#8a94a3', mixed: '#7a4fb5', negative: '#c9342b', unscored: '#4b5462' };
const PLAIN = '#1d4ed8';

const LABELS = 150;
const TEXTS = 130;

export function drawBar(page: Page, row: ReportRow, most: number): void {
  need(page, 15);
  const { y } = page;
  write(page, row.label, { y, width: LABELS - 8, line: true });
  const room = WIDTH - LABELS - TEXTS;
  let x = MARGIN + LABELS;
  for (const { colour, count } of partsOf(row)) {
    const width = (room * count) / most;
    page.rect(x, y + 2, width, 9).fill(colour);
    x += width;
  }
  write(page, row.text, { x: MARGIN + WIDTH - TEXTS + 8, y, width: TEXTS - 8, line: true });
  page.y = y + 15;
}

const HEIGHT = 110;
const AXIS = 34;

export function drawSeries(page: Page, rows: readonly ReportRow[]): void {
  const { y } = page;
  // Parts of a hundred percent need not sum up to exactly that.
  const most = Math.max(1, Math.round(Math.max(...rows.map(({ count }) => count))));
  // Half of one mention is none.
  drawAxis(
    page,
    [0, most / 2, most].map((value) => (Number.isInteger(value) ? number(value) : '')),
  );
  const step = (WIDTH - AXIS) / rows.length;
  rows.forEach((row, at) => {
    let top = y + HEIGHT;
    for (const { colour, count } of partsOf(row)) {
      const height = (HEIGHT * count) / most;
      top -= height;
      page.rect(MARGIN + AXIS + at * step, top, Math.max(0.3, step * 0.8), height).fill(colour);
    }
  });
  drawTimes(page, rows);
}

export function drawScores(page: Page, rows: Extract<ReportBlock, { kind: 'scores' }>['rows']): void {
  const { y } = page;
  drawAxis(page, [-100, 0, 100].map(number));
  const step = (WIDTH - AXIS) / rows.length;
  const zero = y + HEIGHT / 2;
  rows.forEach(({ score }, at) => {
    if (score === null) return;
    // Also a score of 0 is one: it has a line of its own.
    const height = Math.max(0.8, (HEIGHT / 2) * (Math.abs(score) / 100));
    page
      .rect(MARGIN + AXIS + at * step, score > 0 ? zero - height : zero, Math.max(0.3, step * 0.8), height)
      .fill(score > 0 ? COLOURS.positive : score < 0 ? COLOURS.negative : COLOURS.neutral);
  });
  drawTimes(page, rows);
}

/** Lines at equal distances, from the lowest up. */
function drawAxis(page: Page, labels: readonly string[]): void {
  const { y } = page;
  labels.forEach((label, at) => {
    const line = y + HEIGHT * (1 - at / (labels.length - 1));
    page
      .moveTo(MARGIN + AXIS, line)
      .lineTo(MARGIN + WIDTH, line)
      .lineWidth(0.5)
      .stroke(RULE);
    write(page, label, { y: line - 6, width: AXIS - 6, size: 7, colour: MUTED, align: 'right' });
  });
  page.y = y;
}

/** Under a chart, which ends with them. */
function drawTimes(page: Page, rows: readonly { label: string }[]): void {
  const y = page.y + HEIGHT + 3;
  const step = (WIDTH - AXIS) / rows.length;
  const every = Math.max(1, Math.ceil(rows.length / 6));
  rows.forEach(({ label }, at) => {
    const x = MARGIN + AXIS + at * step;
    if (at % every === 0 && x + 60 <= MARGIN + WIDTH + 1)
      write(page, label, { x, y, width: 70, size: 7, colour: MUTED, line: true });
  });
  page.y = y + 13;
}

const CELL = 13;
const NAMES = 60;
const FIGURE = 6;

export function drawGrid(page: Page, { unit, columns, rows }: Extract<ReportBlock, { kind: 'grid' }>): void {
  const { y } = page;
  const width = (WIDTH - NAMES) / columns.length;
  const most = Math.max(1, ...rows.flatMap(({ figures }) => figures.map((figure) => figure ?? 0)));
  columns.forEach((label, at) => {
    write(page, label, { x: MARGIN + NAMES + at * width, y, width, size: FIGURE, colour: MUTED, line: true });
  });
  rows.forEach(({ label, figures }, row) => {
    const top = y + 10 + row * CELL;
    write(page, label, { y: top + 2, width: NAMES - 4, size: 7, line: true });
    figures.forEach((figure, at) => {
      const x = MARGIN + NAMES + at * width;
      const heat = (figure ?? 0) / most;
      page
        .rect(x, top, width - 1, CELL - 1)
        .fillOpacity(heat === 0 ? 0.04 : 0.12 + 0.88 * heat)
        .fill(PLAIN)
        .fillOpacity(1);
      if (!figure) return;
      const text = `${number(figure)}${unit}`;
      // As on screen: a figure stands in its cell whole, or not at all.
      if (page.font('regular').fontSize(FIGURE).widthOfString(text) > width - 2) return;
      write(page, text, {
        x: x + 1,
        y: top + 2.5,
        width: width - 2,
        size: FIGURE,
        colour: heat > 0.4 ? '#ffffff' : INK,
        line: true,
      });
    });
  });
  page.y = y + 14 + rows.length * CELL;
}

function partsOf({ count, sentiment }: ReportRow): { colour: string; count: number }[] {
  if (!sentiment) return [{ colour: PLAIN, count }];
  return SENTIMENTS.map((key) => ({ colour: COLOURS[key], count: sentiment[key] }));
}
