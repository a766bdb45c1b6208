import { describe, expect, it } from 'vitest';
import { tokenText } from '../text/token-text.ts';
import type { QueryNode } from './ast.ts';
import { evaluate } from './evaluate.ts';

const term = (...tokens: string[]): QueryNode => ({ type: 'term', tokens });
const TEA = term('tea');
const PARTY = term('party');

const rows: { name: string; query: QueryNode; title?: string; content?: string; matches: boolean }[] = [
  { name: 'a word', query: TEA, content: 'Green TEA!', matches: true },
  { name: 'not a part of a word', query: TEA, content: 'teapot steam', matches: false },
  { name: 'a phrase in order', query: term('白', '票'), content: '投白票', matches: true },
  { name: 'a phrase in the wrong order', query: term('白', '票'), content: '票白', matches: false },
  { name: 'a phrase never spans title and content', query: term('白', '票'), title: '白', content: '票', matches: false },
  { name: 'a phrase at the end of the title', query: term('白', '票'), title: '投白票', content: '', matches: true },
  { name: 'a repeated token', query: term('a', 'a', 'b'), content: 'a a a b', matches: true },
  { name: 'a tag counts as its word', query: TEA, content: '#tea', matches: true },
  { name: 'a word is not a tag', query: term('#', 'tea'), content: 'tea', matches: false },
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
  it.each(rows)('$name', ({ query, title, content, matches }) => {
    expect(evaluate(query, tokenText(title, content))).toBe(matches);
  });
});
