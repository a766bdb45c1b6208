import { expect, test } from 'vitest';
import { estimateTokens } from './estimate-tokens.ts';

test.each([
  ['nothing', '', 0],
  ['letters', 'harbour ferry', 5],
  ['Chinese', '天星小輪', 4],
  ['both', '天星 ferry', 4],
  ['pictures', '⛴⛴', 2],
])('%s', (_name, text, expected) => {
  expect(estimateTokens(text)).toBe(expected);
});
