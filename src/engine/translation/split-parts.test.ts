import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hidePieces, restorePieces } from './placeholders.ts';
import { beginningOf, beginningOfPost, splitParts } from './split-parts.ts';

const PIECES = [
  '今日',
  'vote ',
  '@bob',
  '#香港',
  'https://a.hk/x',
  '👍',
  '1️⃣',
  '[3]',
  '2026',
  '。',
  '. ',
  '\n',
  '  ',
  '！」',
  'ann@b.hk',
  '🇭🇰',
  'ｗ',
  '\r\n',
];
const anyText = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.array(fc.constantFrom(...PIECES), { minLength: 400, maxLength: 900 }).map((pieces) => pieces.join('')),
);

test('all parts together are the text, and none is too long', () => {
  fc.assert(
    fc.property(anyText, fc.boolean(), (text, peeled) => {
      const parts = splitParts(text, { peeled });
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const part of parts) if (part.isSaid) expect(part.text).toMatch(/\p{L}/u);
      if (!text.includes('https')) for (const part of parts) expect(part.text.length).toBeLessThanOrEqual(900);
    }),
  );
});

test.each([
  ['spaces', ' '],
  ['white space of other kinds', '\u00a0\t'],
  ['spaces within lines', ' \n '],
  ['full stops', '.'],
  ['full stops and quotation marks', '.”'],
])('a long text of %s is split in time that grows as it does', (_name, piece) => {
  const text = `a${piece.repeat(150_000)}b`;
  expect(
    splitParts(text, { peeled: false })
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('what was hidden comes back', () => {
  fc.assert(
    fc.property(anyText, fc.boolean(), (text, numbers) => {
      const { text: hidden, pieces } = hidePieces(text, { numbers });
      expect(restorePieces(hidden, pieces)).toBe(text);
    }),
  );
});

test.each<[string, string, boolean, string[]]>([
  ['a line in two languages is one', '今日 vote 去', true, ['今日 vote 去']],
  ['edges are peeled', ' @bob 你好 👍👍', true, ['你好']],
  ['or not', ' @bob 你好 👍👍', false, ['@bob 你好 👍👍']],
  ['nothing but a link', 'https://a.hk/x', false, []],
  ['nothing but numbers', '2026 / 10', false, []],
  ['each line', '一\n二', true, ['一', '二']],
])('%s', (_what, text, peeled, said) => {
  const parts = splitParts(text, { peeled });
  expect(parts.filter(({ isSaid }) => isSaid).map((part) => part.text)).toEqual(said);
});

test.each<[string, string, string, object]>([
  ['a short one', 'One.', 'Two.', { title: 'One.', content: 'Two.', cut: false }],
  ['long content', 'One.', 'Two three. Four five six seven', { title: 'One.', content: 'Two three.', cut: true }],
  ['a long title', 'One two three. Four five six seven', 'Two.', { title: 'One two three.', content: '', cut: true }],
  ['a title that takes all', 'One two three. Four.', 'Two.', { title: 'One two three. Four.', content: '', cut: true }],
])('the beginning of a post, %s', (_what, title, content, expected) => {
  expect(beginningOfPost({ title, content }, 20)).toEqual(expected);
});

describe('the beginning of a text', () => {
  test.each<[string, string, number, string]>([
    ['all of a short one', '一二。', 9, '一二。'],
    ['to the end of a sentence', 'One two three. Four five six', 20, 'One two three.'],
    ['to the end of a word', 'One two three four five six', 20, 'One two three four'],
    ['else as it is', '一二三四五六七八', 4, '一二三四'],
    ['without half a character', '一二三👍', 4, '一二三'],
  ])('%s', (_what, text, most, expected) => {
    expect(beginningOf(text, most)).toBe(expected);
  });
});
