import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../contract/limits.ts';
import { QUERY_ERRORS, QUERY_WARNINGS } from '../../contract/query.ts';
import { parse } from './parse.ts';
import { applyFix } from './problems.ts';

interface Row {
  text: string;
  /** Code, the words it is said of, and what each fix makes of the text. */
  problems: [code: string, words: string, ...mended: string[]][];
}

const ROWS: readonly Row[] = [
  { text: '  ', problems: [['queryEmpty', '  ']] },
  { text: 'hong kong', problems: [['queryMissingOperator', 'kong', 'hong AND kong', 'hong OR kong', '"hong kong"']] },
  { text: 'a b c', problems: [['queryMissingOperator', 'b c', 'a AND b AND c', 'a OR b OR c', '"a b c"']] },
  { text: '(a)(b)', problems: [['queryMissingOperator', '(', '(a) AND (b)', '(a) OR (b)']] },
  {
    text: 'title:hong kong',
    problems: [
      ['queryMissingOperator', 'kong', 'title:hong AND kong', 'title:hong OR kong', 'title:"hong kong"', 'title:(hong AND kong)'],
    ],
  },
  {
    text: 'tea or coffee and milk',
    problems: [
      ['queryMissingOperator', 'or coffee and milk', 'tea OR coffee AND milk', '"tea or coffee and milk"'],
      ['queryLowercaseOperator', 'or', 'tea OR coffee AND milk'],
      ['queryLowercaseOperator', 'and', 'tea OR coffee AND milk'],
    ],
  },
  {
    text: 'a near/3 b',
    problems: [
      ['queryMissingOperator', 'near/3 b', 'a NEAR/3 b', '"a near/3 b"'],
      ['queryLowercaseOperator', 'near/3', 'a NEAR/3 b'],
    ],
  },
  { text: 'a AND or', problems: [['queryLowercaseOperator', 'or', 'a AND "or"']] },
  {
    text: 'to be or not to be',
    problems: [
      [
        'queryMissingOperator',
        'be or not to be',
        'to AND be AND or AND not AND to AND be',
        'to OR be OR or OR not OR to OR be',
        '"to be or not to be"',
      ],
    ],
  },
  { text: 'a AND', problems: [['queryMissingOperand', 'AND', 'a']] },
  { text: 'OR a', problems: [['queryMissingOperand', 'OR', 'a']] },
  { text: 'OR', problems: [['queryMissingOperand', 'OR', '"OR"']] },
  { text: 'a AND OR b', problems: [['queryMissingOperand', 'OR', 'a AND b', 'a OR b']] },
  { text: 'a AND NOT', problems: [['queryMissingOperand', 'AND NOT', 'a']] },
  { text: 'a AND title: b', problems: [['queryMissingOperand', 'title:', 'a AND title:b']] },
  { text: 'a AND title:', problems: [['queryMissingOperand', 'title:', 'a', 'a AND "title:"']] },
  { text: 'a OR (()) OR b', problems: [['queryEmptyGroup', '()', 'a OR b']] },
  { text: '(a OR (b AND c)', problems: [['queryUnclosedGroup', '(', '(a OR (b AND c))', 'a OR (b AND c)']] },
  { text: '（a', problems: [['queryUnclosedGroup', '（', '（a）', 'a']] },
  { text: 'a) AND b', problems: [['queryUnopenedGroup', ')', 'a AND b', '(a) AND b']] },
  { text: 'x AND "a b', problems: [['queryUnclosedQuote', '"', 'x AND "a b"']] },
  { text: '“a b AND c', problems: [['queryUnclosedQuote', '“', '“a b” AND c', '“a b AND c”']] },
  { text: 'x AND abc」', problems: [['queryUnclosedQuote', '」', 'x AND abc', 'x AND 「abc」', 'x AND "abc」"']] },
  { text: '{C++', problems: [['queryUnclosedExact', '{', '{C++}', 'C++']] },
  { text: 'C++}', problems: [['queryUnopenedExact', '}', 'C++', '{C++}', '"C++}"']] },
  { text: 'a AND "!"', problems: [['queryUnreadableTerm', '"!"', 'a']] },
  { text: 'a — b', problems: [['queryUnreadableTerm', '—', 'a AND b', 'a OR b']] },
  { text: 'a AND …', problems: [['queryUnreadableTerm', '…', 'a']] },
  { text: 'da*', problems: [['queryPrefixTooShort', 'da*', 'da', '"da*"']] },
  { text: 'dat*a', problems: [['queryWildcardPlace', '*', 'dat*', 'data', '"dat*a"']] },
  { text: '*data', problems: [['queryWildcardPlace', '*', 'data*', 'data', '"*data"']] },
  { text: '"a b"*', problems: [['queryWildcardPlace', '*', '"a b"']] },
  { text: 'titel:x', problems: [['queryUnknownField', 'titel:', 'title:x', '"titel:x"']] },
  { text: 'url:example.com', problems: [['queryUnknownField', 'url:', 'site:example.com', '"url:example.com"']] },
  { text: 'source:facebok', problems: [['queryFieldValue', 'facebok', 'source:facebook']] },
  { text: 'source:(fb OR x)', problems: [['queryFieldValue', 'fb', 'source:(facebook OR x)']] },
  { text: 'lang:Cantonese', problems: [['queryFieldValue', 'Cantonese', 'lang:yue']] },
  { text: 'site:https://a.hk/b', problems: [['queryFieldValue', 'https://a.hk/b', 'site:a.hk']] },
  { text: 'site:facebook', problems: [['queryFieldValue', 'facebook', 'site:facebook.com']] },
  { text: 'hashtag:"a b"', problems: [['queryFieldValue', '"a b"', 'hashtag:ab']] },
  { text: 'title:author:x', problems: [['queryNestedField', 'author:', 'title:x', 'author:x']] },
  { text: 'title:(a OR author:x)', problems: [['queryNestedField', 'author:', 'title:(a OR x)']] },
  { text: 'a NEAR b', problems: [['queryNearDistance', 'NEAR', 'a NEAR/5 b']] },
  { text: 'a ONEAR/99 b', problems: [['queryNearDistance', 'ONEAR/99', 'a ONEAR/50 b']] },
  { text: 'a NEAR/3f b', problems: [['queryNearDistance', 'NEAR/3f', 'a ONEAR/3 b']] },
  { text: '{A} NEAR/3 b', problems: [['queryNearOperand', '{A}', '"A" NEAR/3 b', '{A} AND b']] },
  { text: 'title:a NEAR/3 b', problems: [['queryNearOperand', 'title:', 'title:(a NEAR/3 b)', 'title:a AND b']] },
  { text: 'a NEAR/3 title:b', problems: [['queryNearOperand', 'title:', 'title:(a NEAR/3 b)', 'a AND title:b']] },
  { text: '(a AND b) NEAR/3 c', problems: [['queryNearOperand', 'a AND b', '(a AND b) AND c']] },
  { text: 'a NEAR/3 NOT b', problems: [['queryNearOperand', 'NOT', 'a AND NOT b']] },
  {
    text: '(hong kong) NEAR/3 c',
    problems: [['queryMissingOperator', 'kong', '(hong OR kong) NEAR/3 c', '("hong kong") NEAR/3 c']],
  },
  {
    text: 'a NEAR/1 b NEAR/1 c NEAR/1 d NEAR/1 e',
    problems: [['queryNearChain', 'NEAR/1', 'a NEAR/1 b NEAR/1 c NEAR/1 d AND e']],
  },
  { text: 'NOT a', problems: [['queryOnlyNot', 'NOT', 'a']] },
  { text: 'a -b', problems: [['querySymbol', '-', 'a NOT b', 'a AND b']] },
  {
    text: '+a +b',
    problems: [
      ['querySymbol', '+', 'a +b', '"+a" +b'],
      ['querySymbol', '+', '+a AND b', '+a OR b'],
    ],
  },
  { text: 'a AND title:-b', problems: [['querySymbol', '-', 'a AND NOT title:b', 'a AND title:b', 'a AND title:"-b"']] },
  { text: 'a && b', problems: [['querySymbol', '&&', 'a AND b', 'a OR b']] },
  { text: 'AC|DC', problems: [['querySymbol', '|', 'AC OR DC', 'AC AND DC', '"AC|DC"']] },
  { text: '茶、咖啡', problems: [['querySymbol', '、', '茶 OR 咖啡', '茶 AND 咖啡', '"茶、咖啡"']] },
  { text: 'tea, coffee', problems: [['querySymbol', ',', 'tea OR coffee', 'tea AND coffee']] },
  { text: '[a OR b] AND c', problems: [['querySymbol', '[', '(a OR b) AND c', 'a OR b AND c']] },
  { text: 'roam~2', problems: [['queryUnsupported', '~2', 'roam', '"roam~2"']] },
  { text: '"tea cup"~3', problems: [['queryUnsupported', '~3', '(tea NEAR/3 cup)', '"tea cup"']] },
  { text: 'wo?d', problems: [['queryUnsupported', '?', 'wod', '"wo?d"']] },
  { text: 'word?', problems: [['queryUnsupported', '?', 'word', 'word*', '"word?"']] },
  { text: '/tea/', problems: [['queryUnsupported', '/tea/', 'tea', '"/tea/"']] },
  { text: 'a AND [1 TO 2]', problems: [['queryUnsupported', '[1 TO 2]', 'a AND "[1 TO 2]"', 'a']] },
  { text: 'a AND b OR c', problems: [['queryMixedOperators', 'OR', '(a AND b) OR c', 'a AND (b OR c)']] },
  { text: 'a NOT b OR c', problems: [['queryMixedOperators', 'OR', '(a NOT b) OR c', 'a AND (NOT b OR c)']] },
  { text: 'a OR NOT b', problems: [['queryBroad', 'NOT b', 'a AND NOT b']] },
  { text: 'x AND (a OR NOT b)', problems: [] },
  { text: '香港*', problems: [['queryWildcardIdle', '*', '香港']] },
  { text: 'tea OR Tea OR milk', problems: [['queryRepeatedTerm', 'Tea', 'tea OR milk']] },
];

