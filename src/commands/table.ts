/** Lists on stdout: a plain table for people, JSON for programs. */
import { onOneLine } from '../contract/text.ts';

/** Signs of a cell that others stand behind. JSON has the whole of it. */
const WIDEST = 80;

/**
 * One line per row below a line of headings; columns as wide as their longest value. Nothing in a name breaks out of its cell, steers a
 * terminal, or turns around what stands behind it.
 */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const last = headings.length - 1;
  const lines = [headings, ...rows].map((row) =>
    row.map((cell, column) => (column === last ? onOneLine(cell) : cut(onOneLine(cell)))),
  );
  const widths = headings.map((_heading, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function cut(cell: string): string {
  return cell.length <= WIDEST
    ? cell
    : `${Array.from(cell)
        .slice(0, WIDEST - 1)
        .join('')}…`;
}

export function json(answer: object): string {
  return JSON.stringify(answer, null, 2);
}
