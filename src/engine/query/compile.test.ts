import { describe, expect, it } from 'vitest';
import type { QueryNode } from './ast.ts';
import { compile } from './compile.ts';
import { hasErrors, parse } from './parse.ts';

const term = (...tokens: string[]): QueryNode => ({ type: 'term', tokens });
const and = (...children: QueryNode[]): QueryNode => ({ type: 'and', children });
const or = (...children: QueryNode[]): QueryNode => ({ type: 'or', children });
const not = (child: QueryNode): QueryNode => ({ type: 'not', child });

const near = (left: string, right: string): QueryNode => ({
  type: 'near',
  ordered: false,
  distance: 3,
  left: { type: 'term', tokens: [left] },
  right: { type: 'term', tokens: [right] },
});

const ROWS: readonly (readonly [name: string, text: string, compiled: QueryNode])[] = [
  ['a word, folded', 'Café', term('cafe')],
  ['Han characters are a run', '香港', term('香', '港')],
  ['Simplified is Traditional', '台湾', term('臺', '灣')],
  ['a phrase', '"Hong  Kong"', term('hong', 'kong')],
  ['a hyphen makes a phrase', 'e-mail', term('e', 'mail')],
  ['a hashtag is one token', '#Tea', term('#tea')],
  ['a hashtag of Han', '＃香港', term('#香港')],
  ['a handle', '@John_Doe', term('@john_doe')],
  ['a hashtag in quotes', '"#tea"', term('#tea')],
  ['a tag with words behind it', '#a-b', and(term('a', 'b'), term('#a'))],
  ['a phrase with a tag inside', '"love #tea"', and(term('love', 'tea'), term('#tea'))],
  ['a prefix', 'Data*', { type: 'term', tokens: ['data'], prefix: true }],
  ['a prefix after words', 'e-mai*', { type: 'term', tokens: ['e', 'mai'], prefix: true }],
  ['a prefix of a tag', '#hongk*', { type: 'term', tokens: ['#hongk'], prefix: true }],
  ['a star that changes nothing', '香港*', term('香', '港')],
  ['exact spelling', '{ C++ }', { type: 'exact', text: 'C++' }],
  ['the same twice', 'tea OR TEA OR "tea"', term('tea')],
  ['nested alike', '(a OR b) OR (c OR (a OR d))', or(term('a'), term('b'), term('c'), term('d'))],
  ['what folds to the same inside', 'x AND (tea OR Tea) AND y', and(term('x'), term('tea'), term('y'))],
  ['NOT of NOT', 'a AND NOT NOT b', and(term('a'), term('b'))],
  ['a NOT b', 'a NOT b', and(term('a'), not(term('b')))],
  ['a OR NOT b', 'a OR NOT b', or(term('a'), not(term('b')))],
  [
    'title',
    'title:(a OR {B} OR #c)',
    or(
      { type: 'term', tokens: ['a'], field: 'title' },
      { type: 'exact', text: 'B', field: 'title' },
      { type: 'term', tokens: ['#c'], field: 'title' },
    ),
  ],
  [
    'author',
    'author:"John D" OR author:@j_d OR author:joh*',
    or(
      { type: 'author', tokens: ['john', 'd'] },
      { type: 'author', tokens: ['j', 'd'] },
      { type: 'author', tokens: ['joh'], prefix: true },
    ),
  ],
  ['site', 'site:WWW.Example.com OR site:hk', or({ type: 'site', domain: 'example.com' }, { type: 'site', domain: 'hk' })],
  ['language', 'lang:zh-Hant', { type: 'language', code: 'zh-hant' }],
  [
    'Chinese of all kinds',
    'lang:zh',
    {
      type: 'or',
      children: [
        { type: 'language', code: 'zh' },
        { type: 'language', code: 'yue' },
      ],
    },
  ],
  ['source', 'source:(Facebook OR x)', or({ type: 'source', mediaType: 'facebook' }, { type: 'source', mediaType: 'x' })],
  ['hashtag', 'hashtag:tea OR hashtag:#milk', or(term('#tea'), term('#milk'))],
  ['NEAR', 'a NEAR/3 b', near('a', 'b')],
  ['ONEAR in the title', 'title:(a ONEAR/3 b)', { ...near('a', 'b'), ordered: true, field: 'title' } as QueryNode],
  ['a tag beside NEAR', '#tea NEAR/3 cup', and(near('tea', 'cup'), term('#tea'))],
  [
    'tags among alternatives beside NEAR',
    '(#tea OR milk OR Milk) NEAR/3 cup',
    or(near('milk', 'cup'), and(near('tea', 'cup'), term('#tea'))),
  ],
  [
    'tags on both sides in the title',
    'title:(#a NEAR/3 #b)',
    and(
      { ...near('a', 'b'), field: 'title' } as QueryNode,
      { type: 'term', tokens: ['#a'], field: 'title' },
      { type: 'term', tokens: ['#b'], field: 'title' },
    ),
  ],
];

describe('compile', () => {
  it.each(ROWS)('%s', (_, text, compiled) => {
    const parsed = parse(text);
    expect(hasErrors(parsed)).toBe(false);
    expect(parsed.tree && compile(parsed.tree)).toEqual(compiled);
  });

  it('takes what it is given for checked', () => {
    const value = { type: 'word' as const, text: 'facebok', prefix: false, start: 7, end: 14 };
    expect(() => compile({ type: 'field', field: 'source', child: value, start: 0, end: 14 })).toThrow(RangeError);
  });
});
