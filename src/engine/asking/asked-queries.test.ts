import { describe, expect, it } from 'vitest';
import type { QueryNode } from '../query/ast.ts';
import { compile } from '../query/compile.ts';
import { parse } from '../query/parse.ts';
import { askedQueries } from './asked-queries.ts';
import type { Dialect } from './dialect.ts';
import { GDELT_SEARCH } from './gdelt-search.ts';
import { BRAVE_SEARCH, GOOGLE_SEARCH } from './web-search.ts';
import { xSearch } from './x-search.ts';
import { YOUTUBE_SEARCH } from './youtube-search.ts';

function queryOf(text: string): QueryNode {
  const { tree } = parse(text, { fixes: false });
  if (!tree) throw new Error(`Unreadable: ${text.slice(0, 80)}`);
  return compile(tree);
}

/** The texts asked for one topic, or why nothing is. */
function askedFor(text: string, dialect: Dialect): string[] | string {
  const { queries, unaskable } = askedQueries([{ id: 1, query: queryOf(text) }], dialect);
  return unaskable[0]?.reason ?? queries.map((query) => query.text);
}

const X = xSearch();

describe('one topic on X', () => {
  it.each([
    ['a word', 'Ferry', ['ferry']],
    ['a phrase', '"star ferry"', ['"star ferry"']],
    ['words parted by a sign', 'coca-cola', ['"coca cola"']],
    ['AND and OR', 'ferry AND (late OR slow)', ['(late OR slow) ferry']],
    ['alternatives without parentheses', '(ferry AND late) OR tram', ['ferry late OR tram']],
    ['NOT is left out', 'ferry NOT late', ['ferry']],
    ['NOT of a group is left out', 'ferry NOT (late OR (slow AND old))', ['ferry']],
    ['only NOT', 'NOT ferry', 'negation'],
    ['NOT NOT', 'NOT (NOT ferry)', ['ferry']],
    ['NEAR is both', 'ferry NEAR/5 (late OR slow)', ['(late OR slow) ferry']],
    ['the spelling of {…} is a phrase', '{Star-Ferry}', ['"star ferry"']],
    ['Chinese in {…} as spelled', '{渡轮}', ['渡轮']],
    ['Chinese in all its spellings', '渡轮', ['渡輪 OR 渡轮']],
    ['a character of several', '頭髮', ['头发 OR 头發 OR 头髮 OR 頭发 OR 頭發 OR 頭髮']],
    ['a run with too many spellings in pieces', '{香港} AND 藝術發展局', expect.any(Array)],
    ['two scripts in a row', '"iPhone 手機"', ['(手机 OR 手機) iphone']],
    ['an emoji', '😀', ['😀']],
    ['an emoji of two signs', '👍🏽', ['"👍🏽"']],
    ['a hashtag', '#Ferry', ['#ferry']],
    ['a Chinese hashtag', '#渡輪', ['#渡輪 OR #渡轮']],
    ['a hashtag that X does not know', '#a·b', ['"a b"']],
    ['a handle', '@john_doe', ['@john_doe']],
    ['a handle that X does not know', '@ann.lee', ['"ann lee"']],
    ['a beginning of a word', 'ferr*', 'prefix'],
    ['a beginning beside a word', 'ferr* AND late', ['late']],
    ['a beginning among alternatives', 'ferr* OR late', 'prefix'],
    ['an author alone', 'author:hkobservatory', ['from:hkobservatory']],
    ['an author among alternatives', 'author:nasa OR moon', ['from:nasa OR moon']],
    ['an author beside a word', 'author:nasa AND moon', ['moon']],
    ['authors beside each other', 'author:nasa AND lang:en', ['from:nasa']],
    ['an author of two words', 'author:"ann lee"', 'attribute'],
    ['a language beside a word', 'ferry AND lang:en', ['ferry']],
    ['a language alone', 'lang:en', 'attribute'],
    ['the title', 'title:ferry', ['ferry']],
    ['its own source', 'source:x AND ferry', ['ferry']],
    ['another source', 'source:news AND ferry', 'elsewhere'],
    ['another source among alternatives', '(source:news AND ferry) OR tram', ['tram']],
    ['not its own source', 'NOT source:news AND ferry', ['ferry']],
    ['its own site', 'site:x.com AND ferry', ['ferry']],
    ['another site', 'site:example.org AND ferry', 'elsewhere'],
    ['an operator as a word', '"or"', ['"or"']],
    ['a field as a word', '"from:nasa"', ['"from nasa"']],
    ['a leading hyphen', '"-late"', ['late']],
    ['a keycap', '1️⃣', ['"1⃣" OR "1️⃣"']],
    ['a heart', '❤️', ['"❤️" OR ❤']],
  ])('%s', (_, text, expected) => {
    expect(askedFor(text, X)).toEqual(expected);
  });

  it('says the same once, and leaves out what follows', () => {
    expect(askedFor('late OR ferry OR late', X)).toEqual(['ferry OR late']);
    expect(askedFor('ferry OR (ferry AND late)', X)).toEqual(['ferry']);
    expect(askedFor('ferry AND (ferry OR late)', X)).toEqual(['ferry']);
    expect(askedFor('(star AND ferry) OR (late AND star AND ferry)', X)).toEqual(['ferry star']);
  });

  it('writes what alternatives share once', () => {
    expect(askedFor('(ferry AND late) OR (ferry AND slow) OR tram', X)).toEqual(['(late OR slow) ferry OR tram']);
  });

  it('leaves out alternatives that are only signs', () => {
    const signs: QueryNode = { type: 'exact', text: '?!' };
    const ferry: QueryNode = { type: 'term', tokens: ['ferry'] };
    expect(askedQueries([{ id: 1, query: signs }], X).unaskable).toEqual([{ topicId: 1, reason: 'sign' }]);
    const either: QueryNode = { type: 'or', children: [signs, ferry] };
    expect(askedQueries([{ id: 1, query: either }], X).queries).toEqual([{ text: 'ferry', topicIds: [1] }]);
  });

  it('asks for the whole words before the beginning of one', () => {
    const query: QueryNode = { type: 'term', tokens: ['star', 'ferr'], prefix: true };
    expect(askedQueries([{ id: 1, query }], X).queries).toEqual([{ text: 'star', topicIds: [1] }]);
  });

  it('asks for a run with too many spellings in pieces', () => {
    const [text = ''] = askedFor('藝術發展局', X);
    expect(text).toMatch(/^\((?:...(?: OR )?){6}\) \((?:..(?: OR )?){6}\)$/u);
    expect(text).toContain('發展局');
  });
});

