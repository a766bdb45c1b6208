import { describe, expect, test } from 'vitest';
import type { ReplyNetwork } from '../../../contract/analysis/who.ts';
import { answersBucket, answersOf, authorBucket } from './author-buckets.ts';

const ada = { id: 'ada', name: 'Ada', mediaType: 'forum', mentions: 4, answered: 1 } as const;
const bo = { id: 'b:o', name: 'Bo', mediaType: 'x', mentions: 2, answered: 3 } as const;
const network: ReplyNetwork = {
  authors: [ada, bo],
  answers: [
    { from: 1, to: 0, count: 1 },
    { from: 0, to: 1, count: 3 },
    { from: 0, to: 7, count: 9 },
  ],
  count: 13,
};

describe('the posts of an author and of answers', () => {
  test('an author by media type', () => {
    expect(authorBucket(bo)).toEqual({ authors: { x: ['b:o'] } });
  });

  test('who wrote, and whom it answers', () => {
    expect(answersBucket(ada, bo)).toEqual({ authors: { forum: ['ada'] }, repliesTo: { x: ['b:o'] } });
  });

  test('most answers first, without those of authors that are not told', () => {
    expect(answersOf(network)).toEqual([
      { from: ada, to: bo, count: 3 },
      { from: bo, to: ada, count: 1 },
    ]);
  });
});
