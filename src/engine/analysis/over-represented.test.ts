import { describe, expect, test } from 'vitest';
import { overRepresented } from './over-represented.ts';

describe('what is over-represented', () => {
  /** Of 1,000 mentions 100 are in the part. */
  const cases: [name: string, count: number, total: number, told: boolean][] = [
    ['four in ten of it are in the part', 40, 100, true],
    ['only in the part', 5, 5, true],
    ['as in the rest', 10, 100, false],
    ['rarer than in the rest', 1, 100, false],
    ['too few to tell', 2, 2, false],
    ['a little more than chance', 16, 100, false],
  ];
  test.each(cases)('%s', (_name, count, total, told) => {
    expect(overRepresented([{ key: 'a', count, total }], { part: 100, whole: 1000 })).toHaveLength(told ? 1 : 0);
  });

  test('a part that is most of the window is told by how often, not by what would be expected', () => {
    const rows = [
      { key: 'all in it', count: 116, total: 118 },
      { key: 'spread', count: 85, total: 100 },
    ];
    expect(overRepresented(rows, { part: 831, whole: 971 }).map(({ key }) => key)).toEqual(['all in it']);
  });

  test('the most telling first, of equal ones by name', () => {
    const rows = ['b', 'a', 'c'].map((key) => ({ key, count: key === 'c' ? 50 : 20, total: key === 'c' ? 60 : 25 }));
    expect(overRepresented(rows, { part: 100, whole: 1000 }).map(({ key }) => key)).toEqual(['c', 'a', 'b']);
  });
});
