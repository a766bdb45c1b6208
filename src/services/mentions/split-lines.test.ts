import { describe, expect, test } from 'vitest';
import { type Line, splitLines } from './split-lines.ts';

async function split(chunks: (string | Buffer)[], limit?: number): Promise<[number, string, boolean][]> {
  async function* source(): AsyncGenerator<Buffer> {
    for (const chunk of chunks) yield Buffer.from(chunk);
  }
  const lines: Line[] = [];
  for await (const some of splitLines(source(), limit)) lines.push(...some);
  return lines.map((line) => [line.number, line.bytes.toString('utf8'), line.tooLong]);
}

describe('splitting bytes into lines', () => {
  const cases: [string, (string | Buffer)[], [number, string, boolean][]][] = [
    [
      'lines',
      ['a\nb\n'],
      [
        [1, 'a', false],
        [2, 'b', false],
      ],
    ],
    [
      'a last line without its end',
      ['a\nb'],
      [
        [1, 'a', false],
        [2, 'b', false],
      ],
    ],
    [
      'CRLF',
      ['a\r\nb\r\n'],
      [
        [1, 'a', false],
        [2, 'b', false],
      ],
    ],
    [
      'blank lines are numbered',
      ['a\n\nb'],
      [
        [1, 'a', false],
        [2, '', false],
        [3, 'b', false],
      ],
    ],
    [
      'lines across chunks',
      ['a', 'b\nc', 'd\n'],
      [
        [1, 'ab', false],
        [2, 'cd', false],
      ],
    ],
    ['a character across chunks', [Buffer.from([0xe7, 0x99]), Buffer.from([0xbd, 0x0a])], [[1, '白', false]]],
    [
      'a byte order mark',
      ['\ufeffa\n\ufeffb'],
      [
        [1, 'a', false],
        [2, '\ufeffb', false],
      ],
    ],
    ['nothing', [], []],
    ['only a byte order mark', ['\ufeff'], [[1, '', false]]],
  ];
  test.each(cases)('%s', async (_name, chunks, expected) => {
    expect(await split(chunks)).toEqual(expected);
  });

  test('a line that is too long is skipped, and the ones after it keep their numbers', async () => {
    const long = Array.from({ length: 50 }, () => 'x'.repeat(10));
    const lines = await split(['a\n', ...long, '\nb\n'], 100);
    expect(lines).toEqual([
      [1, 'a', false],
      [2, 'x'.repeat(110), true],
      [3, 'b', false],
    ]);
  });

  test('a line of exactly the limit is read', async () => {
    expect(await split(['x'.repeat(100), '\n'], 100)).toEqual([[1, 'x'.repeat(100), false]]);
  });
});
