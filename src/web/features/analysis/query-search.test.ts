import { describe, expect, test } from 'vitest';
import { querySearch } from './query-search.ts';

describe('the address of a search', () => {
  test.each([
    ['a query of one number stays a text', { q: 2026 }, { q: '2026' }],
    ['a word that means something elsewhere stays a word', { q: true }, { q: 'true' }],
    ['brackets stay a text', { q: [2026] }, { q: '[2026]' }],
    ['blanks around it do not', { q: ' tea ' }, { q: 'tea' }],
    ['nothing is no query', { q: ' ' }, {}],
    [
      'the filter of the other pages',
      { q: 'tea', mediaTypes: 'news', period: 'last7Days' },
      { q: 'tea', mediaTypes: 'news', period: 'last7Days' },
    ],
    ['order and page', { sort: 'likes', page: 2, rows: 50 }, { sort: 'likes', page: 2, rows: 50 }],
    ['what there is not is dropped', { sort: 'loudest', page: 1, rows: 7, tab: 'deep' }, {}],
    ['the web', { tab: 'web', urls: 'a.example' }, { tab: 'web', urls: 'a.example' }],
    ['that the web was asked', { tab: 'web', asked: true }, { tab: 'web' }],
  ])('%s', (_name, given, expected) => {
    const read = querySearch(given);
    expect(Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))).toEqual(expected);
  });
});
