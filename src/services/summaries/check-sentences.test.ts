import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { shippedTextReader } from '../../../tests/support/text-reader.ts';
import { sentenceChecker } from './check-sentences.ts';

test('between sentences everybody else has their turn', async () => {
  const content = 'The hotline of the ferry is dead again.';
  const post = { id: 'a', title: '', content, language: 'en', weight: 0, publishedAt: '2026-03-10T04:00:00Z', of: [] };
  const check = sentenceChecker({ posts: [post], topics: [] }, 'en', shippedTextReader().knowledge);
  let isDone = false;
  let turns = 0;
  const checked = check(Array.from({ length: 6 }, () => ({ text: content, posts: [1] }))).finally(() => {
    isDone = true;
  });
  for (; !isDone; turns++) await turn();
  expect(turns).toBeGreaterThan(4);
  expect((await checked).kept).toHaveLength(6);
});
