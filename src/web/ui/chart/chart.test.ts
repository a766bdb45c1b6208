import { describe, expect, it } from 'vitest';
import { toCsv } from './chart-data.ts';
import { isolate } from './isolate.ts';

describe('toCsv', () => {
  it.each([
    ['plain', [['1 Nov', 3]], '1 Nov,3'],
    ['a gap is empty, zero is not', [['a', null, 0]], 'a,,0'],
    ['commas and quotes', [['say "hi", all', 1]], '"say ""hi"", all",1'],
    ['nothing that a spreadsheet would run', [['=HYPERLINK("x")', -5]], '"\'=HYPERLINK(""x"")",-5'],
  ])('%s', (_, rows, expected) => {
    expect(toCsv({ columns: ['日'], rows })).toBe(`\uFEFF日\r\n${expected}\r\n`);
  });
});

describe('isolate', () => {
  it.each([
    ['all shown: the clicked one alone', { a: true, b: true }, 'a', { a: true, b: false }],
    ['already alone: all again', { a: true, b: false }, 'a', { a: true, b: true }],
    ['another alone: the clicked one instead', { a: true, b: false }, 'b', { a: false, b: true }],
  ])('%s', (_, shown, clicked, expected) => {
    expect(isolate(shown, clicked)).toEqual(expected);
  });
});
