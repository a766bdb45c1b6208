/** A store that fails, or hangs, takes its own figures along and nothing else. */
import { expect, test } from 'vitest';
import { createFigures, type FigureSource } from './figures.ts';

const TIMES = { limit: 5, kept: 1000 };
const process: FigureSource = { store: null, read: () => [{ name: 'earshot_matcher_topics', value: 3 }] };
const up = (store: string, value: number) => ({ name: 'earshot_store_up', labels: { store }, value });

test.each<[string, () => Promise<never>]>([
  ['refuses', () => Promise.reject(new Error('away'))],
  ['hangs', () => new Promise(() => undefined)],
])('a store that %s is said to be away, and the others are read', async (_, read) => {
  const figures = createFigures(TIMES);
  const well: FigureSource = { store: 'clickhouse', read: async () => [{ name: 'earshot_posts_stored', value: 7 }] };
  figures.add([{ store: 'postgres', read }, well, process]);
  expect(await figures.read()).toEqual([
    up('postgres', 0),
    up('clickhouse', 1),
    { name: 'earshot_posts_stored', value: 7 },
    { name: 'earshot_matcher_topics', value: 3 },
  ]);
});

test('a store is asked once in a while, and never again while it has not answered', async () => {
  let now = 0;
  let asked = 0;
  let answer: (figures: []) => void = () => undefined;
  const figures = createFigures(TIMES, () => now);
  figures.add([
    {
      store: 'postgres',
      read: () => {
        asked += 1;
        if (asked === 1) return [];
        return new Promise((resolve) => {
          answer = resolve;
        });
      },
    },
  ]);
  await figures.read();
  await figures.read();
  expect(asked).toBe(1);
  now = 1000;
  expect(await figures.read()).toEqual([up('postgres', 0)]);
  now = 9000;
  expect(await figures.read()).toEqual([up('postgres', 0)]);
  expect(asked).toBe(2);
  answer([]);
  expect(await figures.read()).toEqual([up('postgres', 1)]);
});
