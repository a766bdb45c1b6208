import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenText } from '../text/token-text.ts';
import type { QueryNode } from './ast.ts';
import { evaluate } from './evaluate.ts';
import { explain } from './explain.ts';

const term = (...tokens: string[]): QueryNode => ({ type: 'term', tokens });
const or = (...children: QueryNode[]): QueryNode => ({ type: 'or', children });
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
  { name: 'nothing', query: term('tea'), content: '', marked: [] },
];

describe('explain', () => {
  it.each(rows)('$name', ({ query, title, content, marked }) => {
    const spans = explain(query, { title, content });
    expect(spans.map(({ field, start, end }) => (field === 'title' ? title : content)?.slice(start, end))).toEqual(marked);
  });

  it('marks something exactly where a term matches', () => {
    const word = fc.constantFrom('a', 'b', '白', '票', '#', 'É', '👍🏽');
    const text = fc
      .array(fc.tuple(word, fc.constantFrom('', ' ', '-', '\u200b')), { maxLength: 12 })
      .map((parts) => parts.flat().join(''));
    const tokens = fc.array(fc.constantFrom('a', 'b', '白', '票', '#', 'e', '👍🏽'), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(text, text, tokens, (title, content, phrase) => {
        const query = term(...phrase);
        expect(explain(query, { title, content }).length > 0).toBe(evaluate(query, tokenText(title, content)));
      }),
      { numRuns: 500 },
    );
  });
});
