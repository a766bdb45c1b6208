import { describe, expect, it } from 'vitest';
import { type PagesLeft, readPages } from './later-pages.ts';
import { SourceFailure } from './source-failure.ts';

const gone = new SourceFailure('unreachable', 'a.example broke off its answer');

describe('readPages', () => {
  it.each<[string, Record<number, Error>, number, PagesLeft<number>, number]>([
    ['to the last', {}, 10, { next: null, stopped: null }, 4],
    ['no more than some', {}, 2, { next: 2, stopped: null }, 2],
    ['to one that fails, and says why', { 2: gone }, 10, { next: 2, stopped: gone }, 3],
  ])('reads %s', async (_name, failures, most, pagesLeft, asked) => {
    const read: number[] = [];
    const left = await readPages(0, most, async (at) => {
      read.push(at);
      if (failures[at]) throw failures[at];
      return { next: at === 3 ? null : at + 1 };
    });
    expect([left, read.length]).toEqual([pagesLeft, asked]);
  });

  it('reads on only where the source does not mind', async () => {
    const minds = (next: number | null) =>
      readPages(0, 10, async (at) => ({ next: at === 1 ? next : 1, stopped: at === 1 ? gone : null }));
    expect(await minds(2)).toEqual({ next: 2, stopped: gone });
    expect(await minds(null)).toEqual({ next: null, stopped: gone });
  });

  it('fails with the first page, and with what is no failure of the source', async () => {
    const odd = new Error('called off');
    await expect(readPages(0, 10, () => Promise.reject(gone))).rejects.toBe(gone);
    await expect(readPages(0, 10, async (at) => (at === 0 ? { next: 1 } : Promise.reject(odd)))).rejects.toBe(odd);
  });
});
