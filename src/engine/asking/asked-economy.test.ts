/** How few queries many topics make, and how few of them change when a topic does. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QueryNode } from '../query/ast.ts';
import { compile } from '../query/compile.ts';
import { parse } from '../query/parse.ts';
import { type AskingTopic, askedQueries } from './asked-queries.ts';
import type { Dialect } from './dialect.ts';
import { GDELT_SEARCH } from './gdelt-search.ts';
import { BRAVE_SEARCH, GOOGLE_SEARCH } from './web-search.ts';
import { xSearch } from './x-search.ts';
import { YOUTUBE_SEARCH } from './youtube-search.ts';

const syllable = fc.constantFrom('ka', 'lo', 'mi', 'ren', 'tas', 'vo', 'shu', 'ber', 'ni', 'gol', 'pe', 'dra');
const word = fc.array(syllable, { minLength: 2, maxLength: 4 }).map((syllables) => syllables.join(''));
const chinese = fc.array(fc.constantFrom(...'渡輪港鐵電台天文國泰航空醫院銀行發展'), { minLength: 2, maxLength: 4 });
const keyword = fc.oneof(
  { weight: 5, arbitrary: word },
  { weight: 2, arbitrary: fc.tuple(word, word).map((words) => `"${words.join(' ')}"`) },
  { weight: 3, arbitrary: chinese.map((characters) => characters.join('')) },
);
const choice = fc.array(keyword, { minLength: 1, maxLength: 8 }).map((keywords) => `(${keywords.join(' OR ')})`);
/** As people write them: a choice, a choice beside another, a choice without something. */
const topicText = fc.oneof(
  { weight: 3, arbitrary: choice },
  { weight: 2, arbitrary: fc.tuple(choice, choice).map((choices) => choices.join(' AND ')) },
  { weight: 1, arbitrary: fc.tuple(choice, choice).map((choices) => choices.join(' NOT ')) },
);

function queryOf(text: string): QueryNode {
  const { tree } = parse(text, { fixes: false });
  if (!tree) throw new Error(`Unreadable: ${text}`);
  return compile(tree);
}

const sampled = (count: number, seed: number): AskingTopic[] =>
  fc.sample(topicText, { numRuns: count, seed }).map((text, at) => ({ id: at + 1, query: queryOf(text) }));

const DIALECTS: [string, Dialect][] = [
  ['X', xSearch()],
  ['X for enterprise', xSearch(4096)],
  ['Google', GOOGLE_SEARCH],
  ['Brave', BRAVE_SEARCH],
  ['YouTube', YOUTUBE_SEARCH],
  ['GDELT', GDELT_SEARCH],
];

describe('200 topics', () => {
  const topics = sampled(200, 1);

  it.each(DIALECTS)('ask no more of %s together than one by one', (name, dialect) => {
    const { queries } = askedQueries(topics, dialect);
    const apart = topics.reduce((sum, topic) => sum + askedQueries([topic], dialect).queries.length, 0);
    process.stdout.write(`${name}: ${queries.length} queries for 200 topics, ${apart} one by one\n`);
    expect(queries.length).toBeLessThanOrEqual(apart);
  });

  it('ask X with a third of the queries', () => {
    expect(askedQueries(topics, xSearch()).queries.length).toBeLessThan(topics.length / 3);
  });

  it.each([
    ['one changes', (at: number, other: AskingTopic) => topics.with(at, { ...other, id: at + 1 })],
    ['one goes', (at: number) => topics.toSpliced(at, 1)],
    ['one comes', (at: number, other: AskingTopic) => [...topics, { ...other, id: 201 + at }]],
  ])('keep most queries of X when %s', (_, change) => {
    const before = new Set(askedQueries(topics, xSearch()).queries.map(({ text }) => text));
    const counts = sampled(40, 2).map((other, at) => {
      const { queries } = askedQueries(change(at * 5, other), xSearch());
      return queries.filter(({ text }) => !before.has(text)).length;
    });
    // A block is about sixteen topics in four queries; two of them may become one.
    expect(Math.max(...counts)).toBeLessThanOrEqual(12);
    expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeLessThan(4);
  });
});
