/** Rows of a spreadsheet as its XML (ECMA-376, part 1, 18.3). */

/** A time is in seconds since 1970 that a clock shows: cells have no zones. */
export type Cell = string | number | null | { time: number };

const LONGEST_CELL = 32_767;
/** Days from 30 December 1899 to 1970. */
const EPOCH = 25_569;
/** Of the styles in xlsx-file.ts. */
const STYLES = { time: 1, head: 2 };
/** What XML cannot hold: control characters, halves of pairs, and two that are no characters. */
const UNWRITABLE = /[^\t\n\r\P{Cc}]|[\uFFFE\uFFFF]|\p{Cs}/gu;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/** `number`: from 1. */
export function rowXml(number: number, cells: readonly Cell[], style?: 'head'): string {
  const xml = cells.map((cell, at) => cellXml(`${letters(at)}${number}`, cell, style));
  return `<row r="${number}">${xml.join('')}</row>`;
}

/** `frozen`: the first row stays in sight. */
export function sheetHead(widths: readonly number[], { frozen }: { frozen: boolean }): string {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const views = `<sheetViews><sheetView workbookViewId="0"${frozen ? ` tabSelected="1">${pane}</sheetView>` : '/>'}</sheetViews>`;
  const cols = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
  return `${XML_HEAD}<worksheet xmlns="${MAIN}">${views}<cols>${cols.join('')}</cols><sheetData>`;
}

export const SHEET_FOOT = '</sheetData></worksheet>';
export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

function cellXml(place: string, cell: Cell, style: 'head' | undefined): string {
  if (cell === null || cell === '') return '';
  const styled = style ? ` s="${STYLES[style]}"` : '';
  if (typeof cell === 'number') return `<c r="${place}"${styled}><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c r="${place}" s="${STYLES.time}"><v>${cell.time / 86_400 + EPOCH}</v></c>`;
  return `<c r="${place}"${styled} t="inlineStr"><is><t xml:space="preserve">${textXml(cell)}</t></is></c>`;
}

export function textXml(text: string): string {
  const cut = text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL - 1)}…` : text;
  // What looks like an escape of the format is none.
  return cut
    .replaceAll(UNWRITABLE, '')
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[&<>\r]/g, (sign) => ESCAPES[sign] ?? '');
}

/** 0 → A, 25 → Z, 26 → AA. */
function letters(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : letters(Math.floor(at / 26) - 1) + last;
}
