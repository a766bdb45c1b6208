/**
 * The cells of CSV (RFC 4180), fed one physical line at a time, because a quoted cell may hold line ends. A quote opens
 * only at the beginning of a cell; anywhere else it is an ordinary character. Does not know of headers or limits.
 */
const QUOTE = '"';
const COMMA = ',';

export class CsvCells {
  private cells: string[] = [];
  /** What is read of a quoted cell whose closing quote has not come yet. */
  private quoted: string | null = null;

  /** Whether a quoted cell goes on in the next line. */
  get open(): boolean {
    return this.quoted !== null;
  }

  /** The cells of the record, or null while a quoted cell is open. */
  feed(line: string): string[] | null {
    let at = this.quoted === null ? 0 : this.readQuoted(`\n`, line, 0);
    while (this.quoted === null && at <= line.length) {
      at = line[at] === QUOTE ? this.readQuoted('', line, at + 1) : this.readPlain('', line, at);
    }
    if (this.quoted !== null) return null;
    const cells = this.cells;
    this.reset();
    return cells;
  }

  reset(): void {
    this.cells = [];
    this.quoted = null;
  }

  /** Answers where the next cell begins: beyond the end of the line after the last one. */
  private readPlain(before: string, line: string, from: number): number {
    const comma = line.indexOf(COMMA, from);
    const end = comma === -1 ? line.length : comma;
    this.cells.push(before + line.slice(from, end));
    return end + 1;
  }

  private readQuoted(before: string, line: string, from: number): number {
    let text = (this.quoted ?? '') + before;
    let start = from;
    for (;;) {
      const quote = line.indexOf(QUOTE, start);
      if (quote === -1) {
        this.quoted = text + line.slice(start);
        return line.length + 1;
      }
      text += line.slice(start, quote);
      start = quote + 1;
      if (line[start] !== QUOTE) break;
      text += QUOTE;
      start += 1;
    }
    this.quoted = null;
    // Whatever stands between a closing quote and the comma belongs to the cell.
    return this.readPlain(text, line, start);
  }
}
