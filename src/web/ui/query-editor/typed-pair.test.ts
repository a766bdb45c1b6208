import { describe, expect, it } from 'vitest';
import { deletedPair, type TextEdit, typedPair } from './typed-pair.ts';

/** `|` marks the caret, two of them a selection. */
function field(marked: string): [text: string, start: number, end: number] {
  const [before = '', inside = '', after] = marked.split('|');
  return after === undefined
    ? [before + inside, before.length, before.length]
    : [before + inside + after, before.length, before.length + inside.length];
}

function shown(text: string, edit: TextEdit | undefined): string | undefined {
  if (!edit) return undefined;
  const changed = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
  const [start, end] = edit.select;
  const selected = start === end ? '|' : `|${changed.slice(start, end)}|`;
  return changed.slice(0, start) + selected + changed.slice(end);
}

describe('typedPair', () => {
  const rows: [name: string, before: string, typed: string, after: string | undefined][] = [
    ['an opener closes itself', '|', '(', '(|)'],
    ['a quote closes itself', 'a AND |', '"', 'a AND "|"'],
    ['a brace closes itself', '|', '{', '{|}'],
    ['a full-width opener closes itself', '香港 AND |', '（', '香港 AND （|）'],
    ['an opener before a closer', '(a OR |)', '(', '(a OR (|))'],
    ['a quote after a field', 'title:|', '"', 'title:"|"'],
    ['not before a word', '|word', '(', undefined],
    ['not a quote at the end of a word', 'word|', '"', undefined],
    ['not inside a phrase', '"a |"', '(', undefined],
    ['a closer is typed over', '(a|)', ')', '(a)|'],
    ['a closing quote is typed over', '"a|"', '"', '"a"|'],
    ['a closer that is missing is inserted', '((a|)', ')', undefined],
    ['a selection is wrapped', 'a |b c| d', '(', 'a (|b c|) d'],
    ['a selection is put in quotes', '|香港 人|', '"', '"|香港 人|"'],
    ['other characters are nobody’s business', '|', 'a', undefined],
    ['also over a selection', '|a|', 'b', undefined],
  ];
  it.each(rows)('%s', (_name, before, typed, after) => {
    const [text, start, end] = field(before);
    expect(shown(text, typedPair(text, start, end, typed))).toBe(after);
  });
});

describe('deletedPair', () => {
  const rows: [name: string, before: string, after: string | undefined][] = [
    ['an empty pair goes at once', 'a (|)', 'a |'],
    ['an empty phrase too', '"|"', '|'],
    ['not a pair with something in it', '(a|)', undefined],
    ['not two that do not belong together', '(|}', undefined],
    ['not at the beginning', '|)', undefined],
    ['not a selection', '(|a|)', undefined],
  ];
  it.each(rows)('%s', (_name, before, after) => {
    const [text, start, end] = field(before);
    expect(shown(text, deletedPair(text, start, end))).toBe(after);
  });
});

it.each(['__proto__', 'constructor', 'toString'])('%s, pasted or dictated, is nothing special', (typed) => {
  expect(typedPair('ferry ', 6, 6, typed)).toBeUndefined();
  expect(typedPair('ferry', 0, 5, typed)).toBeUndefined();
});
