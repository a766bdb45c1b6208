import { describe, expect, it } from 'vitest';
import { parse } from '../../../engine/query/parse.ts';
import { pairAtCaret } from './pair-at-caret.ts';

describe('pairAtCaret', () => {
  const rows: [name: string, marked: string, pair: [number, number] | undefined][] = [
    ['before an opening parenthesis', '|(a OR b)', [0, 7]],
    ['behind it', '(|a OR b)', [0, 7]],
    ['behind the closing one', '(a OR b)|', [0, 7]],
    ['the inner of two', '((a OR b|) AND c)', [1, 8]],
    ['full-width', '|（香港 OR 澳門）', [0, 9]],
    ['a phrase', '"a b"|', [0, 4]],
    ['an exact spelling', 'x AND |{IT}', [6, 9]],
    ['inside a phrase, brackets are text', '"a |(b) c"', undefined],
    ['away from all', '(a O|R b)', undefined],
    ['without a partner', '|(a OR b', undefined],
    ['a quote that is not closed', '|"a b', undefined],
  ];
  it.each(rows)('%s', (_name, marked, pair) => {
    const caret = marked.indexOf('|');
    const text = marked.replace('|', '');
    const spans = pairAtCaret(text, parse(text).lexemes, caret);
    expect(spans.map(({ start }) => start)).toEqual(pair ?? []);
  });
});