describe('one topic elsewhere', () => {
  it.each<[string, Dialect, string, string[] | string]>([
    ['Google: a choice of conjunctions', GOOGLE_SEARCH, '(ferry AND late) OR tram', ['(ferry late) OR tram']],
    ['Google: a site', GOOGLE_SEARCH, 'site:example.org AND ferry', ['ferry site:example.org']],
    ['Google: a source', GOOGLE_SEARCH, 'source:news AND ferry', ['ferry']],
    ['Google: a hashtag by its words', GOOGLE_SEARCH, '#star_ferry', ['"star ferry"']],
    ['Google: an author', GOOGLE_SEARCH, 'author:nasa', 'attribute'],
    ['Google: an emoji', GOOGLE_SEARCH, '😀', 'sign'],
    ['Google: an emoji among alternatives', GOOGLE_SEARCH, '😀 OR ferry', ['ferry']],
    ['Brave: a choice', BRAVE_SEARCH, 'ferry OR tram', ['ferry OR tram']],
    ['Brave: conjunctions apart', BRAVE_SEARCH, '(ferry AND late) OR tram', ['ferry late', 'tram']],
    ['YouTube: a choice', YOUTUBE_SEARCH, 'ferry OR "star tram"', ['"star tram"|ferry']],
    ['YouTube: conjunctions apart', YOUTUBE_SEARCH, '(ferry AND late) OR tram', ['ferry late', 'tram']],
    ['YouTube: a small choice is written out', YOUTUBE_SEARCH, 'ferry AND (late OR slow)', ['ferry late', 'ferry slow']],
    ['YouTube: a large choice beside a word', YOUTUBE_SEARCH, 'ferry AND (a OR b OR c OR d OR e)', ['ferry']],
    ['YouTube: of two choices the smaller', YOUTUBE_SEARCH, '(a OR b OR c) AND (d OR e)', ['d|e']],
    ['GDELT: a word', GDELT_SEARCH, 'ferry', ['ferry']],
    ['GDELT: a choice', GDELT_SEARCH, 'ferry OR tram', ['(ferry OR tram)']],
    ['GDELT: a choice beside a word', GDELT_SEARCH, 'ferry AND (late OR slow)', ['(late OR slow) ferry']],
    ['GDELT: conjunctions apart', GDELT_SEARCH, '(ferry AND late) OR tram', ['ferry late', 'tram']],
    ['GDELT: shared words once', GDELT_SEARCH, '(ferry AND late) OR (ferry AND slow)', ['(late OR slow) ferry']],
    [
      'GDELT: a choice of conjunctions beside a word',
      GDELT_SEARCH,
      'star AND ((ferry AND late) OR tram)',
      ['ferry late star', 'star tram'],
    ],
    ['GDELT: a short word', GDELT_SEARCH, 'xi', 'sign'],
    ['GDELT: a short word beside another', GDELT_SEARCH, 'xi AND ferry', ['ferry']],
    ['GDELT: a short word in a phrase', GDELT_SEARCH, '"xi jinping"', ['"xi jinping"']],
    ['GDELT: a short phrase', GDELT_SEARCH, '"a b"', 'sign'],
    ['GDELT: a short phrase by its longer word', GDELT_SEARCH, '"b 747"', ['747']],
    ['GDELT: Chinese', GDELT_SEARCH, '渡輪', 'script'],
    ['GDELT: Chinese among alternatives', GDELT_SEARCH, '渡輪 OR ferry', ['ferry']],
    ['GDELT: Chinese beside a negation, among alternatives', GDELT_SEARCH, '(渡輪 NOT late) OR ferry', ['ferry']],
    ['GDELT: Chinese beside a word', GDELT_SEARCH, '渡輪 AND ferry', ['ferry']],
    ['GDELT: a site', GDELT_SEARCH, 'site:example.org', ['domain:example.org']],
    ['GDELT: a whole country', GDELT_SEARCH, 'site:hk', 'attribute'],
  ])('%s', (_, dialect, text, expected) => {
    expect(askedFor(text, dialect)).toEqual(expected);
  });
});

