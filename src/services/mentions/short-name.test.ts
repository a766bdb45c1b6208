import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it.each([
  ['posts.jsonl', 'posts.jsonl'],
  ['中'.repeat(79), '中'.repeat(66)],
  [`${'a'.repeat(199)}😀`, 'a'.repeat(199)],
])('%s', (name, short) => {
  expect(shortName(name)).toBe(short);
});
