/** What holds of every explanation, on posts of three scripts and queries of every kind. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MatchedSpan } from '../../contract/posts.ts';
import { BOUNDARY, phraseText, tokenText } from '../text/token-text.ts';
import { tokenise } from '../text/tokens.ts';
import type { NearNode, QueryNode, TermNode } from './ast.ts';
import type { QueryDocument } from './document.ts';
import { evaluate } from './evaluate.ts';
import { explain, explainTerms } from './explain.ts';
import { termsOf } from './near-side.ts';
import type { Leaf } from './positive-terms.ts';

/** Few words, so that queries meet them: English, both ways of writing Chinese, kana, Hangul, emoji, tags. */
const WORDS = (
  'tea Tea TEAPOT cafe\u0301 ｔｅａ C++ 2026 頭髮 头发 发 港鐵 ｶﾞｷﾞ かき 한국 한국어 ' +
  '😀 👍🏽 🇭🇰 1️⃣ ❤️ #tea #头发 #tea_pot @Ann.Lee ＠ann'
).split(' ');
const JOINTS = [' ', ' ', ' ', '', ', ', '。', '\n', '\u200b'];
const written = (maxLength: number) =>
  fc
    .array(fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(...JOINTS)), { maxLength })
    .map((pieces) => pieces.map((piece) => piece.join('')).join(''));
const generatedPost = fc.tuple(written(5), written(12), fc.constantFrom('en', 'zh')).map(
  ([title, content, language]): QueryDocument => ({
    tokens: tokenText(title, content),
    title,
    content,
    authorTokens: tokenText('Ann', 'tea'),
    domain: 'example.org',
    language,
    mediaType: 'news',
  }),
);

const field = fc.constantFrom({}, {}, { field: 'title' as const });
const run = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 2 })
  .map((words) => words.flatMap((word) => tokenise(word).tokens));
const prefix = fc.constantFrom(['tea'], ['cafe', 'tea'], ['202'], ['發', 'tea']);
const words = fc.oneof(
  run.map((tokens): TermNode => ({ type: 'term', tokens })),
  prefix.map((tokens): TermNode => ({ type: 'term', tokens, prefix: true })),
);
const tag = fc.constantFrom('#tea', '#頭發', '@ann.lee', '@ann').map((token): TermNode => ({ type: 'term', tokens: [token] }));
const exact = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 2 })
  .map((parts) => ({ type: 'exact' as const, text: parts.join(' ') }));
const near: fc.Arbitrary<NearNode> = fc
  .tuple(fc.boolean(), fc.integer({ min: 1, max: 4 }), words, words, words, fc.nat(2))
  .map(([ordered, distance, left, right, other, shape]) => {
    const pair: NearNode = { type: 'near', ordered, distance, left, right };
    if (shape === 0) return pair;
    return { ...pair, right: shape === 1 ? { type: 'or', children: [right, other] } : { ...pair, left: other } };
  });
const fact = fc.constantFrom<QueryNode>(
  { type: 'language', code: 'en' },
  { type: 'author', tokens: ['ann'] },
  { type: 'author', tokens: ['x'] },
);
const leaf = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.oneof(words, tag, exact, near).chain((node) => field.map((within): QueryNode => ({ ...node, ...within }))),
  },
  { weight: 1, arbitrary: fact },
);
const generatedQuery = fc.letrec<{ query: QueryNode }>((tie) => ({
  query: fc.oneof(
    { maxDepth: 3 },
    { weight: 3, arbitrary: leaf },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('not' as const), child: tie('query') }) },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constantFrom('and' as const, 'or' as const),
        children: fc.array(tie('query'), { maxLength: 3 }),
      }),
    },
  ),
})).query;

const RUNS = { numRuns: 600 };

function isText(leaf: Leaf): leaf is Extract<Leaf, { type: 'term' | 'exact' | 'near' }> {
  return leaf.type === 'term' || leaf.type === 'exact' || leaf.type === 'near';
}

