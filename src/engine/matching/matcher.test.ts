import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QueryNode } from '../query/ast.ts';
import { evaluate } from '../query/evaluate.ts';
import { phraseText, tokenText } from '../text/token-text.ts';
import { coverOf } from './cover.ts';
import { createMatcher } from './matcher.ts';

const term = (...tokens: string[]): QueryNode => ({ type: 'term', tokens });
const WORDS = ['a', 'b', 'aa', '白', '票', '#', 'hong', 'kong'];

const anyTerm: fc.Arbitrary<QueryNode> = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 })
  .map((tokens) => ({ type: 'term', tokens }));

const anyQuery = fc.letrec<{ query: QueryNode }>((tie) => ({
  query: fc.oneof(
    { depthSize: 'small' },
    anyTerm,
    fc.record({ type: fc.constantFrom('and' as const, 'or' as const), children: fc.array(tie('query'), { maxLength: 3 }) }),
    fc.record({ type: fc.constant('not' as const), child: tie('query') }),
  ),
})).query;

const anyPost = fc
  .tuple(fc.array(fc.constantFrom(...WORDS, 'x'), { maxLength: 8 }), fc.array(fc.constantFrom(...WORDS, 'x'), { maxLength: 8 }))
  .map(([title, content]) => tokenText(title.join(' '), content.join(' ')));

describe('createMatcher', () => {
  it('gives exactly the answer of evaluating every query', () => {
    fc.assert(
      fc.property(fc.array(anyQuery, { maxLength: 8 }), fc.array(anyPost, { minLength: 1, maxLength: 5 }), (queries, posts) => {
        const matcher = createMatcher(queries.map((query, key) => [key, query] as const));
        for (const post of posts) {
          expect(matcher.match(post)).toEqual([...queries.keys()].filter((key) => evaluate(queries[key] as QueryNode, post)));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('answers with the keys, in the order of the queries, each once', () => {
    const matcher = createMatcher([
      ['second', { type: 'or', children: [term('b'), term('a')] }],
      ['never', term('c')],
      ['first', term('a')],
      ['without', { type: 'not', child: term('c') }],
    ]);
    expect(matcher.match(tokenText('a b a', null))).toEqual(['second', 'first', 'without']);
  });

  it('knows nothing without queries', () => {
    expect(createMatcher([]).match(tokenText('a', 'b'))).toEqual([]);
  });
});

describe('coverOf', () => {
  it.each<{ name: string; query: QueryNode; cover: string[] | null }>([
    { name: 'a term covers itself', query: term('a', 'b'), cover: [' a b '] },
    { name: 'alternatives all cover', query: { type: 'or', children: [term('a'), term('b')] }, cover: [' a ', ' b '] },
    { name: 'of parts the rarest covers', query: { type: 'and', children: [term('a'), term('longer')] }, cover: [' longer '] },
    { name: 'a negation covers nothing', query: { type: 'not', child: term('a') }, cover: null },
    {
      name: 'nor do alternatives with one',
      query: { type: 'or', children: [term('a'), { type: 'not', child: term('b') }] },
      cover: null,
    },
    {
      name: 'what is taken away does not matter',
      query: { type: 'and', children: [{ type: 'not', child: term('longer') }, term('a')] },
      cover: [' a '],
    },
  ])('$name', ({ query, cover }) => {
    expect(coverOf(query)?.map(phraseText) ?? null).toEqual(cover);
  });
});
