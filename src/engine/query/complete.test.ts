import { describe, expect, it } from 'vitest';
import { complete } from './complete.ts';

/** The caret is where `|` stands. */
const ROWS: readonly (readonly [name: string, text: string, inserts: string[]])[] = [
  ['at the beginning', '|', ['title:', 'author:', 'site:', 'lang:', 'source:', 'hashtag:', 'NOT ']],
  ['a field begun', 'ti|', ['title:']],
  ['a field begun in capitals', 'a AND AU|', ['author:']],
  ['behind a term', 'a |', ['AND ', 'OR ', 'NOT ', 'NEAR/5 ', 'ONEAR/5 ']],
  ['an operator begun', 'a an|', ['AND ']],
  ['an operator before a space', 'a o| b', ['OR', 'ONEAR/5']],
  ['an operator written', 'a AND|', []],
  ['an operator in lower case', 'a and|', ['AND ']],
  ['behind NOT', 'a NOT s|', ['site:', 'source:']],
  ['behind NEAR', 'a NEAR/3 n|', []],
  [
    'values of source',
    'source:|',
    ['facebook', 'instagram', 'twitter', 'youtube', 'forum', 'news', 'website', 'blog', 'x', 'lihkg'],
  ],
  ['a value begun', 'source:fo|', ['forum']],
  ['a value in a group', 'source:(x OR you|)', ['youtube']],
  ['behind a value in a group', 'source:(x |', ['AND ', 'OR ', 'NOT ']],
  ['a language begun', 'lang:zh-|', ['zh-Hant', 'zh-Hans']],
  ['behind the group', 'source:(x OR news) AND s|', ['site:', 'source:']],
  ['words of a title', 'title:|', []],
  ['behind words of a title', 'title:(a |', ['AND ', 'OR ', 'NOT ', 'NEAR/5 ', 'ONEAR/5 ']],
  ['in quotes', '"a |"', []],
  ['in quotes not closed', '"a |', []],
  ['behind quotes', '"a" |', ['AND ', 'OR ', 'NOT ', 'NEAR/5 ', 'ONEAR/5 ']],
  ['in braces', '{a|}', []],
  ['in the middle of a word', 'ti|tl', ['title:']],
];

describe('complete', () => {
  it.each(ROWS)('%s', (_, marked, inserts) => {
    const offset = marked.indexOf('|');
    expect(complete(marked.replace('|', ''), offset).map(({ insert }) => insert)).toEqual(inserts);
  });

  it('says which piece it would take the place of, and what it is', () => {
    expect(complete('a AND tit', 8)).toEqual([{ kind: 'field', insert: 'title:', key: 'title', start: 6, end: 9 }]);
    expect(complete('a ne b', 4)[0]).toEqual({ kind: 'operator', insert: 'NEAR/5', key: 'NEAR', start: 2, end: 4 });
  });
});
