/** Bytes into numbered lines, in bounded memory: a line that is too long is skipped to its end, never held. */
import { LIMITS } from '../../contract/limits.ts';

export interface Line {
  /** 1-based. */
  number: number;
  /** Without its line end; only the beginning where the line is too long. */
  bytes: Buffer;
  tooLong: boolean;
}

const LF = 10;
const CR = 13;
const BOM = Buffer.from([0xef, 0xbb, 0xbf]);
/** What stays of a line that is too long, for the report. */
const BEGINNING = 200;

/** One array per chunk of input. */
export async function* splitLines(chunks: AsyncIterable<Buffer>, limit = LIMITS.importLineBytes): AsyncGenerator<Line[]> {
  const open = new OpenLine(limit);
  for await (const chunk of chunks) {
    const lines: Line[] = [];
    let start = 0;
    for (let end = chunk.indexOf(LF); end !== -1; end = chunk.indexOf(LF, start)) {
      open.add(chunk.subarray(start, end));
      lines.push(open.end());
      start = end + 1;
    }
    open.add(chunk.subarray(start));
    yield lines;
  }
  // A file that ends with a line end has no line after it.
  if (!open.empty) yield [open.end()];
}

/** The lines of bytes that hold whole ones, each without its end. */
export function* wholeLines({ buffer, byteOffset, length }: Uint8Array): Generator<Buffer> {
  const bytes = Buffer.from(buffer, byteOffset, length);
  for (let start = 0, end = bytes.indexOf(LF); end !== -1; start = end + 1, end = bytes.indexOf(LF, start))
    yield bytes.subarray(start, end);
}

class OpenLine {
  private number = 1;
  private parts: Buffer[] = [];
  private size = 0;

  constructor(private readonly limit: number) {}

  add(part: Buffer): void {
    if (part.length === 0) return;
    const wasTooLong = this.size > this.limit;
    this.size += part.length;
    if (wasTooLong) return;
    this.parts.push(part);
    if (this.size > this.limit) this.parts = [Buffer.from(Buffer.concat(this.parts).subarray(0, BEGINNING))];
  }

  get empty(): boolean {
    return this.size === 0;
  }

  /** The line; then begins the next one. */
  end(): Line {
    const tooLong = this.size > this.limit;
    const bytes = trimmed(
      this.parts.length === 1 && this.parts[0] ? this.parts[0] : Buffer.concat(this.parts),
      this.number === 1,
    );
    const line = { number: this.number, bytes, tooLong };
    this.number += 1;
    this.parts = [];
    this.size = 0;
    return line;
  }
}

function trimmed(bytes: Buffer, first: boolean): Buffer {
  const start = first && bytes.subarray(0, BOM.length).equals(BOM) ? BOM.length : 0;
  const end = bytes.at(-1) === CR ? bytes.length - 1 : bytes.length;
  return bytes.subarray(start, Math.max(start, end));
}
