import { describe, expect, it } from 'vitest';
import { pageOf } from './page-of.ts';

describe('pageOf', () => {
  it.each([
    ['the first of many', 101, 25, 1, { page: 1, pages: 5, from: 1, to: 25 }],
    ['the last', 101, 25, 5, { page: 5, pages: 5, from: 101, to: 101 }],
    ['beyond the last', 30, 25, 9, { page: 2, pages: 2, from: 26, to: 30 }],
    ['nothing', 0, 25, 1, { page: 1, pages: 1, from: 0, to: 0 }],
  ])('%s', (_name, total, rows, wanted, page) => {
    expect(pageOf(total, rows, wanted)).toEqual(page);
  });
});
