import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './address-values.ts';

describe('an address', () => {
  test.each([
    ['a phrase by hand', '?q="milk tea"', { q: '"milk tea"' }],
    ['a phrase, encoded', '?q=%22milk+tea%22', { q: '"milk tea"' }],
    ['a phrase as it was written before', '?q=%22%5C%22milk+tea%5C%22%22', { q: '"milk tea"' }],
    ['two phrases', '?q="milk tea" OR "iced tea"', { q: '"milk tea" OR "iced tea"' }],
    ['a number', '?page=2', { page: 2 }],
    ['a text of digits', '?q=%222026%22', { q: '2026' }],
    ['digits that are no number as they stand', '?q=007&id=12345678901234567890', { q: '007', id: '12345678901234567890' }],
    ['a number in another spelling', '?q=1e3', { q: '1e3' }],
    ['a word for nothing', '?q=null', { q: 'null' }],
    ['a list', '?ids=["1", "2"]', { ids: ['1', '2'] }],
  ])('%s', (_name, address, values) => {
    expect(parseSearch(address)).toEqual(values);
  });

  test('has a phrase as people write it', () => {
    expect(stringifySearch({ q: '"milk tea"' })).toBe('?q=%22milk+tea%22');
  });

  test('gives back every text', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      fc.string().map((text) => `"${text}"`),
      fc.json().map((text) => JSON.stringify(text)),
      fc.constantFrom('true', 'null', '5', '"5"', '"\\"5\\""', '"true"', '\\"', '"a\\"b"'),
    );
    fc.assert(
      fc.property(texts, (q) => {
        fc.pre(q !== '');
        expect(parseSearch(stringifySearch({ q }))).toEqual({ q });
      }),
      { numRuns: 2000 },
    );
  });
});
