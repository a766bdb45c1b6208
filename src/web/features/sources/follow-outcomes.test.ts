import { describe, expect, it } from 'vitest';
import { followedOf, isWorthAnother, type Outcome } from './follow-outcomes.ts';

describe('of three feeds', () => {
  it.each<[string, Outcome[], ReturnType<typeof followedOf>]>([
    ['all are followed', ['followed', 'already', 'followed'], { done: 3, left: [], refusal: null }],
    ['one is refused', ['followed', 'unknown', 'followed'], { done: 2, left: ['b'], refusal: 'unknown' }],
    [
      'two are refused, each for another reason',
      ['unknown', 'followed', 'gone'],
      { done: 1, left: ['a', 'c'], refusal: 'unknown' },
    ],
    [
      'one is refused and the server goes away',
      ['unknown', 'unreachable'],
      { done: 0, left: ['a', 'b', 'c'], refusal: 'unreachable' },
    ],
    ['there is room for one', ['followed', 'full'], { done: 1, left: ['b', 'c'], refusal: 'full' }],
  ])('%s', (_, outcomes, expected) => {
    expect(followedOf(['a', 'b', 'c'], outcomes)).toEqual(expected);
  });
});

it('is tried again where that may help', () => {
  expect((['full', 'ended', 'tooOften', 'unreachable', 'unknown'] as const).map(isWorthAnother)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});
