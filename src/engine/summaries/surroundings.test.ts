import { expect, test } from 'vitest';
import { lengthBefore, lengthWithoutTail } from './surroundings.ts';

test.each([
  ['RT @ann: Ferries stop at noon.', 'Ferries stop at noon.'],
  ['Re: [分享] #ferry https://a.example/x Ferries stop at noon.', 'Ferries stop at noon.'],
  ['Ferries stop at noon. #ferry ＃渡輪 @ann https://a.example/x', 'Ferries stop at noon.'],
  ['渡輪中午停航。#渡輪#停航 [轉載]【分享】', '渡輪中午停航。'],
  ['Ferries stop at noon. www.a.example RT', 'Ferries stop at noon.'],
  ['The #1 ferry, see www.a.example for more', 'The #1 ferry, see www.a.example for more'],
  ['A price of C# and a sign ##', 'A price of C# and a sign ##'],
  ['#a @b https://c.example', ''],
])('%s', (text, sentence) => {
  const before = lengthBefore(text);
  const rest = text.slice(before);
  expect(rest.slice(0, lengthWithoutTail(rest)).replace(/^:? ?/, '')).toBe(sentence);
});

test.each([
  ['links within links', 'www.a-', '. again'],
  ['addresses within addresses', 'http://a', ' end.'],
  ['tags', '#a', ']'],
  ['tags with spaces', ' #a', ' #'],
  ['brackets', '[a]', 'b'],
  ['blanks', ' ', 'x'],
])('a long text of %s ends', (_name, piece, end) => {
  const text = `The ferry was late today ${piece.repeat(20_000)}${end}`;
  expect(lengthWithoutTail(text)).toBeGreaterThan(0);
  expect(lengthBefore(`${piece.repeat(20_000)}${end}`)).toBeGreaterThan(0);
});
