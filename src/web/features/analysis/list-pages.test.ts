import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../../contract/limits.ts';
import { lastPage, skippedBefore } from './list-pages.ts';

const DEEPEST = LIMITS.skip / 50 + 1;

describe('the pages of a list', () => {
  test.each([
    ['none', 0, 1],
    ['one that is full', 50, 1],
    ['one post more', 51, 2],
    ['as deep as a list goes', LIMITS.skip + 50, DEEPEST],
    ['more posts than that', 5 * LIMITS.skip, DEEPEST],
  ])('%s', (_name, count, last) => {
    expect(lastPage(count, 50)).toBe(last);
  });

  test.each([
    ['the first', 1, 0],
    ['the third', 3, 100],
    ['the deepest', DEEPEST, LIMITS.skip],
    ['one beyond it, asked as the deepest', 99_999, LIMITS.skip],
    ['what no list has', Number.MAX_SAFE_INTEGER, LIMITS.skip],
  ])('before %s', (_name, page, skipped) => {
    expect(skippedBefore(page, 50)).toBe(skipped);
  });
});
