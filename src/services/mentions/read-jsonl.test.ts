import { describe, expect, test } from 'vitest';
import { type LinePiece, linePieces, readPiece } from './read-jsonl.ts';
import type { Read } from './read-records.ts';
import { splitLines } from './split-lines.ts';

async function piecesOf(content: string | Buffer, limit?: number): Promise<LinePiece[]> {
  async function* whole(): AsyncGenerator<Buffer> {
    yield Buffer.from(content);
  }
  const pieces: LinePiece[] = [];
  for await (const piece of linePieces(splitLines(whole(), limit))) pieces.push(piece);
  return pieces;
}

const told = (read: readonly Read[]) => read.map((record) => [record.line, 'reason' in record ? record.reason : record.fields]);

describe('JSON lines', () => {
  test('are numbered as in the file, blank ones and both line ends included', async () => {
    const pieces = await piecesOf('{"a":1}\r\n\r\n  \n{"a":"白"}');
    expect(told(pieces.flatMap(readPiece))).toEqual([
      [1, { a: 1 }],
      [4, { a: '白' }],
    ]);
  });

  test('are told of one by one where they are none', async () => {
    const long = JSON.stringify({ a: 'x'.repeat(100) });
    const pieces = await piecesOf(`{"a":1}\n${long}\n[]\nno\n{"a":2}\n`, 50);
    expect(told(pieces.flatMap(readPiece))).toEqual([
      [1, { a: 1 }],
      [2, 'line is too long'],
      [3, 'not a JSON object'],
      [4, 'not valid JSON'],
      [5, { a: 2 }],
    ]);
  });

  test('one that is not UTF-8 costs no other', async () => {
    const pieces = await piecesOf(
      Buffer.concat([Buffer.from('{"a":1}\n{"a":"'), Buffer.from([0xff]), Buffer.from('"}\n{"a":"白"}')]),
    );
    expect(told(pieces.flatMap(readPiece))).toEqual([
      [1, { a: 1 }],
      [2, 'not valid UTF-8'],
      [3, { a: '白' }],
    ]);
  });

  test('many come in several pieces, each with its first number', async () => {
    const pieces = await piecesOf(Array.from({ length: 2500 }, (_, n) => JSON.stringify({ n })).join('\n'));
    expect(pieces.map(({ first, count }) => [first, count])).toEqual([
      [1, 1000],
      [1001, 1000],
      [2001, 499],
      [2500, 1],
    ]);
    expect(told(pieces.flatMap(readPiece)).at(-1)).toEqual([2500, { n: 2499 }]);
  });

  test('long ones come few in a piece, and one in any case', async () => {
    const long = JSON.stringify({ a: 'x'.repeat(200 * 1024) });
    const pieces = await piecesOf(
      [long, long, '{"b":1}', JSON.stringify({ a: 'x'.repeat(300 * 1024) }), '{"b":2}', ''].join('\n'),
    );
    expect(pieces.map(({ first, count }) => [first, count])).toEqual([
      [1, 1],
      [2, 2],
      [4, 1],
      [5, 1],
    ]);
  });

  test('a piece can be read by another thread', async () => {
    const [piece] = await piecesOf('{"a":1}\n{"a":2}\n');
    expect(told(readPiece(structuredClone(piece as LinePiece)))).toEqual([
      [1, { a: 1 }],
      [2, { a: 2 }],
    ]);
  });
});
