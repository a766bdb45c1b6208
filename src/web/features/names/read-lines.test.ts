import { describe, expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

const WORDS = [
  ['Organisation', 'organisation'],
  ['機構', 'organisation'],
  ['產品', 'product'],
] as const;

describe('readLines', () => {
  it('reads types in both languages, with the commas of both keyboards and tabs', () => {
    const text = 'Organisation, Harbour Bakery, 海港麵包, {HB}\r\n機構，佐巴、Zorba\nproduct\tEgg roll\t\t蛋卷\n';
    expect(readLines(text, WORDS)).toEqual({
      entities: [
        { type: 'organisation', name: 'Harbour Bakery', aliases: ['海港麵包', '{HB}'] },
        { type: 'organisation', name: '佐巴', aliases: ['Zorba'] },
        { type: 'product', name: 'Egg roll', aliases: ['蛋卷'] },
      ],
      lines: [1, 2, 3],
      wrong: [],
    });
  });

  it('says which lines are none, and leaves out empty ones', () => {
    expect(readLines('\n , \nHarbour Bakery, HB\nproduct\nPLACE, Peak', WORDS)).toEqual({
      entities: [{ type: 'place', name: 'Peak', aliases: [] }],
      lines: [5],
      wrong: [
        { line: 3, problem: 'noType', text: 'Harbour Bakery' },
        { line: 4, problem: 'noName', text: 'product' },
      ],
    });
  });
});
