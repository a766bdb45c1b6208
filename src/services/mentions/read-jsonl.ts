/** JSON lines: one object per line; blank lines are passed over. They are cut into pieces first, which any thread can read. */
import { isUtf8 } from 'node:buffer';
import { lineText, type Read, type Reject, reject, tooLongReject } from './read-records.ts';
import { type Line, wholeLines } from './split-lines.ts';

export interface LinePiece {
  /** The number of its first line in the file. */
  first: number;
  /** How many lines. */
  count: number;
  /** The lines, each with its end; a line that is too long is empty. */
  bytes: Uint8Array;
  /** The lines that are too long. */
  tooLong: Reject[];
}

/** Lines and bytes of a piece, of which it has one line in any case: some 50 milliseconds for the thread that makes them ready. */
const PIECE = { lines: 1000, bytes: 256 * 1024 };
const END = Buffer.from('\n');

export async function* linePieces(lines: AsyncIterable<Line[]>): AsyncGenerator<LinePiece> {
  for await (const some of lines) {
    let start = 0;
    let size = 0;
    for (const [at, { bytes }] of some.entries()) {
      const isFull = at - start >= PIECE.lines || size + bytes.length > PIECE.bytes;
      if (at > start && isFull) {
        yield pieceOf(some.slice(start, at));
        start = at;
        size = 0;
      }
      size += bytes.length;
    }
    if (start < some.length) yield pieceOf(some.slice(start));
  }
}

function pieceOf(lines: readonly Line[]): LinePiece {
  return {
    first: lines[0]?.number ?? 1,
    count: lines.length,
    bytes: Buffer.concat(lines.flatMap(({ bytes, tooLong }) => (tooLong ? [END] : [bytes, END]))),
    tooLong: lines.filter(({ tooLong }) => tooLong).map(tooLongReject),
  };
}

/** In the order of the lines. */
export function readPiece({ first, bytes, tooLong }: LinePiece): Read[] {
  const records = isUtf8(bytes)
    ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
        .toString()
        .split('\n')
        .flatMap((text, index) => readText(first + index, text))
    : [...wholeLines(bytes)].flatMap((line, index) => readLine({ number: first + index, bytes: line, tooLong: false }));
  return tooLong.length === 0 ? records : [...records, ...tooLong].sort((one, other) => one.line - other.line);
}

function readLine(line: Line): Read[] {
  const decoded = lineText(line);
  return 'reason' in decoded ? [decoded] : readText(line.number, decoded.text);
}

function readText(line: number, text: string): Read[] {
  if (text.trim() === '') return [];
  const value = parseJson(text);
  if (value === undefined) return [reject(line, 'not valid JSON', text)];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [reject(line, 'not a JSON object', text)];
  return [{ line, fields: value as Record<string, unknown>, text }];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
