import { describe, expect, test } from 'vitest';
import { termsApart, termsInCommon } from './compared-terms.ts';

interface Case {
  name: string;
  sizes: number[];
  terms: Record<string, number[]>;
  common: string[];
  apart: string[][];
}

const CASES: Case[] = [
  { name: 'no topic', sizes: [], terms: {}, common: [], apart: [] },
  { name: 'one topic has nothing to be compared with', sizes: [100], terms: { a: [90] }, common: [], apart: [[]] },
  {
    name: 'a term of one topic alone is apart',
    sizes: [100, 100],
    terms: { tea: [40, 0], both: [50, 50] },
    common: ['both'],
    apart: [['tea'], []],
  },
  {
    name: 'the shares count, not the numbers: a topic ten times as large has ten times as many',
    sizes: [1000, 100],
    terms: { rain: [300, 30], sun: [100, 60] },
    common: ['rain'],
    apart: [[], ['sun']],
  },
  {
    name: 'most telling first, and of two alike the first by name',
    sizes: [100, 100],
    terms: { less: [30, 2], more: [80, 2], b: [50, 3], a: [50, 3] },
    common: [],
    apart: [['more', 'a', 'b', 'less'], []],
  },
  { name: 'a few mentions tell nothing', sizes: [100, 100], terms: { rare: [2, 0], two: [2, 2] }, common: [], apart: [[], []] },
  {
    name: 'in common is what even the topic that has it rarest has often',
    sizes: [100, 200, 50],
    terms: { often: [40, 80, 20], seldom: [10, 20, 5] },
    common: ['often', 'seldom'],
    apart: [[], [], []],
  },
  { name: 'a topic without mentions shares nothing', sizes: [100, 0], terms: { a: [60, 0] }, common: [], apart: [[], []] },
];

describe('terms of several topics', () => {
  test.each(CASES)('$name', ({ sizes, terms, common, apart }) => {
    const counted = Object.entries(terms).map(([key, counts]) => ({ key, counts }));
    expect(termsInCommon(counted, sizes, 10).map(({ key }) => key)).toEqual(common);
    expect(termsApart(counted, sizes, 10).map((ofTopic) => ofTopic.map(({ key }) => key))).toEqual(apart);
  });

  test('of the topics together as many would be expected as their size is part of them; no more than asked for', () => {
    const terms = [
      { key: 'tea', counts: [40, 10] },
      { key: 'ice', counts: [12, 1] },
    ];
    const [first] = termsApart(terms, [100, 300], 1);
    expect(first).toMatchObject([{ key: 'tea', counts: [40, 10], expected: 12.5 }]);
    expect(termsInCommon([{ key: 'x', counts: [9, 9] }], [9, 9], 0)).toEqual([]);
  });
});
