import { describe, expect, it } from 'vitest';
import { tokenText } from '../text/token-text.ts';
import type { NearSide, QueryNode, TermNode } from './ast.ts';
import type { QueryDocument } from './document.ts';
import { evaluate } from './evaluate.ts';

const term = (...tokens: string[]): TermNode => ({ type: 'term', tokens });
const prefix = (...tokens: string[]): TermNode => ({ type: 'term', tokens, prefix: true });
const inTitle = (...tokens: string[]): TermNode => ({ type: 'term', tokens, field: 'title' });
const exact = (text: string): QueryNode => ({ type: 'exact', text });
const near = (distance: number, left: NearSide, right: NearSide): NearSide => ({
  type: 'near',
  ordered: false,
  distance,
  left,
  right,
});
const onear = (distance: number, left: NearSide, right: NearSide): NearSide => ({
  type: 'near',
  ordered: true,
  distance,
  left,
  right,
});
const TEA = term('tea');
const PARTY = term('party');
const A = term('a');
const B = term('b');
const C = term('c');

const POST: QueryDocument = {
  tokens: '',
  title: '',
  content: '',
  authorTokens: tokenText('Green Tea 社', 'tea_house'),
  domain: 'news.example.com',
  language: 'zh-hant',
  mediaType: 'forum',
};

