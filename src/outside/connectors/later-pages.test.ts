import { describe, expect, it } from 'vitest';
import { readPages } from './later-pages.ts';
import { SourceFailure } from './source-failure.ts';

const gone = new SourceFailure('unreachable', 'a.example broke off its answer');

describe('readPages', () => {
  it.each<[string, Record<number, Error>, number, number | null, number]>([
    ['to the last', {}, 10, null, 4],
    ['no more than some', {}, 2, 2, 2],
    ['to one that fails', { 2: gone }, 10, 2, 3],
  ])('reads %s', async (_name, failures, most, next, asked) => {
    const read: number[] = [];
    const left = await readPages(0, most, async (at) => {
      read.push(at);
      if (failures[at]) throw failures[at];
      return { next: at === 3 ? null : at + 1 };
    });
    expect([left, read.length]).toEqual([next, asked]);
  });

  it('reads on only where the source does not mind', async () => {
    expect(await readPages(0, 10, async (at) => ({ next: at + 1, isEnough: at === 1 }))).toBe(2);
  });

  it('fails with the first page, and with what is no failure of the source', async () => {
    const odd = new Error('called off');
    await expect(readPages(0, 10, () => Promise.reject(gone))).rejects.toBe(gone);
    await expect(readPages(0, 10, async (at) => (at === 0 ? { next: 1 } : Promise.reject(odd)))).rejects.toBe(odd);
  });
});
