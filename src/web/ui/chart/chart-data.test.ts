import { expect, test } from 'vitest';
import { toCsv } from './chart-data.ts';

test.each([
  ['a formula', '=1+1', "'=1+1"],
  ['behind a blank', ' @SUM(A1)', "' @SUM(A1)"],
  ['behind a mark without width', '\u200B-2', "'\u200B-2"],
  ['in full width', '＋1', "'＋1"],
  ['a line end first', '\n=1', '"\'\n=1"'],
  ['a sign within', 'a=b', 'a=b'],
  ['a number', -3, '-3'],
  ['nothing known', null, ''],
  ['a comma and quotes', 'a, "b"', '"a, ""b"""'],
])('a cell of the CSV: %s', (_name, value, cell) => {
  expect(toCsv({ columns: ['x'], rows: [[value]] })).toBe(`\uFEFFx\r\n${cell}\r\n`);
});

test('a heading that names a topic has the name as it is, and a cell stays as it is', () => {
  // As a sentence sets it off, and as somebody writes it.
  const setOff = '\u2068العربية\u2069';
  expect(toCsv({ columns: ['العربية', `${setOff}, share`], rows: [[setOff, 1]] })).toBe(
    `\uFEFFالعربية,"العربية, share"\r\n${setOff},1\r\n`,
  );
});
