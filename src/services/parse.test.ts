/** What whoever writes a program is told of an input that is refused: by field what is expected, and nothing of what was sent. */
import { expect, test } from 'vitest';
import { queryPosts } from '../contract/post-search.ts';
import { summariseTexts } from '../contract/summaries.ts';
import { parseInput } from './parse.ts';

test.each<[string, Record<string, unknown>, string]>([
  ['a day for an instant', { startDate: '2026-11-20' }, 'params.startDate (an instant such as 2026-01-31T00:00:00+08:00)'],
  ['too many', { limit: '1000' }, 'params.limit (at most 100)'],
  ['too few', { limit: '0' }, 'params.limit (at least 1)'],
  ['no such order', { sort: '<b>' }, 'params.sort (one of newest, oldest, engagement, likes, comments, shares, hotvalue)'],
  ['a list for one', { timezone: '["+0800"]' }, 'params.timezone (string expected)'],
  ['a field that there is not', { start: 'x' }, 'params.start'],
])('%s', (_name, given, said) => {
  expect(() => parseInput(queryPosts.input, { query: 'tea', ...given })).toThrow(
    expect.objectContaining({ message: `invalid: ${said}` }),
  );
});

test('one of our own messages stands for itself', () => {
  expect(() => parseInput(summariseTexts.input, { posts: [] })).toThrow(expect.objectContaining({ message: 'invalid: posts' }));
});
