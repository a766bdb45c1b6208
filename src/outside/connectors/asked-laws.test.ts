/**
 * What holds of every query that engine/asking makes for an outside search, whatever the topics and the grammar: the grammars
 * are read, and the searches answered, by tests/support, which tests of the engine do not import.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finds } from '../../../tests/support/asked-answer.ts';
import { type Asking, type Grammar, readAsking } from '../../../tests/support/asked-grammar.ts';
import { generatedPost } from '../../../tests/support/generated-posts.ts';
import { generatedQuery } from '../../../tests/support/generated-queries.ts';
import type { KeywordGroups } from '../../contract/topics.ts';
import { type AskedQueries, askedQueries } from '../../engine/asking/asked-queries.ts';
import type { Dialect } from '../../engine/asking/dialect.ts';
import { GDELT_SEARCH } from '../../engine/asking/gdelt-search.ts';
import { BRAVE_SEARCH, GOOGLE_SEARCH } from '../../engine/asking/web-search.ts';
import { xSearch } from '../../engine/asking/x-search.ts';
import { YOUTUBE_SEARCH } from '../../engine/asking/youtube-search.ts';
import type { QueryNode } from '../../engine/query/ast.ts';
import { compileTopic } from '../../engine/query/compile-topic.ts';
import type { QueryDocument } from '../../engine/query/document.ts';
import { evaluate } from '../../engine/query/evaluate.ts';
import { tokenText } from '../../engine/text/token-text.ts';
import { tokenise } from '../../engine/text/tokens.ts';

const DIALECTS: [Grammar, Dialect][] = [
  ['x', xSearch()],
  ['google', GOOGLE_SEARCH],
  ['brave', BRAVE_SEARCH],
  ['youtube', YOUTUBE_SEARCH],
  ['gdelt', GDELT_SEARCH],
];
/** With room for so little that topics have to be split and asked for less. */
const NARROW = DIALECTS.map(([grammar, dialect]): [Grammar, Dialect] => [
  grammar,
  { ...dialect, length: 60, words: Math.min(dialect.words, 20), spread: 3 },
]);

/** As the API has it: all its posts are of one source and site, and hold only what it reads. */
function placed(post: QueryDocument, { mediaTypes, sites, han, emoji }: Dialect): QueryDocument {
  const read = (text: string) => {
    const words = han
      ? text
      : text.replace(/[^\0-\x7f]+/g, ' . ').replace(/(?<![a-z0-9])(?:[a-z0-9]{1,2}|and|not|near|from)(?![a-z0-9])/gi, ' . ');
    return emoji ? words : words.replace(/\p{Extended_Pictographic}|\p{RI}|\p{Emoji_Presentation}|\u20e3/gu, ' . ');
  };
  const [title, content] = [read(post.title), read(post.content)];
  const tokens = tokenText(title, content);
  return { ...post, title, content, tokens, mediaType: mediaTypes?.[0] ?? post.mediaType, domain: sites?.[0] ?? post.domain };
}

function expectLegal({ queries }: AskedQueries, [grammar, dialect]: [Grammar, Dialect]): Map<string, Asking> {
  return new Map(
    queries.map(({ text }) => {
      const asking = readAsking(text, grammar);
      expect(text.length).toBeLessThanOrEqual(dialect.length);
      expect(wordsOf(text)).toBeLessThanOrEqual(dialect.words);
      return [text, asking];
    }),
  );
}

/** Chinese characters count one by one. */
function wordsOf(text: string): number {
  return (
    text.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s()"|\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu,
    )?.length ?? 0
  );
}

/** Of each topic: whoever matches it is found by one of its queries. */
function expectFound(topics: readonly QueryNode[], posts: readonly QueryDocument[], [grammar, dialect]: [Grammar, Dialect]) {
  const asked = askedQueries(
    topics.map((query, id) => ({ id, query })),
    dialect,
  );
  const askings = expectLegal(asked, [grammar, dialect]);
  for (const [id, query] of topics.entries()) {
    const refused = asked.unaskable.find(({ topicId }) => topicId === id);
    const texts = asked.queries.flatMap(({ text, topicIds }) => (topicIds.includes(id) ? [text] : []));
    expect(texts.length === 0).toBe(refused !== undefined);
    if (refused && refused.reason !== 'elsewhere') continue;
    for (const post of posts.map((each) => placed(each, dialect))) {
      if (!evaluate(query, post)) continue;
      const isFound = texts.some((text) => finds(askings.get(text) as Asking, post));
      expect(isFound, `${JSON.stringify(query)} asked as ${texts.join(' / ')} misses ${JSON.stringify(post)}`).toBe(true);
    }
  }
}

