import { expect, test } from 'vitest';
import { linkedText } from './linked-text.ts';

test.each([
  ['no address', 'Ferries', ['Ferries']],
  ['an address between words', 'See http://a.example/b?c=1&d=2 now', ['See ', '>http://a.example/b?c=1&d=2', ' now']],
  ['an address on its own line', 'Look:\nhttps://a.example\n', ['Look:\n', '>https://a.example', '\n']],
  ['what runs something', 'javascript:alert(1) data:text/html,x', ['javascript:alert(1) data:text/html,x']],
])('%s', (_name, text, expected) => {
  expect(linkedText(text).map((part) => (part.isLink ? `>${part.text}` : part.text))).toEqual(expected);
});
