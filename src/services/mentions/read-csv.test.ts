import { describe, expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';
import type { Read } from './read-records.ts';
import { splitLines } from './split-lines.ts';

async function read(text: string | Buffer): Promise<Read[]> {
  async function* source(): AsyncGenerator<Buffer> {
    yield Buffer.from(text);
  }
  const all: Read[] = [];
  for await (const some of readCsv(splitLines(source()))) all.push(...some);
  return all;
}

const shown = (records: Read[]) =>
  records.map((record) => [record.line, 'fields' in record ? Object.values(record.fields) : record.reason]);
const otherNumber = 'has another number of cells than the header';

describe('reading CSV', () => {
  const cases: [string, string, unknown[]][] = [
    ['plain cells', 'a,b\n1,2\n', [[2, ['1', '2']]]],
    ['CRLF and a byte order mark', '\ufeffa,b\r\n1,2\r\n', [[2, ['1', '2']]]],
    ['quoted cells', 'a,b\n"1,x","say ""hi"""\n', [[2, ['1,x', 'say "hi"']]]],
    [
      'line ends inside a cell',
      'a,b\n"1\n\n2",x\n3,4\n',
      [
        [2, ['1\n\n2', 'x']],
        [5, ['3', '4']],
      ],
    ],
    [
      'empty cells',
      'a,b,c\n,,\n"",x,""\n',
      [
        [2, ['', '', '']],
        [3, ['', 'x', '']],
      ],
    ],
    ['a quote inside an unquoted cell is a character', 'a,b\n5" pipe,x\n', [[2, ['5" pipe', 'x']]]],
    ['text after a closing quote belongs to the cell', 'a,b\n"1"2,x\n', [[2, ['12', 'x']]]],
    ['blank lines', 'a,b\n\n1,2\n\n', [[3, ['1', '2']]]],
    ['a header alone', 'a,b\n', []],
    ['nothing', '', []],
    [
      'too few and too many cells',
      'a,b\n1\n1,2,3\n4,5\n',
      [
        [2, otherNumber],
        [3, otherNumber],
        [4, ['4', '5']],
      ],
    ],
    [
      'a quote that is never closed costs its own line only',
      'a,b\n"1,2\n3,4\n5,6\n',
      [
        [2, 'a quoted cell is never closed'],
        [3, ['3', '4']],
        [4, ['5', '6']],
      ],
    ],
    [
      'a stray quote that swallows lines gives them back',
      'a,b\n"1,2\n3,4\n5,"6"\n',
      [
        [2, otherNumber],
        [3, ['3', '4']],
        [4, ['5', '6']],
      ],
    ],
  ];
  test.each(cases)('%s', async (_name, text, expected) => {
    expect(shown(await read(text))).toEqual(expected);
  });

  test('bytes that are not UTF-8 reject their line', async () => {
    const bytes = Buffer.concat([Buffer.from('a,b\n'), Buffer.from([0xa5, 0xd5, 0x2c, 0x31, 0x0a]), Buffer.from('1,2\n')]);
    expect(shown(await read(bytes))).toEqual([
      [2, 'not valid UTF-8'],
      [3, ['1', '2']],
    ]);
  });
});