describe.each([...DIALECTS, ...NARROW])('%s', (grammar, dialect) => {
  it('finds every post that a topic matches, by legal queries', () => {
    fc.assert(
      fc.property(
        fc.array(generatedQuery, { minLength: 1, maxLength: 4 }),
        fc.array(generatedPost, { minLength: 6, maxLength: 12 }),
        (topics, posts) => expectFound(topics, posts, [grammar, dialect]),
      ),
      { numRuns: 400 },
    );
  });

  it('finds them too where topics are wide and share their words', () => {
    fc.assert(
      fc.property(
        fc.array(wide, { minLength: 1, maxLength: 5 }),
        fc.array(someWords, { minLength: 10, maxLength: 20 }),
        (topics, posts) => expectFound(topics, posts.map(postOf), [grammar, dialect]),
      ),
      { numRuns: 150 },
    );
  });

  it('is not steered by what a keyword holds', () => {
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 4 }), fc.constantFrom('AND', 'OR'), (keywords, operator) => {
        const inclusion: KeywordGroups = { operator, groups: keywords.map((keyword) => [keyword]) };
        const topic = compileTopic({ keywordInputMode: 'basic', inclusion, exclusion: { operator: 'OR', groups: [] } });
        if ('errors' in topic) return;
        const content = keywords.join(' . ');
        expectFound([topic.query], [postOf(content)], [grammar, dialect]);
        expectOnlyWords(topic.query, [grammar, dialect]);
      }),
      { numRuns: 300 },
    );
  });

  it('is not steered by a made-up tree', () => {
    const node: fc.Arbitrary<QueryNode> = fc.oneof(
      fc.array(hostile, { maxLength: 3 }).map((tokens): QueryNode => ({ type: 'term', tokens })),
      hostile.map((text): QueryNode => ({ type: 'exact', text })),
      hostile.map((token): QueryNode => ({ type: 'author', tokens: [token] })),
      hostile.map((domain): QueryNode => ({ type: 'site', domain })),
    );
    fc.assert(
      fc.property(fc.array(node, { minLength: 1, maxLength: 4 }), fc.constantFrom('and', 'or'), (children, type) => {
        const query: QueryNode = { type: type as 'and' | 'or', children };
        expectLegal(askedQueries([{ id: 1, query }], dialect), [grammar, dialect]);
      }),
      { numRuns: 300 },
    );
  });
});

const POOL = ['ferry', 'late', 'harbour', 'storm', 'signal', 'eight', 'tram', 'bus', 'star', 'pier', '渡輪', '頭髮', '天文台'];
const someWords = fc
  .oneof(fc.shuffledSubarray(POOL, { minLength: 1 }), fc.shuffledSubarray(POOL, { minLength: 2, maxLength: 3 }))
  .map((words) => words.join(' . '));
const termOf = (word: string): QueryNode => ({ type: 'term', tokens: tokenise(word).tokens });
const both = fc
  .shuffledSubarray(POOL, { minLength: 2, maxLength: 3 })
  .map((words): QueryNode => ({ type: 'and', children: words.map(termOf) }));
const pairs = fc.array(both, { minLength: 2, maxLength: 9 }).map((children): QueryNode => ({ type: 'or', children }));
const { wide } = fc.letrec<{ wide: QueryNode; join: QueryNode }>((tie) => ({
  wide: fc.oneof({ depthSize: 'medium', withCrossShrink: true }, fc.constantFrom(...POOL).map(termOf), pairs, tie('join')),
  join: fc.record({
    type: fc.constantFrom('and' as const, 'or' as const),
    children: fc.array(tie('wide'), { minLength: 2, maxLength: 7 }),
  }),
}));

const hostile = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc
    .array(
      fc.constantFrom(
        '"',
        "'",
        '(',
        ')',
        '|',
        '-',
        ' ',
        ' OR ',
        ' AND ',
        'NOT ',
        'from:',
        'site:',
        'url:',
        '#',
        '@',
        '\\',
        '“',
        '…',
        '\n',
        '*',
        '~',
        'nasa',
        '渡',
        '1️⃣',
        '❤️',
        '\u200d',
        '\u202e',
        '：',
        '＂',
        '（',
        '﹣',
      ),
      { minLength: 1, maxLength: 8 },
    )
    .map((parts) => parts.join('')),
);

function postOf(content: string): QueryDocument {
  const post = { title: '', content, authorTokens: tokenText('', ''), domain: '', language: '', mediaType: 'news' as const };
  return { ...post, tokens: tokenText('', content) };
}

/** No field nor tag that was not a tag before. */
function expectOnlyWords(query: QueryNode, [grammar, dialect]: [Grammar, Dialect]) {
  for (const { text } of askedQueries([{ id: 1, query }], dialect).queries) {
    const leaves = leavesOf(readAsking(text, grammar));
    expect(leaves.filter(({ type }) => type === 'author' || type === 'site')).toEqual([]);
    const tags = leaves.filter(({ type }) => type === 'tag').length;
    if (tags > 0) expect(JSON.stringify(query)).toMatch(/"[#@]/);
  }
}

function leavesOf(asking: Asking): { type: string; text: string }[] {
  return 'parts' in asking ? asking.parts.flatMap(leavesOf) : [asking];
}
