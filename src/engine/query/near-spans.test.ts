import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexWords } from '../text/word-index.ts';
import type { NearNode, NearSide, TermNode } from './ast.ts';
import { termsOf } from './near-side.ts';
import { nearEnds, nearHolds, nearParts } from './near-spans.ts';

/** One way in which the side is found, with the places of the terms it took. */
interface Way {
  first: number;
  last: number;
  terms: string[];
}

/** What NEAR means, by trying every pair. */
function waysOf(side: NearSide, words: readonly string[]): Way[] {
  if (side.type === 'term') return words.flatMap((_, first) => termAt(side, words, first));
  if (side.type === 'or') return side.children.flatMap((child) => waysOf(child, words));
  const right = waysOf(side.right, words);
  return waysOf(side.left, words).flatMap((one) =>
    right.flatMap((other) => (areNear(one, other, side) ? [joined(one, other)] : [])),
  );
}

function termAt({ tokens, prefix }: TermNode, words: readonly string[], first: number): Way[] {
  const last = first + tokens.length - 1;
  const isLast = (at: number) => prefix === true && at === tokens.length - 1;
  const stands = tokens.every((token, at) => (isLast(at) ? words[first + at]?.startsWith(token) : words[first + at] === token));
  return stands ? [{ first, last, terms: [`${first}-${last}`] }] : [];
}

function areNear(left: Way, right: Way, { distance, ordered }: NearNode): boolean {
  const forth = right.first - left.last - 1;
  const back = left.first - right.last - 1;
  return (forth >= 0 && forth <= distance) || (!ordered && back >= 0 && back <= distance);
}

function joined(one: Way, other: Way): Way {
  return { first: Math.min(one.first, other.first), last: Math.max(one.last, other.last), terms: [...one.terms, ...other.terms] };
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}

const word = fc.constantFrom('a', 'b', 'c', 'ab');
const term = fc
  .record({ tokens: fc.array(word, { minLength: 1, maxLength: 2 }), prefix: fc.boolean() })
  .map(({ tokens, prefix }): TermNode => ({ type: 'term', tokens, ...(prefix && { prefix }) }));
const { near } = fc.letrec<{ near: NearNode; side: NearSide }>((tie) => ({
  side: fc.oneof(
    { maxDepth: 2 },
    { weight: 4, arbitrary: term },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('or' as const), children: fc.array(tie('side'), { maxLength: 2 }) }) },
    { weight: 2, arbitrary: tie('near') },
  ),
  near: fc.record({
    type: fc.constant('near' as const),
    ordered: fc.boolean(),
    distance: fc.integer({ min: 0, max: 3 }),
    left: tie('side'),
    right: tie('side'),
  }),
}));
const text = fc.array(word, { maxLength: 10 });

describe('NEAR', () => {
  it('ends where trying every pair ends', () => {
    fc.assert(
      fc.property(near, text, (node, words) => {
        const lasts = new Set(waysOf(node, words).map(({ last }) => last));
        expect(nearEnds(node, indexWords(words))).toEqual([...lasts].sort((one, other) => one - other));
        expect(nearHolds(node, indexWords(words))).toBe(lasts.size > 0);
      }),
      { numRuns: 1000 },
    );
  });

  it('takes part just what some pair takes', () => {
    fc.assert(
      fc.property(near, text, (node, words) => {
        const parts = nearParts(node, indexWords(words)).map(({ first, last }) => `${first}-${last}`);
        expect(parts.length).toBeLessThanOrEqual(termsOf(node).length * words.length);
        expect(distinct(parts)).toEqual(distinct(waysOf(node, words).flatMap(({ terms }) => terms)));
      }),
      { numRuns: 1000 },
    );
  });
});
