/**
 * Texts made to be slow: something short over and over, which a pattern may take for the beginning or the end of what it looks for, and
 * something at the end that spoils it. Nothing is timed: a function with a pattern that can be read in 2^n ways does not end on them.
 */
import { readdirSync, readFileSync } from 'node:fs';

const PIECES = [
  [
    'www.a-',
    'http://a',
    'https://a.example/ ',
    'a.b.',
    'a@a',
    '@a',
    '#a',
    ' #a',
    '＃甲',
    '[a]',
    '[1]',
    '【1】',
    '(',
    ')',
    '"',
    '“a',
    '」',
    '「',
  ],
  [
    ' ',
    '\n',
    ' \n',
    '\t',
    '\u3000',
    '\u200d',
    'e\u0301',
    '\ud800',
    '🔥',
    '👨‍👩‍👧',
    '. ',
    '。',
    '…',
    '?!',
    '; ',
    ', ',
    '，',
    '-',
    '~',
    '<',
    '&amp;',
  ],
  ['1', '1 ', '1,', '1,000', '1.', '1.5 ', '1:', '1k ', '1st ', '$1', 'HKD', 'hong kong ', 'US dollars ', '% '],
  [
    'one ',
    'one-',
    'one and ',
    'hundred ',
    'March ',
    'per hour ',
    '一',
    '一百',
    '百分之',
    '兩成',
    '星期',
    '萬',
    '個',
    '每',
    '下個',
  ],
  [
    'a',
    'A',
    'A ',
    'Mr. A ',
    "don't ",
    'not ',
    'because ',
    'because, ',
    'after ',
    'RT ',
    'Re: ',
    'ask ',
    '甲',
    '不',
    '不不同',
    '因',
    '因為',
    '嗎',
    '問',
  ],
].flat();
const ENDS = ['', ' again.', '！\u0000'];
/** What is one sentence, and what is cut. */
const LENGTHS = [240, 1200];

/** Names and texts. */
export const HOSTILE: readonly (readonly [name: string, text: string])[] = PIECES.flatMap((piece) =>
  ENDS.flatMap((end) =>
    LENGTHS.map((length): [string, string] => [
      `${length} of ${JSON.stringify(piece)}, then ${JSON.stringify(end)}`,
      `The ferry was late today ${piece.repeat(Math.ceil(length / piece.length))}${end}`,
    ]),
  ),
);

/** Functions and classes that the files of a folder export, by their text. */
export function exportedFunctions(folder: URL): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return files
    .flatMap((name) => [...readFileSync(new URL(name, folder), 'utf8').matchAll(/^export (?:async )?(?:function|class) (\w+)/gm)])
    .flatMap(([, name]) => name ?? [])
    .toSorted();
}