const any = (sign: string, many: number) => `(${Array.from({ length: many }, (_, index) => `${sign}${index}`).join(' OR ')})`;

const EXTREME: readonly Row[] = [
  { text: 'a'.repeat(LIMITS.queryLength + 1), problems: [['queryTooLong', 'a'.repeat(LIMITS.queryLength + 1)]] },
  {
    text: Array.from({ length: LIMITS.queryTerms + 1 }, (_, index) => `a${index}`).join(' OR '),
    problems: [['queryTooManyTerms', Array.from({ length: LIMITS.queryTerms + 1 }, (_, index) => `a${index}`).join(' OR ')]],
  },
  ...[`"${'a '.repeat(101)}"`, `{${'a-'.repeat(101)}}`, '香'.repeat(101), `#${'香'.repeat(101)}`].map(
    (long): Row => ({ text: `tea OR ${long}`, problems: [['queryTermTooLong', long, 'tea']] }),
  ),
  { text: `"${'a '.repeat(LIMITS.termTokens)}" OR ${'香'.repeat(LIMITS.termTokens)}`, problems: [] },
  { text: `${any('#a', 32)} NEAR/3 ${any('#b', 32)}`, problems: [['queryNearTags', `${any('#a', 32)} NEAR/3 ${any('#b', 32)}`]] },
  { text: `${any('#a', 30)} NEAR/3 ${any('@b', 30)}`, problems: [] },
  { text: `a AND ${'NOT '.repeat(LIMITS.queryDepth)}b`, problems: [['queryNestedTooDeep', 'NOT', 'a']] },
];

