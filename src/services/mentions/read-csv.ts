/**
 * CSV with a header line. A record that is broken or too long is rejected by the line it begins on. Of a broken record
 * of several lines only the first is given up and the others are read again: a stray quote costs one line, not the rest.
 */
import { LIMITS } from '../../contract/limits.ts';
import { CsvCells } from './csv-cells.ts';
import { lineText, type Read, type Reject, reject } from './read-records.ts';
import type { Line } from './split-lines.ts';

export async function* readCsv(lines: AsyncIterable<Line[]>): AsyncGenerator<Read[]> {
  const records = new CsvRecords();
  for await (const some of lines) yield some.flatMap((line) => records.feed(line));
  yield records.end();
}

interface TextLine {
  number: number;
  text: string;
}

const NEVER_CLOSED = 'a quoted cell is never closed';
const TOO_LONG = 'a quoted cell is too long or never closed';
const OTHER_NUMBER = 'has another number of cells than the header';

class CsvRecords {
  private readonly cells = new CsvCells();
  private header: string[] | null = null;
  /** The lines of the record that is being read. */
  private lines: TextLine[] = [];
  private size = 0;

  feed(line: Line): Read[] {
    const decoded = lineText(line);
    if ('reason' in decoded) return [...this.end(), decoded];
    return this.read([{ number: line.number, text: decoded.text }]);
  }

  /** Nothing follows that could close an open cell. */
  end(): Read[] {
    let read: Read[] = [];
    while (this.lines.length > 0) {
      const waiting: TextLine[] = [];
      read = read.concat(this.giveUp(NEVER_CLOSED, waiting), this.read(waiting));
    }
    return read;
  }

  /** `waiting`: the next line stands last. */
  private read(waiting: TextLine[]): Read[] {
    const read: Read[] = [];
    for (let line = waiting.pop(); line; line = waiting.pop()) {
      if (line.text === '' && this.lines.length === 0) continue;
      this.lines.push(line);
      this.size += line.text.length;
      const cells = this.cells.feed(line.text);
      if (cells) read.push(...this.record(cells, waiting));
      else if (this.size > LIMITS.importLineBytes) read.push(this.giveUp(TOO_LONG, waiting));
    }
    return read;
  }

  private record(cells: string[], waiting: TextLine[]): Read[] {
    const [header, [first]] = [this.header, this.lines];
    if (header && cells.length !== header.length) return [this.giveUp(OTHER_NUMBER, waiting)];
    const text = this.lines.map((line) => line.text).join('\n');
    this.begin();
    if (!header) this.header = cells.map((name) => name.trim());
    if (!header || !first) return [];
    return [{ line: first.number, fields: Object.fromEntries(header.map((name, index) => [name, cells[index]])), text }];
  }

  private giveUp(reason: string, waiting: TextLine[]): Reject {
    const [first, ...others] = this.lines;
    this.begin();
    for (const line of others.reverse()) waiting.push(line);
    return reject(first?.number ?? 0, reason, first?.text ?? '');
  }

  /** The next record. */
  private begin(): void {
    this.lines = [];
    this.size = 0;
    this.cells.reset();
  }
}
