/** The figures behind a picture: what the table shows and the CSV holds. */

export interface ChartData {
  /** The first column names the row; names that posts give may be alike. */
  columns: readonly string[];
  /** null is a gap. */
  rows: readonly (readonly (string | number | null)[])[];
  /** How the table writes the figures of columns, by name, that are no counts. The CSV holds all figures raw, to calculate with. */
  texts?: Readonly<Record<string, (value: number | null) => string>>;
}

/** A spreadsheet would run text that begins like this, also behind blanks and marks without width. */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u;

/** Sets a name off in a heading that is a sentence; a program that looks for the column does not look for them. */
const ISOLATES = /[\u2068\u2069]/g;

/** RFC 4180 with a byte order mark, which spreadsheets need to read Chinese. */
export function toCsv({ columns, rows }: ChartData): string {
  const headings = columns.map((column) => column.replace(ISOLATES, ''));
  return `\uFEFF${[headings, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
