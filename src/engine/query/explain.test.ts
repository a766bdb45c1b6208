import { describe, expect, it } from 'vitest';
import type { NearSide, QueryNode, TermNode } from './ast.ts';
import { explain, explainTerms } from './explain.ts';

const term = (...tokens: string[]): TermNode => ({ type: 'term', tokens });
const or = (...children: QueryNode[]): QueryNode => ({ type: 'or', children });
const prefix = (...tokens: string[]): TermNode => ({ type: 'term', tokens, prefix: true });
const near = (distance: number, left: NearSide, right: NearSide): NearSide => ({
  type: 'near',
  ordered: false,
  distance,
  left,
  right,
});
const exact = (text: string): QueryNode => ({ type: 'exact', text });
const not = (child: QueryNode): QueryNode => ({ type: 'not', child });

const rows: { name: string; query: QueryNode; title?: string; content: string; marked: string[] }[] = [
  { name: 'every occurrence', query: term('tea'), content: 'Tea, more tea', marked: ['Tea', 'tea'] },
  { name: 'title and content', query: term('白', '票'), title: '白票？', content: '投白票', marked: ['白票', '白票'] },
  {
    name: 'what stands between the tokens of a phrase',
    query: term('hong', 'kong'),
    content: 'in Hong-Kong now',
    marked: ['Hong-Kong'],
  },
  { name: 'the original spelling', query: term('cafe'), content: 'Ｃafe\u0301s? Ｃafe\u0301!', marked: ['Ｃafe\u0301'] },
  { name: 'overlaps are one', query: or(term('a', 'b'), term('b', 'c')), content: 'a b c', marked: ['a b c'] },
  { name: 'neighbours stay apart', query: or(term('白'), term('票')), content: '白票', marked: ['白', '票'] },
  { name: 'one inside another', query: or(term('投', '白', '票'), term('白')), content: '投白票', marked: ['投白票'] },
  { name: 'a phrase that repeats itself', query: term('哈', '哈'), content: '哈哈哈', marked: ['哈哈哈'] },
  {
    name: 'not what is taken away',
    query: { type: 'and', children: [term('a'), not(term('b'))] },
    content: 'a b',
    marked: ['a'],
  },
  { name: 'but what is taken away twice', query: not(not(term('b'))), content: 'a b', marked: ['b'] },
  { name: 'a sign that stands for several characters', query: term('會', '社'), content: '㍿x', marked: ['㍿'] },
  {
    name: 'the whole word of a beginning',
    query: prefix('green', 'tea'),
    content: 'Green TEAPOTS, teas',
    marked: ['Green TEAPOTS'],
  },
  { name: 'a tag with its sign', query: term('#tea_time'), content: 'x ＃Ｔea_time! tea time', marked: ['＃Ｔea_time'] },
  { name: 'a tag as its word', query: term('tea'), content: '#tea', marked: ['tea'] },
  { name: 'beginnings of tags', query: prefix('#tea'), content: '#teapot #tea', marked: ['#teapot', '#tea'] },
  { name: 'a handle', query: term('@john.doe'), content: 'cc @John.Doe.', marked: ['@John.Doe'] },
  { name: 'the very spelling', query: exact('C++'), content: 'c++ C++ C++17', marked: ['C++', 'C++'] },
  { name: 'spellings that overlap', query: exact('哈哈'), content: '哈哈哈', marked: ['哈哈哈'] },
  { name: 'flags in a row', query: exact('🇭🇰'), content: '🇭🇰🇭🇰🇹🇼', marked: ['🇭🇰', '🇭🇰'] },
  {
    name: 'the title only',
    query: { type: 'term', tokens: ['tea'], field: 'title' },
    title: 'Tea',
    content: 'tea',
    marked: ['Tea'],
  },
  { name: 'what is near', query: near(1, term('a'), term('b')), content: 'a x b y y a', marked: ['a', 'b'] },
  {
    name: 'all that take part',
    query: near(1, near(0, term('a'), term('b')), term('c')),
    content: 'a b c b x a',
    marked: ['a', 'b', 'c'],
  },
  {
    name: 'alternatives that take part',
    query: near(0, { type: 'or', children: [term('a'), term('b', 'c')] }, term('d')),
    content: 'a b c d b',
    marked: ['b c', 'd'],
  },
  { name: 'facts mark nothing', query: or({ type: 'author', tokens: ['tea'] }, term('x')), content: 'tea x', marked: ['x'] },
  { name: 'half-width kana', query: term('ガ', 'ギ'), content: 'xｶﾞｷﾞy', marked: ['ｶﾞｷﾞ'] },
  { name: 'Hangul from parts', query: term('한글'), content: '\u1112\u1161\u11ab글 x', marked: ['\u1112\u1161\u11ab글'] },
  { name: 'words of an address', query: term('hk01', 'com'), content: '睇https://www.hk01.com/a/1#b', marked: ['hk01.com'] },
  { name: 'beside half a character', query: term('a'), content: '\ud83da\udc4d', marked: ['a'] },
  { name: 'nothing', query: term('tea'), content: '', marked: [] },
];

describe('explain', () => {
  it.each(rows)('$name', ({ query, title, content, marked }) => {
    const spans = explain(query, { title, content });
    expect(spans.map(({ field, start, end }) => (field === 'title' ? title : content)?.slice(start, end))).toEqual(marked);
  });

  it('tells each positive term with its places', () => {
    const query: QueryNode = {
      type: 'and',
      children: [term('tea'), or(term('party'), not(term('golf'))), { type: 'source', mediaType: 'news' }, term('tea')],
    };
    expect(explainTerms(query, { title: 'Tea', content: 'tea golf' })).toEqual([
      {
        term: term('tea'),
        spans: [
          { field: 'title', start: 0, end: 3 },
          { field: 'content', start: 0, end: 3 },
        ],
      },
      { term: term('party'), spans: [] },
      { term: { type: 'source', mediaType: 'news' }, spans: [] },
    ]);
  });
});
