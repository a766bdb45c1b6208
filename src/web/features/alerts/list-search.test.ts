import { expect, test } from 'vitest';
import { alertFormSearch } from './list-search.ts';

test.each<[string, unknown, number | undefined]>([
  ['a number', 4, 4],
  ['the same with quotes', '4', 4],
  ['none', undefined, undefined],
  ['a word', 'tea', undefined],
  ['no id', 0, undefined],
  ['half a one', 1.5, undefined],
])('the topic of an address is a number, written without quotes: %s', (_name, topic, expected) => {
  expect(alertFormSearch({ topic }).topic).toBe(expected);
});
