import { describe, expect, test } from 'vitest';
import { parse } from '../../engine/query/parse.ts';
import type { SyntaxNode } from '../../engine/query/syntax.ts';
import { WORDS } from '../i18n/resources.ts';
import { addedTerms } from './added-terms.ts';
import { type QueryPart, queryParts, readAs } from './query-parts.ts';

const treeOf = (query: string): SyntaxNode => {
  const { tree } = parse(query);
  if (!tree) throw new Error(`no query: ${query}`);
  return tree;
};

/** One line for each part, two spaces deeper for each level. */
const lines = ({ text, means, parts, hidden }: QueryPart, depth = ''): string[] => [
  `${depth}${text} ${means}`,
  ...parts.flatMap((part) => lines(part, `${depth}  `)),
  ...(hidden > 0 ? [`${depth}  +${hidden}`] : []),
];

describe('the parts of a query', () => {
  test.each<[string, string, string[]]>([
    ['a word', 'ferry', ['ferry word']],
    ['a word of several tokens', 'wi-fi', ['wi-fi words']],
    ['a phrase', '"Star Ferry"', ['"Star Ferry" words']],
    ['Chinese characters', '渡輪', ['渡輪 characters']],
    ['one of them', '船', ['船 character']],
    ['the end of words', 'delay*', ['delay* prefix']],
    ['a star that changes nothing', '渡輪*', ['渡輪* characters']],
    ['the beginning of a hashtag', '#香港* OR hashtag:hkg*', ['OR or', '  #香港* hashtagPrefix', '  #hkg* hashtagPrefix']],
    ['the beginning of an account', '@star*', ['@star* handlePrefix']],
    [
      "the beginning of an author's name",
      'author:lee* OR author:李*',
      ['OR or', '  author:lee* authorPrefix', '  author:李* of_author'],
    ],
    ['a picture', '😀', ['😀 emoji']],
    ['a sign of kana', 'カ', ['カ character']],
    ['a spelling', '{IT}', ['{IT} exact']],
    ['a hashtag', '#ferry', ['#ferry hashtag']],
    ['a hashtag as a field', 'hashtag:ferry', ['#ferry hashtag']],
    ['an account', '@starferry', ['@starferry handle']],
    ['what binds tighter', 'a OR b AND c', ['OR or', '  a word', '  AND and', '    b word', '    c word']],
    ['what must not occur', 'a NOT b', ['AND and', '  a word', '  NOT not', '    b word']],
    ['what alone leaves nothing out', 'a OR NOT b', ['OR or', '  a word', '  NOT without', '    b word']],
    [
      'a NOT within a NOT',
      'a NOT (b AND NOT c)',
      ['AND and', '  a word', '  NOT not', '    AND and', '      b word', '      NOT without', '        c word'],
    ],
    ['closeness', 'a NEAR/5 (b OR c)', ['NEAR/5 near', '  a word', '  OR or', '    b word', '    c word']],
    ['closeness in order', 'a ONEAR/2 b', ['ONEAR/2 onear', '  a word', '  b word']],
    ['a title', 'title:(a OR b)', ['title: in_title', '  OR or', '    a word', '    b word']],
    ['an author', 'author:lee', ['author:lee of_author']],
    ['sites', 'site:(hk01.com OR x.com)', ['site: in_site', '  OR or', '    hk01.com of_site', '    x.com of_site']],
    ['a language', 'a AND lang:yue', ['AND and', '  a word', '  lang:yue of_lang']],
    ['media types', 'a AND source:lihkg', ['AND and', '  a word', '  source:lihkg of_source']],
  ])('%s', (_name, query, expected) => {
    expect(lines(queryParts(treeOf(query)))).toEqual(expected);
  });

  test.each<[string, string | undefined]>([
    ['C++', 'C'],
    ["don't", 'don t'],
    ['"wi-fi, fast"', 'wi fi fast'],
    ['"Star Ferry"', undefined],
    ['㍿', undefined],
    ['👨‍👩‍👧', undefined],
    ['{C++}', undefined],
    ['#tea', undefined],
    ['site:hk01.com', undefined],
    ['author:"O\'Neill"', 'O Neill'],
  ])('%s is read as %s', (query, read) => {
    expect(queryParts(treeOf(query)).read).toBe(read);
  });

  test.each<[string, true | undefined]>([
    ['a NEAR/3 b', true],
    ['title:(a NEAR/3 b)', undefined],
  ])('%s: whether both sides have to stand in one place is said where they could stand in two', (query, said) => {
    const part = queryParts(treeOf(query));
    expect((part.means === 'near' ? part : part.parts[0])?.inOnePlace).toBe(said);
  });

  test('of a long term its beginning', () => {
    expect(queryParts(treeOf('x'.repeat(1000))).text).toBe(`${'x'.repeat(60)}…`);
  });

  test('of a long list the beginning, and how many there are besides', () => {
    const list = Array.from({ length: 300 }, (_, at) => `w${at}`).join(' OR ');
    const { parts, hidden } = queryParts(treeOf(list));
    expect([parts.length, hidden]).toEqual([40, 260]);
  });

  test.each(['en', 'zh-Hant'] as const)('%s has words for each of them', async (language) => {
    const { default: words } = await WORDS[language].query();
    const seen =
      '(ferry AND wi-fi) OR 渡輪 OR 船 OR 😀 OR dela* OR #hkg* OR @hkg* OR author:lee* OR {IT} OR #a OR @b OR (a NEAR/5 b) OR (a ONEAR/5 b) OR (a NOT b)';
    const alone = 'a NOT b';
    const fields =
      'title:a OR author:a OR author:(a OR b) OR site:x.com OR site:(x.com OR y.com) OR lang:en OR lang:(en OR zh) OR source:x OR source:(x OR blog)';
    const meanings = (part: QueryPart): string[] => [part.means, ...part.parts.flatMap(meanings)];
    for (const means of [seen, alone, fields].flatMap((query) => meanings(queryParts(treeOf(query))))) {
      expect(words.parts).toHaveProperty(means === 'near' || means === 'onear' ? `${means}_other` : means);
    }
  });
});

test.each<[string, string | null]>([
  ['a AND b', null],
  ['( a  AND b ) OR c', null],
  ['a AND b OR c', '(a AND b) OR c'],
  ['a NOT b', 'a AND NOT b'],
  ['（a OR b）AND「c d」', '(a OR b) AND "c d"'],
])('%s is read as %s', (query, expected) => {
  expect(readAs(query, treeOf(query))).toBe(expected);
});

test.each<[string, string, string, string[]]>([
  ['all of it', 'late ferries', 'late AND ferries', []],
  ['a beginning', 'fares rising', 'fare* AND ris*', []],
  ['the other script, and capitals', '渡轮 STAR', '渡輪 AND star', []],
  ['what was put there', '渡輪加價', '(渡輪 OR ferry OR "Star Ferry") AND 加價', ['ferry', '"Star Ferry"']],
  ['a phrase whose words stand apart', 'the star and the ferry', '"star ferry"', ['"star ferry"']],
  ['what must not occur', 'ferry', 'ferry NOT spam', ['spam']],
  ['sites and authors', 'ferry', 'ferry AND site:evil.example AND author:eve', ['site:evil.example', 'author:eve']],
  ['no codes', 'ferry', 'ferry AND lang:en AND source:(forum OR lihkg)', []],
  ['hashtags', 'ferry #late', 'hashtag:late OR #early', ['#early']],
])('what is not in the words: %s', (_name, words, query, expected) => {
  expect(addedTerms(words, treeOf(query))).toEqual(expected);
});
