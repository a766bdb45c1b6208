import { expect, test } from 'vitest';
import { runEnrich } from './enrich.ts';

const steps = (...given: [posts: number, left: number, done: boolean][]) => {
  const rest = given.map(([posts, left, done]) => ({ posts, left, done }));
  return () => Promise.resolve(rest.shift() ?? { posts: 0, left: 0, done: true });
};

test('tells each further tenth, and in the end how many there were', async () => {
  const told: string[] = [];
  const running = new AbortController().signal;
  const answer = await runEnrich(
    steps([500, 9500, false], [1500, 8000, false], [8000, 0, false]),
    (line) => told.push(line),
    running,
  );
  expect(told).toEqual(['20 % · 2,000 of about 10,000 posts', '100 % · 10,000 of about 10,000 posts']);
  expect(answer).toBe('Understood 10,000 posts anew.');
});

test('nothing to do, and being stopped, are said', async () => {
  const say = () => undefined;
  expect(await runEnrich(steps(), say, new AbortController().signal)).toContain('Nothing to do');
  const stop = new AbortController();
  const once = () => {
    stop.abort();
    return Promise.resolve({ posts: 200, left: 800, done: false });
  };
  expect(await runEnrich(once, say, stop.signal)).toBe('Stopped after 200 posts; the same command carries on.');
});