describe('limits', () => {
  const many = (count: number, word = 'word') => Array.from({ length: count }, (_, at) => `${word}${at}`);

  it('splits a long choice over queries', () => {
    const texts = askedFor(many(100).join(' OR '), X) as string[];
    expect(texts).toHaveLength(2);
    expect(texts.every((text) => text.length <= 512)).toBe(true);
    expect(texts.flatMap((text) => text.split(' OR ')).sort()).toEqual(many(100).sort());
  });

  it('deals a long choice out beside what it stands with', () => {
    const texts = askedFor(`ferry AND (${many(100).join(' OR ')})`, X) as string[];
    expect(texts.length).toBeLessThanOrEqual(3);
    for (const text of texts) expect(text).toMatch(/^\((?:word\d+(?: OR )?)+\) ferry$/);
    expect(texts.flatMap((text) => text.match(/word\d+/g))).toHaveLength(100);
  });

  it('drops the longest condition where that would be too many queries', () => {
    expect(askedFor(`ferry AND (${many(1700).join(' OR ')})`, X)).toEqual(['ferry']);
  });

  it('drops conditions of a conjunction that is too long, longest first', () => {
    const [text = ''] = askedFor([...many(70, 'longer'), 'tram'].join(' AND '), X);
    expect(text.length).toBeLessThanOrEqual(512);
    expect(text.split(' ')).toContain('tram');
  });

  it('counts words for Google', () => {
    const texts = askedFor(many(40).join(' OR '), GOOGLE_SEARCH) as string[];
    expect(texts).toHaveLength(3);
  });

  it('cannot ask for a word longer than a query', () => {
    expect(askedFor('x'.repeat(600), X)).toBe('length');
    expect(askedFor(`${'x'.repeat(600)} AND ferry`, X)).toEqual(['ferry']);
  });

  it('asks for a long phrase in pieces', () => {
    const [text = ''] = askedFor(`"${many(25).join(' ')}"`, X);
    expect(text.match(/"[^"]+"/g)).toHaveLength(3);
  });

  it('takes the length that an access allows', () => {
    const query = queryOf(many(100).join(' OR '));
    expect(askedQueries([{ id: 1, query }], xSearch(4096)).queries).toHaveLength(1);
  });
});

describe('several topics', () => {
  const topics = (texts: Record<number, string>) =>
    Object.entries(texts).map(([id, text]) => ({ id: Number(id), query: queryOf(text) }));

  it('share queries, each with the topics it is for', () => {
    expect(askedQueries(topics({ 1: 'ferry', 2: 'tram AND late' }), X)).toEqual({
      queries: [{ text: 'ferry OR late tram', topicIds: [1, 2] }],
      unaskable: [],
    });
  });

  it('ask once for what two of them want', () => {
    const { queries } = askedQueries(topics({ 1: 'ferry', 2: 'late AND tram', 3: 'tram AND late' }), GDELT_SEARCH);
    expect(queries).toEqual([
      { text: 'ferry', topicIds: [1] },
      { text: 'late tram', topicIds: [2, 3] },
    ]);
  });

  it('lean on what an earlier one asks, never on a later', () => {
    expect(askedQueries(topics({ 1: 'late AND tram', 2: 'tram' }), GDELT_SEARCH).queries).toHaveLength(2);
    expect(askedQueries(topics({ 1: 'tram', 2: 'late AND tram' }), GDELT_SEARCH).queries).toEqual([
      { text: 'tram', topicIds: [1, 2] },
    ]);
  });

  it('are asked the same in whatever order they are given', () => {
    const given = topics({ 1: 'ferry', 2: 'tram AND late', 3: 'lat*', 7: '渡輪 OR bus' });
    expect(askedQueries([...given].reverse(), X)).toEqual(askedQueries(given, X));
    expect(askedQueries(given, X).unaskable).toEqual([{ topicId: 3, reason: 'prefix' }]);
  });

  it('none are no queries', () => {
    expect(askedQueries([], X)).toEqual({ queries: [], unaskable: [] });
  });
});
