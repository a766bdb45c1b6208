/** Lists on stdout: a plain table for people, JSON for programs. */

/** One line per row below a line of headings; columns as wide as their longest value. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  // A line feed or an escape sequence in a name must not break out of its cell.
  const lines = [headings, ...rows].map((row) => row.map((cell) => cell.replace(/\p{Control}+/gu, ' ')));
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

export function json(rows: readonly object[]): string {
  return JSON.stringify(rows, null, 2);
}
