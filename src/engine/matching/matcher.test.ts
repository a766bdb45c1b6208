import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MediaType } from '../../contract/media-types.ts';
import type { NearSide, QueryNode, TermNode } from '../query/ast.ts';
import type { QueryDocument } from '../query/document.ts';
import { evaluate } from '../query/evaluate.ts';
import { tokenText } from '../text/token-text.ts';
import { createMatcher } from './matcher.ts';

const WORDS = ['a', 'b', 'tea', 'teapot', 'time', 'kong', '白', '票', '台', '灣', 'ティ', '한국', '한국어', '👍'];
const PIECES = [...WORDS, 'Tea', 'TIME', '#tea', '@kong', '#白票', ' ', ' ', ', ', '...'];
const TOKENS = ['a', 'b', 'tea', 'teapot', 'time', 'kong', '白', '票', '台', '灣', 'テ', 'ィ', '한국', '한국어', '👍', 'never'];
const PREFIXES = ['tea', 'tim', 'kon', 'te', '한국어', 't'];

const word = fc.constantFrom(...TOKENS);
const titleOnly = fc.option(fc.constant('title' as const), { nil: undefined, freq: 3 });
const run = fc.oneof(
  { weight: 6, arbitrary: fc.array(word, { minLength: 1, maxLength: 4 }).map((tokens) => ({ tokens })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.array(word, { maxLength: 2 }), fc.constantFrom(...PREFIXES))
      .map(([tokens, prefix]) => ({ tokens: [...tokens, prefix], prefix: true as const })),
  },
);
const wordTerm: fc.Arbitrary<TermNode> = run.map((tokens) => ({ type: 'term', ...tokens }));
const tag = fc.constantFrom('#tea', '@kong', '#白票', '#te').map((tokens) => ({ tokens: [tokens] }));
const term: fc.Arbitrary<QueryNode> = fc
  .tuple(fc.oneof({ weight: 4, arbitrary: run }, tag), titleOnly)
  .map(([tokens, field]) => ({ type: 'term', ...tokens, ...(field && { field }) }));

const side = fc.letrec<{ side: NearSide }>((tie) => ({
  side: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    wordTerm,
    fc.array(tie('side'), { minLength: 1, maxLength: 3 }).map((children) => ({ type: 'or' as const, children })),
    fc.record({
      type: fc.constant('near' as const),
      ordered: fc.boolean(),
      distance: fc.nat(3),
      left: tie('side'),
      right: tie('side'),
    }),
  ),
})).side;
const near: fc.Arbitrary<QueryNode> = fc
  .tuple(fc.boolean(), fc.nat(4), side, side, titleOnly)
  .map(([ordered, distance, left, right, field]) => ({ type: 'near', ordered, distance, left, right, ...(field && { field }) }));
const exact: fc.Arbitrary<QueryNode> = fc
  .tuple(fc.constantFrom('Tea', 'TIME', 'tea', '台灣', '白', 'a, b', '...', '👍', '한국', 'a\ud83d', '\udc4d a'), titleOnly)
  .map(([text, field]) => ({ type: 'exact', text, ...(field && { field }) }));

const SITES = ['', 'news.hk', 'a.news.hk', 'hk', 'com'];
const LANGUAGES = ['', 'zh', 'zh-hant', 'zh-hant-hk', 'en'];
const SOURCES: MediaType[] = ['news', 'forum', 'x'];
const attribute: fc.Arbitrary<QueryNode> = fc.oneof(
  run.map((tokens) => ({ type: 'author' as const, ...tokens })),
  fc.constantFrom(...SITES).map((domain) => ({ type: 'site' as const, domain })),
  fc.constantFrom(...LANGUAGES).map((code) => ({ type: 'language' as const, code })),
  fc.constantFrom(...SOURCES).map((mediaType) => ({ type: 'source' as const, mediaType })),
);

const anyQuery = fc.letrec<{ query: QueryNode }>((tie) => ({
  query: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 6, arbitrary: term },
    { weight: 2, arbitrary: near },
    { weight: 1, arbitrary: exact },
    { weight: 2, arbitrary: attribute },
    {
      weight: 8,
      arbitrary: fc.record({
        type: fc.constantFrom('and' as const, 'or' as const),
        children: fc.array(tie('query'), { maxLength: 4 }),
      }),
    },
    { weight: 3, arbitrary: fc.record({ type: fc.constant('not' as const), child: tie('query') }) },
  ),
})).query;

const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((pieces) => pieces.join(''));
const spaced = fc.array(fc.constantFrom(...PIECES), { maxLength: 10 }).map((pieces) => pieces.join(' '));
const anyText = fc.oneof(text, spaced);
const anyPost: fc.Arbitrary<QueryDocument> = fc
  .tuple(anyText, anyText, anyText, fc.constantFrom(...SITES), fc.constantFrom(...LANGUAGES), fc.constantFrom(...SOURCES))
  .map(([title, content, author, domain, language, mediaType]) => {
    return {
      tokens: tokenText(title, content),
      title,
      content,
      authorTokens: tokenText(author, 'kong'),
      domain,
      language,
      mediaType,
    };
  });

function answer(queries: ReadonlyMap<number, QueryNode>, post: QueryDocument): number[] {
  return [...queries].filter(([, query]) => evaluate(query, post)).map(([key]) => key);
}

describe('createMatcher', () => {
  it('gives exactly the answer of evaluating every query, in the order of the queries', () => {
    fc.assert(
      fc.property(fc.array(anyQuery, { maxLength: 12 }), fc.array(anyPost, { minLength: 1, maxLength: 6 }), (queries, posts) => {
        const entries = new Map(queries.entries());
        const matcher = createMatcher(entries);
        for (const post of posts) expect(matcher.match(post)).toEqual(answer(entries, post));
      }),
      { numRuns: 2000 },
    );
  }, 60_000);

  const anyChange = fc.oneof(
    fc.record({ type: fc.constant('set' as const), key: fc.nat(9), query: anyQuery }),
    fc.record({ type: fc.constant('delete' as const), key: fc.nat(9) }),
    fc.record({ type: fc.constant('match' as const), post: anyPost }),
  );

  /** Small ones number documents anew while queries stand. */
  const lastDocument = fc.constantFrom(undefined, 1, 2, 5);

  it('is after any changes what a new one would be, and when documents are numbered anew', () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 40 }), lastDocument, (changes, last) => {
        const matcher = createMatcher<number>([], last);
        const queries = new Map<number, QueryNode>();
        for (const change of changes) {
          if (change.type === 'set') {
            matcher.set(change.key, change.query);
            queries.set(change.key, change.query);
          } else if (change.type === 'delete') {
            expect(matcher.delete(change.key)).toBe(queries.delete(change.key));
          } else {
            expect(new Set(matcher.match(change.post))).toEqual(new Set(answer(queries, change.post)));
          }
          expect(matcher.size).toBe(queries.size);
        }
      }),
      { numRuns: 1000 },
    );
  }, 60_000);
});
