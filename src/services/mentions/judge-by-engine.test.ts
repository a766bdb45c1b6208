import { expect, test } from 'vitest';
import type { SentimentEngine } from '../../outside/sentiment/sentiment-engine.ts';
import { judgeByEngine } from './judge-by-engine.ts';

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    title: '',
    content: `post ${n}`,
    language: 'en',
    sentiment: 'Neutral' as const,
    sentiment_score: 0,
    sentiment_engine: 'built-in',
  }));

function engineOf(score: SentimentEngine['score']) {
  const warnings: object[] = [];
  const quiet = () => undefined;
  const log = { info: quiet, warn: (detail: object) => void warnings.push(detail), error: quiet };
  const sentiment: SentimentEngine = { name: 'test', version: '1', score, close: async () => undefined };
  return { environment: { sentiment, log }, warnings };
}

test('the scores of the engine replace those that are there; a post it has none for keeps its own', async () => {
  const { environment, warnings } = engineOf(async (posts) =>
    posts.map(({ content }) =>
      content === 'post 1' ? { sentiment: null, score: null } : { sentiment: 'Mixed' as const, score: 5 },
    ),
  );
  const rows = rowsOf(250);
  await judgeByEngine(environment, rows);
  expect(rows.filter(({ sentiment }) => sentiment !== 'Neutral')).toHaveLength(249);
  expect(rows[1]).toMatchObject({ sentiment: 'Neutral', sentiment_score: 0 });
  expect(warnings).toEqual([]);
});

test('after a failure the built-in scores stand, what was judged stays judged, and nothing more is asked', async () => {
  let asked = 0;
  const { environment, warnings } = engineOf(async (posts) => {
    asked += 1;
    if (asked === 2) throw new Error('gone');
    return posts.map(() => ({ sentiment: 'Negative' as const, score: -50 }));
  });
  const rows = rowsOf(350);
  await judgeByEngine(environment, rows);
  expect(rows.filter(({ sentiment }) => sentiment !== 'Neutral')).toHaveLength(100);
  expect(asked).toBe(2);
  expect(warnings).toEqual([expect.objectContaining({ engine: 'test', version: '1', posts: 250 })]);
});

test('without an engine nothing happens', async () => {
  const { environment } = engineOf(async () => []);
  const rows = rowsOf(1);
  await judgeByEngine({ ...environment, sentiment: null }, rows);
  expect(rows).toEqual(rowsOf(1));
});
