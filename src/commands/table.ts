/** Lists on stdout: a plain table for people, JSON for programs. */

/** One line per row below a line of headings; columns as wide as their longest value. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows].map((row) => row.map(withoutControls));
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

/** A line feed or an escape sequence in a name must not break out of its cell, nor steer a terminal. */
export function withoutControls(text: string): string {
  return text.replace(/\p{Control}+/gu, ' ');
}

export function json(answer: object): string {
  return JSON.stringify(answer, null, 2);
}
