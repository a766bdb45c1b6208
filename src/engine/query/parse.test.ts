import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../contract/limits.ts';
import { hasErrors, parse } from './parse.ts';
import { print } from './print.ts';

/** Texts without errors, and how they are read. */
const READ: readonly (readonly [name: string, text: string, read: string])[] = [
  ['one word', 'tea', 'tea'],
  ['AND before OR', 'a OR b AND c', 'a OR (b AND c)'],
  ['NOT before AND', 'NOT a AND b', 'NOT a AND b'],
  ['NEAR before NOT', 'x AND NOT a NEAR/3 b', 'x AND NOT (a NEAR/3 b)'],
  ['NEAR from the left', 'a NEAR/1 b ONEAR/2 c', 'a NEAR/1 b ONEAR/2 c'],
  ['NEAR to the right in parentheses', 'a NEAR/1 (b NEAR/2 c)', 'a NEAR/1 (b NEAR/2 c)'],
  ['NOT without AND', 'a NOT b NOT c', 'a AND NOT b AND NOT c'],
  ['NOT twice', 'a AND NOT NOT b', 'a AND NOT NOT b'],
  ['parentheses that say nothing', '((a)) OR (b OR (c))', 'a OR b OR c'],
  ['parentheses that say something', '(a OR b) AND c', '(a OR b) AND c'],
  ['operators that touch parentheses and quotes', '(a)AND(b)OR"c"', '(a AND b) OR "c"'],
  ['full-width signs', '（“香港”　OR　「台灣」） AND title：茶 AND ｛ＡＢ｝', '("香港" OR "台灣") AND title:茶 AND {ＡＢ}'],
  ['quotes of one kind close those of another', '“tea" OR ＂茶”', '"tea" OR "茶"'],
  ['corner quotes hold quotes', '『他說「好」』', '"他說「好」"'],
  ['full-width operators', 'ａ ＡＮＤ ｂ NEAR／３ c', 'ａ AND ｂ NEAR/3 c'],
  ['an operator with something invisible', 'a AND\u200b b', 'a AND b'],
  [
    'words with signs inside',
    "e-mail OR AT&T OR 1,000 OR C++ OR don't OR Yahoo!",
    "e-mail OR AT&T OR 1,000 OR C++ OR don't OR Yahoo!",
  ],
  ['an address', 'https://a.hk/b?c=d,e&&f|g', 'https://a.hk/b?c=d,e&&f|g'],
  ['tags', '#tea OR ＃香港 OR @john_doe', '#tea OR ＃香港 OR @john_doe'],
  ['prefixes', 'data* OR #香港* OR e-mai＊', 'data* OR #香港* OR e-mai*'],
  ['exact spelling', '{C++} OR { .NET}', '{C++} OR { .NET}'],
  ['fields', 'TITLE:a AND author:@b AND hashtag:(c OR d)', 'title:a AND author:@b AND hashtag:(c OR d)'],
  [
    'fields of facts',
    'a AND site:www.example.com AND lang:zh-Hant AND source:Facebook',
    'a AND site:www.example.com AND lang:zh-Hant AND source:Facebook',
  ],
  ['a field of a group', 'title:("a b" AND NOT c)', 'title:("a b" AND NOT c)'],
  ['a name that is no field before a space', '"Re: x" OR note: OR 12:30', '"Re: x" OR note: OR 12:30'],
  ['quotes make anything words', '"a OR b" AND "title:x" AND "data*"', '"a OR b" AND "title:x" AND "data*"'],
];

describe('parse', () => {
  it.each(READ)('%s', (_, text, read) => {
    const parsed = parse(text);
    expect(parsed.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(parsed.tree && print(parsed.tree)).toBe(read);
  });

  it('tells what each piece is', () => {
    const text = 'title:a AND "b" NOT {c} #d (';
    expect(parse(text).lexemes.map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`)).toEqual([
      'field title:',
      'word a',
      'space  ',
      'operator AND',
      'space  ',
      'phrase "b"',
      'space  ',
      'operator NOT',
      'space  ',
      'exact {c}',
      'space  ',
      'tag #d',
      'space  ',
      'paren (',
    ]);
  });

  it('reads on after a mistake', () => {
    const parsed = parse('(a OR ) AND b c');
    expect(parsed.problems.map(({ code }) => code)).toEqual(['queryMissingOperand', 'queryMissingOperator']);
    expect(parsed.tree && print(parsed.tree)).toBe('a AND b AND c');
  });

  it('gives places without the parentheses around them', () => {
    expect(parse('x AND (a OR b)').tree).toMatchObject({
      start: 0,
      end: 14,
      children: [
        { start: 0, end: 1 },
        { start: 7, end: 13, children: [{ start: 7 }, { start: 12 }] },
      ],
    });
  });
});

/** Repeated to just below the longest query, and to a megabyte. */
const HOSTILE = [
  '(',
  ')',
  '()',
  '"',
  '「',
  '{',
  '}',
  '[',
  '(] ',
  'NOT ',
  'AND ',
  'NEAR/',
  'a NEAR/3 ',
  'NOT (',
  'title:(',
  'a:',
  ':',
  '-',
  '- ',
  'a,',
  '*',
  'a*',
  '~',
  '[a TO b] ',
  '「a AND ',
  '" ',
  '\ud800',
  '香',
  '#a',
  '\u200b',
  '/',
  '?',
  '((a) ',
  'a AND b OR ',
];

describe('hostile texts', () => {
  it.each(HOSTILE)('%j without end', (piece) => {
    const longest = piece.repeat(Math.floor(LIMITS.queryLength / piece.length));
    const parsed = parse(longest);
    expect(parsed.lexemes.at(-1)?.end).toBe(longest.length);
    expect(parsed.problems.length).toBeLessThanOrEqual(200);
    expect(parsed.tree !== null || hasErrors(parsed)).toBe(true);
  });

  it.each(['(', '"', 'NOT ', '「a AND ', '- '])('a megabyte of %j is too long, which is said at once', (piece) => {
    const text = piece.repeat(1_000_000 / piece.length);
    expect(parse(text)).toMatchObject({ tree: null, problems: [{ code: 'queryTooLong', start: 0, end: text.length }] });
  });

  it('nests as deep as it may, and says where it is too deep', () => {
    const nested = (depth: number) => `${'x AND (y OR ('.repeat(depth / 2)}z${'))'.repeat(depth / 2)}`;
    expect(hasErrors(parse(nested(48)))).toBe(false);
    expect(parse(nested(52)).problems.filter(({ severity }) => severity === 'error')).toMatchObject([
      { code: 'queryNestedTooDeep' },
    ]);
    expect(parse(`${'('.repeat(90)}a${')'.repeat(90)}`).problems).toEqual([]);
    expect(parse('('.repeat(5000)).problems).toMatchObject([{ code: 'queryNestedTooDeep' }]);
    expect(parse(`a AND ${'NOT '.repeat(4000)}b`).problems).toMatchObject([{ code: 'queryNestedTooDeep' }]);
  });
});
