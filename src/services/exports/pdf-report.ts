/** A report as PDF: pages of A4, charts as vectors, text that can be searched. Draws what report-sections.ts has found. */
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { FileLanguage } from '../../contract/exports.ts';
import type { Described } from './describe-view.ts';
import {
  type ReportBlock,
  type ReportFigure,
  type ReportRow,
  type ReportSection,
  type ReportText,
  SENTIMENTS,
} from './report-blocks.ts';
import { REPORT_WORDS } from './report-words.ts';

export interface Report {
  language: FileLanguage;
  title: string;
  about: Described;
  figures: ReportFigure[];
  sections: ReportSection[];
}

type Page = InstanceType<typeof PDFDocument>;

const resolve = createRequire(import.meta.url).resolve;
/** Noto Sans HK (SIL Open Font License): the characters of Hong Kong. Only those that occur go into a file. */
const FONT = '@expo-google-fonts/noto-sans-hk';
const FONTS = {
  regular: `${FONT}/400Regular/NotoSansHK_400Regular.ttf`,
  bold: `${FONT}/700Bold/NotoSansHK_700Bold.ttf`,
};

const MARGIN = 44;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - MARGIN - 16;
const GAP = 14;
const INK = '#1f2430';
const MUTED = '#5b6472';
const RULE = '#dfe3e8';
/** The colours of the screen in its light mode. */
const COLOURS = { positive: '#0f8a6d', neutral: '#8a94a3', mixed: '#7a4fb5', negative: '#c9342b', unscored: '#c3c9d2' };
const PLAIN = '#1d4ed8';

export async function* pdfReport(report: Report): AsyncGenerator<Buffer> {
  const page = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: report.language,
    info: { Title: shown(report.title) },
  });
  page.registerFont('regular', resolve(FONTS.regular));
  page.registerFont('bold', resolve(FONTS.bold));
  head(page, report);
  for (const section of report.sections) {
    need(page, 90);
    write(page, section.title, { size: 15, bold: true });
    page.y += 4;
    if (section.blocks.length === 0) write(page, REPORT_WORDS[report.language].nothing, { colour: MUTED });
    for (const block of section.blocks) draw(page, block, report.language);
    page.y += GAP;
  }
  foot(page, report);
  page.end();
  for await (const bytes of page) yield bytes as Buffer;
}

function head(page: Page, { language, title, about, figures }: Report): void {
  write(page, REPORT_WORDS[language].report, { colour: MUTED });
  write(page, title, { size: 20, bold: true });
  page.y += 4;
  for (const [label, value] of about.slice(1)) {
    const { y } = page;
    write(page, label, { colour: MUTED, width: 90 });
    const below = page.y;
    write(page, value, { x: MARGIN + 96, y, width: WIDTH - 96 });
    page.y = Math.max(below, page.y);
  }
  page.y += GAP;
  drawFigures(page, figures);
  page.y += GAP;
}

function draw(page: Page, block: ReportBlock, language: FileLanguage): void {
  if (block.kind === 'figures') {
    drawFigures(page, block.figures);
    return;
  }
  need(page, block.kind === 'series' || block.kind === 'grid' ? 170 : 70);
  write(page, block.title, { size: 11, bold: true });
  if (hasTones(block)) legend(page, language);
  page.y += 4;
  if (block.kind === 'series') drawSeries(page, block.rows);
  else if (block.kind === 'grid') drawGrid(page, block);
  else if (block.kind === 'texts') for (const row of block.rows) drawText(page, row);
  else for (const row of block.rows) drawBar(page, row, Math.max(1, ...block.rows.map(({ count }) => count)));
  page.y += GAP;
}

function hasTones(block: ReportBlock): boolean {
  return (block.kind === 'bars' || block.kind === 'series') && block.rows.some(({ sentiment }) => sentiment);
}

function drawFigures(page: Page, figures: readonly ReportFigure[]): void {
  need(page, 60);
  const { y } = page;
  const width = WIDTH / Math.max(3, figures.length);
  figures.forEach(({ label, value, note }, at) => {
    const x = MARGIN + at * width;
    write(page, label, { x, y, width: width - 6, colour: MUTED, size: 8 });
    write(page, value, { x, y: y + 12, width: width - 6, size: 14, bold: true });
    write(page, note, { x, y: y + 32, width: width - 6, colour: MUTED, size: 7 });
  });
  page.y = y + 46;
}

const LABELS = 150;
const TEXTS = 130;

