import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KeywordGroups } from '../../contract/topics.ts';
import { compile } from './compile.ts';
import { groupsToSyntax, syntaxToGroups } from './compile-groups.ts';
import { hasErrors, parse } from './parse.ts';
import { print } from './print.ts';

const all = (...groups: string[][]): KeywordGroups => ({ operator: 'AND', groups });
const any = (...groups: string[][]): KeywordGroups => ({ operator: 'OR', groups });

/** Groups, their text, and the groups of that text where they are others. */
const ROWS: readonly (readonly [name: string, groups: KeywordGroups, text: string, back: KeywordGroups | null])[] = [
  ['one keyword', all(['tea']), 'tea', null],
  ['a phrase', all(['hong kong']), '"hong kong"', null],
  ['alternatives', all(['tea', '茶']), 'tea OR 茶', null],
  ['groups', all(['tea', '茶'], ['hong kong']), '(tea OR 茶) AND "hong kong"', null],
  ['groups joined by OR are one', any(['a1', 'b1'], ['c1']), 'a1 OR b1 OR c1', all(['a1', 'b1', 'c1'])],
  ['tags', all(['#tea', '@john_doe']), '#tea OR @john_doe', null],
  ['what would be an operator', all(['OR', 'and', 'NEAR/3']), '"OR" OR "and" OR "NEAR/3"', null],
  ['what would be a prefix', all(['a*', '香港*']), '"a*" OR "香港*"', null],
  ['what would be a field', all(['title:x', 'x:y']), '"title:x" OR "x:y"', null],
  ['signs of other languages', all(['-x', 'a|b', '{C++}', '(a)']), '"-x" OR "a|b" OR "{C++}" OR "(a)"', null],
  ['quotes', all(['say "no"', '「好」']), '「say "no"」 OR "「好」"', null],
];

describe('groups as text', () => {
  it.each(ROWS)('%s', (_, groups, text, back) => {
    const tree = groupsToSyntax(groups);
    expect(tree && print(tree)).toBe(text);
    const parsed = parse(text).tree;
    expect(parsed && syntaxToGroups(parsed)).toEqual(back ?? groups);
  });

  it('nothing', () => {
    expect(groupsToSyntax(all())).toBeNull();
  });
});

describe('text as groups', () => {
  it.each([
    ['exact spelling', '{C++}'],
    ['a star', 'data*'],
    ['NOT', 'a NOT b'],
    ['NEAR', 'a NEAR/3 b'],
    ['a field', 'title:a'],
    ['AND inside OR', '(a AND b) OR c'],
    ['a keyword too long', `"${'a'.repeat(101)}"`],
  ])('cannot say %s', (_, text) => {
    const { tree } = parse(text);
    expect(tree && syntaxToGroups(tree)).toBeNull();
  });
});

const keyword = fc.oneof(
  fc.constantFrom(
    'tea',
    'OR',
    'not',
    'a*',
    'title:x',
    '#tea',
    '"x"',
    '「x」',
    '『x」"',
    'hong kong',
    'NEAR/3',
    '-x',
    '(x',
    'x}',
    'x~2',
    '香港',
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) => `a${text}`.trim()),
);
const groups = fc.record({
  operator: fc.constantFrom('AND' as const, 'OR' as const),
  groups: fc.array(fc.array(keyword, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
});

describe('any groups', { timeout: 60_000 }, () => {
  it('mean what their text means', () => {
    fc.assert(
      fc.property(groups, (value) => {
        const tree = groupsToSyntax(value);
        if (!tree) throw new Error('Groups without a tree.');
        const parsed = parse(print(tree));
        expect(hasErrors(parsed)).toBe(false);
        expect(parsed.tree && compile(parsed.tree)).toEqual(compile(tree));
      }),
      { numRuns: 1500 },
    );
  });

  it('come back from their text, and what comes back stays', () => {
    fc.assert(
      fc.property(groups, (value) => {
        const tree = groupsToSyntax(value);
        const back = tree && syntaxToGroups(tree);
        if (!back) throw new Error('Groups that are none.');
        const again = groupsToSyntax(back);
        expect(again).toEqual(tree);
        expect(again && syntaxToGroups(again)).toEqual(back);
      }),
      { numRuns: 1500 },
    );
  });
});
