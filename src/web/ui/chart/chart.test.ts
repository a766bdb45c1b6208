import { describe, expect, it } from 'vitest';
import { toCsv } from './chart-data.ts';
import { isolate } from './isolate.ts';
import { rowsOfStretch } from './stretch.ts';

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

describe('rowsOfStretch', () => {
  // Ten rows of 100 pixels: the first is 0 to 100.
  it.each([
    ['from middle to middle', [150, 650], [1, 6]],
    ['past the middle of the first, short of that of the last', [155, 645], [2, 5]],
    ['dragged to the left', [645, 155], [2, 5]],
    ['beyond both ends', [-40, 2000], [0, 9]],
    ['one whole row', [110, 190], [1, 1]],
    ['a click with a shaking hand', [148, 153], null],
    ['between two middles', [155, 245], null],
  ] as const)('%s', (_, range, expected) => {
    expect(rowsOfStretch(range, [50, 150], 10)).toEqual(expected);
  });
});