function textOf(post: QueryDocument, { field, start, end }: MatchedSpan): string {
  return post[field].slice(start, end);
}

/** Whether a marked text, read by itself, is the term. */
function says(text: string, term: TermNode): boolean {
  const { tokens, tags } = tokenise(text);
  return [tokens, tags.tokens].some((found) => {
    const read = phraseText(found);
    const asked = phraseText(term.tokens);
    return term.prefix ? read.startsWith(asked.trimEnd()) : read === asked;
  });
}

/** Overlapping places are one span, so that it may say a term several times over: then it begins and ends with one. */
function isMarkOf(text: string, leaf: Extract<Leaf, { type: 'term' | 'exact' | 'near' }>): boolean {
  if (leaf.type === 'exact') return text.startsWith(leaf.text) && text.endsWith(leaf.text);
  const terms = leaf.type === 'near' ? termsOf(leaf) : [leaf];
  const ends = Array.from({ length: text.length }, (_, index) => index + 1);
  return (
    ends.some((end) => terms.some((term) => says(text.slice(0, end), term))) &&
    ends.some((end) => terms.some((term) => says(text.slice(end - 1), term)))
  );
}

describe('explain', () => {
  it('marks exactly the matched text', () => {
    fc.assert(
      fc.property(generatedQuery, generatedPost, (query, post) => {
        for (const { term, spans } of explainTerms(query, post)) {
          for (const span of spans) expect(isText(term) && isMarkOf(textOf(post, span), term), textOf(post, span)).toBe(true);
        }
      }),
      RUNS,
    );
  });

  it('marks something exactly where a term matches', () => {
    fc.assert(
      fc.property(generatedQuery, generatedPost, (query, post) => {
        for (const { term, spans } of explainTerms(query, post)) {
          if (isText(term)) expect(spans.length > 0, JSON.stringify(term)).toBe(evaluate(term, post));
        }
      }),
      RUNS,
    );
  });

  it('marks something wherever a post matches by its text', () => {
    fc.assert(
      fc.property(generatedQuery, generatedPost, (query, post) => {
        const silent: QueryDocument = { ...post, title: '', content: '', tokens: ` ${BOUNDARY} ` };
        if (evaluate(query, post) && !evaluate(query, silent)) expect(explain(query, post)).not.toEqual([]);
      }),
      RUNS,
    );
  });

  it('marks all the terms mark, in order, never twice', () => {
    fc.assert(
      fc.property(generatedQuery, generatedPost, (query, post) => {
        const spans = explain(query, post);
        const marked = (one: MatchedSpan) =>
          spans.some((span) => span.field === one.field && span.start <= one.start && one.end <= span.end);
        expect(explainTerms(query, post).every((explained) => explained.spans.every(marked))).toBe(true);
        for (const [index, span] of spans.entries()) {
          const before = spans[index - 1];
          expect(!before || before.field !== span.field || before.end <= span.start).toBe(true);
          expect(before?.field === 'content' && span.field === 'title').toBe(false);
        }
      }),
      RUNS,
    );
  });

  it('marks of NEAR the very words that meet', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'x'), { maxLength: 12 });
    fc.assert(
      fc.property(words, fc.integer({ min: 0, max: 4 }), fc.boolean(), (text, distance, ordered) => {
        const query: NearNode = {
          type: 'near',
          ordered,
          distance,
          left: { type: 'term', tokens: ['a'] },
          right: { type: 'term', tokens: ['b'] },
        };
        const meets = (one: number, other: number) =>
          text[one] === 'a' && text[other] === 'b' && Math.abs(one - other) <= distance + 1 && (!ordered || one < other);
        const expected = text.flatMap((_, at) =>
          text.some((_other, other) => meets(at, other) || meets(other, at)) ? [2 * at] : [],
        );
        expect(explain(query, { title: null, content: text.join(' ') }).map(({ start }) => start)).toEqual(expected);
      }),
      RUNS,
    );
  });
});
