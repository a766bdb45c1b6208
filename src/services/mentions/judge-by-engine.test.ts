import { expect, test } from 'vitest';
import { importedPostOf } from '../../../tests/support/post.ts';
import { shippedTextReader } from '../../../tests/support/text-reader.ts';
import type { SentimentEngine } from '../../outside/sentiment/sentiment-engine.ts';
import type { PostRow } from '../../stores/clickhouse/post-row.ts';
import { judge } from './judge-by-engine.ts';
import { preparePost } from './prepare-post.ts';

const reader = shippedTextReader();

const rowsOf = (count: number): PostRow[] =>
  Array.from({ length: count }, (_, n) =>
    preparePost(importedPostOf({ id: `${n}`, title: null, content: `post ${n}` }), false, reader),
  );

const engineOf = (score: SentimentEngine['score']): SentimentEngine => ({
  name: 'test',
  version: '1',
  score,
  close: async () => undefined,
});

test('the scores of the engine replace those that are there; a post it has none for keeps its own, and says so', async () => {
  const engine = engineOf(async (posts) =>
    posts.map(({ content }) => (content === 'post 1' ? { sentiment: null, score: null } : { sentiment: 'Mixed', score: 5 })),
  );
  const rows = rowsOf(250);
  await judge(engine, rows, reader);
  expect(rows.filter((row) => row.sentiment_engine === 'test 1' && row.sentiment === 'Mixed')).toHaveLength(249);
  expect(rows[1]).toMatchObject({ sentiment: 'Neutral', sentiment_engine: 'built-in for test 1' });
});

test('after a failure what was judged stays judged, and nothing more is asked', async () => {
  let asked = 0;
  const engine = engineOf(async (posts) => {
    asked += 1;
    if (asked === 2) throw new Error('gone');
    return posts.map(() => ({ sentiment: 'Negative', score: -50 }));
  });
  const rows = rowsOf(350);
  await expect(judge(engine, rows, reader)).rejects.toThrow('gone');
  expect(rows.filter((row) => row.sentiment_engine === 'test 1')).toHaveLength(100);
  expect(asked).toBe(2);
});

test('what kind of post it is follows from the sentiment that stands', async () => {
  const text = 'I want a refund, this is a scam';
  const [row] = [preparePost(importedPostOf({ title: null, content: text }), false, reader)];
  expect(row.classifications).toContain('complaint');
  await judge(
    engineOf(async () => [{ sentiment: 'Positive', score: 80 }]),
    [row],
    reader,
  );
  expect(row.classifications).toEqual(reader.classificationsOf({ ...row, sentiment: 'Positive' }));
});