const rows: { name: string; query: QueryNode; title?: string; content?: string; matches: boolean }[] = [
  { name: 'a word', query: TEA, content: 'Green TEA!', matches: true },
  { name: 'not a part of a word', query: TEA, content: 'teapot steam', matches: false },
  { name: 'a phrase in order', query: term('白', '票'), content: '投白票', matches: true },
  { name: 'a phrase in the wrong order', query: term('白', '票'), content: '票白', matches: false },
  { name: 'a phrase never spans title and content', query: term('白', '票'), title: '白', content: '票', matches: false },
  { name: 'a phrase at the end of the title', query: term('白', '票'), title: '投白票', content: '', matches: true },
  { name: 'a repeated token', query: term('a', 'a', 'b'), content: 'a a a b', matches: true },
  { name: 'a tag counts as its word', query: TEA, content: '#tea', matches: true },
  { name: 'a word is not a tag', query: term('#tea'), content: 'tea', matches: false },
  { name: 'a tag', query: term('#tea'), content: 'x #TEA.', matches: true },
  { name: 'a tag is whole', query: term('#tea'), content: '#teapot #tea_time', matches: false },
  {
    name: 'the sign of a tag interrupts no phrase',
    query: term('love', 'hong', 'kong'),
    content: 'love #hong kong',
    matches: true,
  },
  { name: 'words do not run on into the tags', query: term('kong', '#hong'), content: '#hong kong', matches: false },
  { name: 'a handle', query: term('@john.doe'), content: 'cc @John.Doe.', matches: true },
  { name: 'the beginning of a word', query: prefix('tea'), content: 'teapot', matches: true },
  { name: 'not the middle of one', query: prefix('pot'), content: 'teapot', matches: false },
  { name: 'a phrase whose last word only begins', query: prefix('green', 'tea'), content: 'green teapots', matches: true },
  { name: 'and only its last', query: prefix('gree', 'tea'), content: 'green teapots', matches: false },
  { name: 'the beginning of a tag', query: prefix('#tea'), content: '#teapot', matches: true },
  { name: 'in the title', query: inTitle('tea'), title: 'tea', content: '', matches: true },
  { name: 'not in the title', query: inTitle('tea'), title: 'x', content: 'tea', matches: false },
  { name: 'a tag of the title', query: inTitle('#tea'), title: '#tea', content: 'x', matches: true },
  { name: 'a tag not of the title', query: inTitle('#tea'), title: '#x', content: '#tea', matches: false },
  { name: 'exact spelling', query: exact('Apple'), content: 'Apple!', matches: true },
  { name: 'another case', query: exact('Apple'), content: 'apple', matches: false },
  { name: 'exact spelling inside a word', query: exact('Apple'), content: 'Apples', matches: false },
  { name: 'exact in the title only', query: { type: 'exact', text: 'C++', field: 'title' }, content: 'C++', matches: false },
  { name: 'side by side', query: near(0, A, B), content: 'b a', matches: true },
  { name: 'just near enough', query: near(2, A, B), content: 'a x y b', matches: true },
  { name: 'one too far', query: near(2, A, B), content: 'a x y z b', matches: false },
  { name: 'not in this order', query: onear(2, A, B), content: 'b x a', matches: false },
  { name: 'in this order later', query: onear(0, A, B), content: 'b a b', matches: true },
  { name: 'near across the fields', query: near(5, A, B), title: 'a', content: 'b', matches: false },
  { name: 'near in the title', query: { ...near(5, A, B), field: 'title' } as QueryNode, title: 'a b', matches: true },
  {
    name: 'near elsewhere',
    query: { ...near(5, A, B), field: 'title' } as QueryNode,
    title: 'a',
    content: 'a b',
    matches: false,
  },
  { name: 'near counts words, not tags', query: near(1, A, B), content: 'a #x b', matches: true },
  { name: 'one word is not near itself', query: near(5, A, A), content: 'x a y', matches: false },
  { name: 'but another like it is', query: near(1, A, A), content: 'a y a', matches: true },
  { name: 'phrases that overlap', query: near(5, term('a', 'b'), term('b', 'c')), content: 'a b c', matches: false },
  { name: 'alternatives', query: near(1, { type: 'or', children: [C, A] }, B), content: 'c x b', matches: true },
  { name: 'beginnings', query: near(1, prefix('tea'), B), content: 'teapot x b', matches: true },
  { name: 'near what is near', query: near(1, near(1, A, B), C), content: 'a x b y c', matches: true },
  { name: 'measured from the edge of it', query: near(1, near(1, A, B), C), content: 'a x b y z c', matches: false },
  { name: 'not inside it', query: near(1, near(1, A, B), C), content: 'a c b', matches: false },
  { name: 'a word of the author', query: { type: 'author', tokens: ['tea'] }, matches: true },
  { name: 'the handle of the author', query: { type: 'author', tokens: ['tea', 'house'] }, matches: true },
  { name: 'no run over name and handle', query: { type: 'author', tokens: ['社', 'tea'] }, matches: false },
  { name: 'the beginning of an author', query: { type: 'author', tokens: ['hou'], prefix: true }, matches: true },
  { name: 'the words are not the author', query: { type: 'author', tokens: ['coffee'] }, content: 'coffee', matches: false },
  { name: 'the host', query: { type: 'site', domain: 'news.example.com' }, matches: true },
  { name: 'a domain above it', query: { type: 'site', domain: 'example.com' }, matches: true },
  { name: 'only its letters', query: { type: 'site', domain: 'ample.com' }, matches: false },
  { name: 'the language', query: { type: 'language', code: 'zh-hant' }, matches: true },
  { name: 'a language with any script', query: { type: 'language', code: 'zh' }, matches: true },
  { name: 'another language', query: { type: 'language', code: 'z' }, matches: false },
  { name: 'the source', query: { type: 'source', mediaType: 'forum' }, matches: true },
  { name: 'another source', query: { type: 'source', mediaType: 'blog' }, matches: false },
  { name: 'and', query: { type: 'and', children: [TEA, PARTY] }, title: 'tea', content: 'party', matches: true },
  { name: 'and, one missing', query: { type: 'and', children: [TEA, PARTY] }, title: 'tea', matches: false },
  { name: 'or', query: { type: 'or', children: [TEA, PARTY] }, content: 'party', matches: true },
  { name: 'not', query: { type: 'not', child: TEA }, content: 'coffee', matches: true },
  {
    name: 'taken away',
    query: { type: 'and', children: [TEA, { type: 'not', child: PARTY }] },
    content: 'tea party',
    matches: false,
  },
  { name: 'an and of nothing', query: { type: 'and', children: [] }, matches: true },
  { name: 'an or of nothing', query: { type: 'or', children: [] }, matches: false },
];

describe('evaluate', () => {
  it.each(rows)('$name', ({ query, title = '', content = '', matches }) => {
    expect(evaluate(query, { ...POST, title, content, tokens: tokenText(title, content) })).toBe(matches);
  });
});
