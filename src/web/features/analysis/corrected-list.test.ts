import { describe, expect, test } from 'vitest';
import type { Post } from '../../../contract/posts.ts';
import { correctedBy, heirOf, standingOf, undoing, undoingSentiments, withStanding } from './corrected-list.ts';

const WHO = { by: 'Mei', at: '2026-03-10T12:00:00.000Z' };
const post = (id: string, given: Partial<Post> = {}) =>
  ({ id, title: `Post ${id}`, sentiment: 'Negative', sentimentScore: -40, sentimentCorrected: null, ...given }) as Post;

describe('a correction on screen', () => {
  test('is a person’s, and has no score', () => {
    const corrected = correctedBy(post('1'), 'Positive', WHO);
    expect(corrected).toEqual({ id: '1', sentiment: 'Positive', sentimentScore: null, sentimentCorrected: WHO });
  });

  test('taken back: the mark goes at once, the sentiment when the server has said which', () => {
    const corrected = post('1', { sentiment: 'Positive', sentimentScore: null, sentimentCorrected: WHO });
    expect(correctedBy(corrected, null, WHO)).toMatchObject({ sentiment: 'Positive', sentimentCorrected: null });
  });

  test('changes its post and no other, and not the number of posts', () => {
    const list = { count: 7, posts: [post('1'), post('2')] };
    const changed = withStanding(list, [correctedBy(post('2'), 'Mixed', WHO)]);
    expect(changed).toEqual({
      count: 7,
      posts: [post('1'), post('2', { sentiment: 'Mixed', sentimentScore: null, sentimentCorrected: WHO })],
    });
    expect(withStanding(changed, [standingOf(post('2'))])).toEqual(list);
  });

  test.each<[string, Partial<Post>, Post['sentiment']]>([
    ['of what the engine said', { sentiment: 'Negative' }, null],
    ['of what could not be scored', { sentiment: null }, null],
    ['of what somebody had said before', { sentiment: 'Mixed', sentimentCorrected: WHO }, 'Mixed'],
  ])('is undone %s', (_, given, expected) => {
    expect(undoing(post('1', given))).toBe(expected);
  });
});

test('of many, each is undone to what it was, posts alike in one call', () => {
  const said = { sentiment: 'Mixed', sentimentCorrected: WHO } as const;
  expect(undoingSentiments([post('1'), post('2', said), post('3')])).toEqual([
    { postIds: ['1', '3'], sentiment: null },
    { postIds: ['2'], sentiment: 'Mixed' },
  ]);
});

test.each([
  ['the next one', 'b', ['a', 'c', 'd'], 'c'],
  ['the next that is still there', 'b', ['a', 'd'], 'd'],
  ['the one before, at the end', 'd', ['a', 'b'], 'b'],
  ['nowhere, while the post is there', 'b', ['b'], null],
  ['nowhere, in another list', 'b', ['x', 'y'], null],
  ['nowhere, where it never was', 'z', ['a'], null],
])('the focus of a post that leaves goes to %s', (_, held, after, expected) => {
  expect(heirOf(held, ['a', 'b', 'c', 'd'], after)).toBe(expected);
});
