import { describe, expect, test } from 'vitest';
import type { ReplyNetwork } from '../../../contract/analysis/who.ts';
import { answersBucket, answersOf, authorBucket, isCut, nodeBucket, strongest } from './author-buckets.ts';

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

  test('of who wrote nothing here: who answers him', () => {
    expect(nodeBucket(bo)).toEqual(authorBucket(bo));
    expect(nodeBucket({ ...bo, mentions: 0 })).toEqual({ repliesTo: { x: ['b:o'] } });
  });

  test('there may be more answers than are told', () => {
    const answers = answersOf(network);
    expect(isCut(answers, network)).toBe(true);
    expect(isCut(answers, { ...network, count: 4 })).toBe(false);
  });

  test('who wrote, and whom it answers', () => {
    expect(answersBucket(ada, bo)).toEqual({ authors: { forum: ['ada'] }, repliesTo: { x: ['b:o'] } });
  });

  test('a picture has the first answers and who has part in them', () => {
    const answers = answersOf(network);
    expect(strongest(answers, 1)).toEqual({ authors: [ada, bo], answers: [{ from: ada, to: bo, count: 3 }] });
    expect(strongest(answers, 5).answers).toEqual(answers);
  });

  test('most answers first, without those of authors that are not told', () => {
    expect(answersOf(network)).toEqual([
      { from: ada, to: bo, count: 3 },
      { from: bo, to: ada, count: 1 },
    ]);
  });
});