function said({ text }: Row): Row['problems'] {
  return parse(text).problems.map(({ code, start, end, fixes }) => [
    code,
    text.slice(start, end),
    ...fixes.map((fix) => applyFix(text, fix)),
  ]);
}

describe('problems', () => {
  it.each(ROWS)('$text', (row) => {
    expect(said(row)).toEqual(row.problems);
  });

  it.each(EXTREME)('more than there may be, or just as much: $problems.0.0', (row) => {
    expect(said(row)).toEqual(row.problems);
  });

  it('are all among these', () => {
    const met = new Set([...ROWS, ...EXTREME].flatMap(({ problems }) => problems.map(([code]) => code)));
    expect([...QUERY_ERRORS, ...QUERY_WARNINGS].filter((code) => !met.has(code))).toEqual([]);
  });

  it.each([
    ['on one side', `${any('#a', 50)} NEAR/3 b`, []],
    ['on two sides', `${any('#a', 20)} NEAR/3 ${any('#b', 20)}`, []],
    ['on two sides, too many', `${any('#a', 50)} NEAR/3 ${any('#b', 50)}`, ['queryNearTags']],
    ['before a word', `${any('#a', 40)} NEAR/3 ${any('#b', 40)} NEAR/3 c`, ['queryNearTags']],
    ['beside many words', `${any('#a', 50)} NEAR/3 ${any('b', 50)}`, ['queryNearTags']],
    ['in phrases', `${any('#a', 40).replace(/#\w+/g, '"$& x"')} NEAR/3 ${any('#b', 40)}`, ['queryNearTags']],
    ['none', `${any('a', 900)} NEAR/3 ${any('b', 900)}`, []],
  ])('of tags inside NEAR that have to be written out: %s', (_, text, codes) => {
    expect(parse(text).problems.map(({ code }) => code)).toEqual(codes);
  });

  it('of several kinds at once, one for each mistake', () => {
    const codes = parse('(a b AND "c OR titel:d) OR x~2 OR NEAR/0 e').problems.map(({ code }) => code);
    expect(codes).toEqual([
      'queryMissingOperator',
      'queryUnclosedQuote',
      'queryUnknownField',
      'queryUnsupported',
      'queryMissingOperand',
    ]);
  });
});
