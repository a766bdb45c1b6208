import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { shippedTextReader } from '../../../tests/support/text-reader.ts';
import { quotations } from './quotations.ts';
import { candidatesOf, wordsOfPosts } from './read-in-turns.ts';
import { sentTo } from './sent-posts.ts';

const { knowledge } = shippedTextReader();
const POSTS = Array.from({ length: 200 }, (_, n) => ({
  id: String(n),
  title: '',
  content: `The ferry to island ${n} was late again, passengers of pier ${n} said.`,
  language: 'en',
  weight: 0,
  publishedAt: '2026-03-10T04:00:00Z',
  of: [0],
  url: '',
}));
const evidence = { posts: POSTS, topics: [], candidates: true };
const model = {
  model: 'm',
  host: 'models.test',
  materialTokens: 5000,
  concurrency: 1,
  answer: () => Promise.reject(new Error('not asked')),
  close: () => undefined,
};

test.each([
  ['sentences that may be quoted', () => candidatesOf(POSTS, knowledge)],
  ['words that are counted', () => wordsOfPosts(POSTS, knowledge)],
  ['quotations', () => quotations(evidence, 'en', knowledge)],
  ['what is sent', () => sentTo({ model, knowledge, language: 'en' }, evidence)],
])('while posts are read for %s, everybody else has their turn', async (_name, read) => {
  let isDone = false;
  let turns = 0;
  const reading = read().finally(() => {
    isDone = true;
  });
  for (; !isDone; turns++) await turn();
  await reading;
  expect(turns).toBeGreaterThan(15);
});