function drawBar(page: Page, row: ReportRow, most: number): void {
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

function drawSeries(page: Page, rows: readonly ReportRow[]): void {
  const { y } = page;
  const most = Math.max(1, ...rows.map(({ count }) => count));
  const left = MARGIN + AXIS;
  const step = (WIDTH - AXIS) / rows.length;
  for (const part of [0, 0.5, 1]) {
    const at = y + HEIGHT * (1 - part);
    page
      .moveTo(left, at)
      .lineTo(MARGIN + WIDTH, at)
      .lineWidth(0.5)
      .stroke(RULE);
    // Half of one mention is none.
    if (Number.isInteger(most * part))
      write(page, (most * part).toLocaleString('en'), { y: at - 6, width: AXIS - 6, size: 7, colour: MUTED, align: 'right' });
  }
  rows.forEach((row, at) => {
    let top = y + HEIGHT;
    for (const { colour, count } of partsOf(row)) {
      const height = (HEIGHT * count) / most;
      top -= height;
      page.rect(left + at * step, top, Math.max(0.3, step * 0.8), height).fill(colour);
    }
  });
  const every = Math.max(1, Math.ceil(rows.length / 6));
  rows.forEach(({ label }, at) => {
    const x = left + at * step;
    if (at % every === 0 && x + 60 <= MARGIN + WIDTH + 1)
      write(page, label, { x, y: y + HEIGHT + 3, width: 70, size: 7, colour: MUTED, line: true });
  });
  page.y = y + HEIGHT + 16;
}

const CELL = 13;

function drawGrid(page: Page, { columns, rows }: Extract<ReportBlock, { kind: 'grid' }>): void {
  const { y } = page;
  const names = 60;
  const width = (WIDTH - names) / columns.length;
  const most = Math.max(1, ...rows.flatMap(({ counts }) => counts));
  columns.forEach((label, at) => {
    write(page, label, { x: MARGIN + names + at * width, y, width, size: 6, colour: MUTED, line: true });
  });
  rows.forEach(({ label, counts }, row) => {
    const top = y + 10 + row * CELL;
    write(page, label, { y: top + 2, width: names - 4, size: 7, line: true });
    counts.forEach((count, at) => {
      const x = MARGIN + names + at * width;
      page
        .rect(x, top, width - 1, CELL - 1)
        .fillOpacity(count === 0 ? 0.04 : 0.12 + (0.88 * count) / most)
        .fill(PLAIN);
    });
    page.fillOpacity(1);
  });
  page.y = y + 14 + rows.length * CELL;
}

function drawText(page: Page, { head, text }: ReportText): void {
  need(page, 48);
  write(page, head, { size: 8, colour: MUTED });
  write(page, text);
  page.y += 5;
}

function legend(page: Page, language: FileLanguage): void {
  const y = page.y + 2;
  let x = MARGIN;
  for (const key of SENTIMENTS) {
    const label = REPORT_WORDS[language].sentiments[key];
    page.rect(x, y + 2, 7, 7).fill(COLOURS[key]);
    write(page, label, { x: x + 10, y, size: 8, colour: MUTED, line: true, width: 80 });
    x += page.font('regular').fontSize(8).widthOfString(label) + 24;
  }
  page.y = y + 13;
}

function partsOf({ count, sentiment }: ReportRow): { colour: string; count: number }[] {
  if (!sentiment) return [{ colour: PLAIN, count }];
  return SENTIMENTS.map((key) => ({ colour: COLOURS[key], count: sentiment[key] }));
}

/** Numbers of pages are known only at the end. */
function foot(page: Page, { language, title }: Report): void {
  const { start, count } = page.bufferedPageRange();
  for (let at = start; at < start + count; at++) {
    page.switchToPage(at);
    // Below the margin, where the library would begin another page.
    page.page.margins.bottom = 0;
    const y = BOTTOM + 18;
    write(page, title, { y, size: 7, colour: MUTED, width: WIDTH - 100, line: true });
    write(page, REPORT_WORDS[language].page(at + 1, count), {
      x: MARGIN + WIDTH - 100,
      y,
      size: 7,
      colour: MUTED,
      width: 100,
      align: 'right',
      line: true,
    });
  }
}

interface Written {
  x?: number;
  y?: number;
  width?: number;
  size?: number;
  bold?: boolean;
  colour?: string;
  align?: 'left' | 'right';
  /** One line, cut where it is too long. */
  line?: boolean;
}

function write(
  page: Page,
  text: string,
  { x = MARGIN, y = page.y, width = WIDTH, size = 9, bold = false, colour = INK, align = 'left', line = false }: Written = {},
): void {
  page
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(colour);
  page.text(shown(text), x, y, { width, align, ...(line && { height: size * 1.2, ellipsis: '…' }) });
}

function need(page: Page, height: number): void {
  if (page.y + height > BOTTOM) page.addPage();
}

/** What the font has no signs for, and what turns the direction of writing, would stand there as boxes. */
function shown(text: string): string {
  return text.replaceAll(/\p{Extended_Pictographic}|\p{Cf}|\p{Cs}|\p{Co}|\p{Cn}|\p{Variation_Selector}|\p{Emoji_Modifier}/gu, '');
}
