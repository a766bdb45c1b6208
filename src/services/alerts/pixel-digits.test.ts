import { expect, test } from 'vitest';
import { DIGITS_HIGH, digitDots, digitsWidth } from './pixel-digits.ts';

function drawn(text: string): string[] {
  const dots = new Set(digitDots(text).map(([x, y]) => `${x} ${y}`));
  return Array.from({ length: DIGITS_HIGH }, (_, y) =>
    Array.from({ length: digitsWidth(text) }, (__, x) => (dots.has(`${x} ${y}`) ? '#' : '.')).join(''),
  );
}

test('numbers are drawn as they are written', () => {
  expect(drawn('−1,4')).toEqual([
    '........#............#.',
    '.......##...........##.',
    '........#..........#.#.',
    '#####...#.........#..#.',
    '........#.....#...#####',
    '........#.....#......#.',
    '.......###...#.......#.',
  ]);
});

test('each sign of a number is another, and none is empty', () => {
  const signs = [...'0123456789−,.'].map((sign) => drawn(sign).join('\n'));
  expect(new Set(signs).size).toBe(signs.length);
  for (const sign of signs) expect(sign).toContain('#');
  expect(digitDots('x')).toEqual([]);
});
