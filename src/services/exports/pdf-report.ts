/** A report as PDF: pages of A4, charts as vectors, text that can be searched. Draws what report-sections.ts has found. */
import type { FileLanguage } from '../../contract/exports.ts';
import type { Described } from './describe-view.ts';
import { COLOURS, drawBar, drawGrid, drawScores, drawSeries } from './pdf-charts.ts';
import { BOTTOM, GAP, MARGIN, MUTED, need, openPage, type Page, WIDTH, write } from './pdf-page.ts';
import { type ReportBlock, type ReportFigure, type ReportSection, type ReportText, SENTIMENTS } from './report-blocks.ts';
import { REPORT_WORDS } from './report-words.ts';

export interface Report {
  language: FileLanguage;
  title: string;
  about: Described;
  figures: ReportFigure[];
  sections: ReportSection[];
}

export async function* pdfReport(report: Report): AsyncGenerator<Buffer> {
  const page = await openPage(report.title, report.language);
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
  need(page, block.kind === 'bars' || block.kind === 'texts' ? 70 : 170);
  write(page, block.title, { size: 11, bold: true });
  if (hasTones(block)) legend(page, language);
  page.y += 4;
  if (block.kind === 'series') drawSeries(page, block.rows);
  else if (block.kind === 'scores') drawScores(page, block.rows);
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
