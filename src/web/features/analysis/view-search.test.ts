import { describe, expect, it } from 'vitest';
import { viewInput } from '../../../contract/saved-views.ts';
import { analysisSearch } from './filter-search.ts';
import { isSetTo, searchOfView, searchToKeep, tabOf } from './view-search.ts';

const SEARCH = analysisSearch({
  period: 'last7Days',
  mediaTypes: 'news,forum',
  text: 'a & b',
  copies: 'without',
  rows: 50,
  page: 3,
  at: 700,
});

describe('a saved view', () => {
  it('keeps what the address sets, without the place in a list, in a form that the contract takes', () => {
    const search = searchToKeep(SEARCH);
    expect(search).toEqual({ period: 'last7Days', mediaTypes: 'forum,news', text: 'a & b', copies: 'without', rows: 50 });
    expect(viewInput.parse({ name: 'x', tab: 'who', search, shared: false }).search).toEqual(search);
    expect(searchOfView({ search })).toEqual({ ...SEARCH, page: undefined, at: undefined });
  });

  it('is read as an address is: what is not understood is dropped', () => {
    const search = {
      period: 'yesterday',
      sentiments: ['Negative'],
      mediaTypes: 'radio,news',
      gone: { from: 1 },
      rows: '25',
      page: 'x',
    };
    expect(searchToKeep(searchOfView({ search }))).toEqual(
      searchToKeep(analysisSearch({ mediaTypes: 'news', sentiments: ['Negative'] })),
    );
  });
});

describe('isSetTo', () => {
  const view = { tab: 'who', search: { mention: 'main', mediaTypes: 'news,forum' } } as const;
  it.each([
    ['whatever the order of fields and items', 'who', { mediaTypes: 'forum,news', mention: 'main' }, true],
    ['wherever in the list', 'who', { mediaTypes: 'forum,news', mention: 'main', page: 4 }, true],
    ['not on another tab', 'what', { mediaTypes: 'forum,news', mention: 'main' }, false],
    ['not where more is set', 'who', { mediaTypes: 'forum,news', mention: 'main', sort: 'likes' }, false],
    ['not where less is set', 'who', { mention: 'main' }, false],
  ] as const)('%s', (_, tab, search, expected) => {
    expect(isSetTo(view, { tab, search: analysisSearch(search) })).toBe(expected);
  });
});

it.each([
  ['/topics/7/raw-data', 'raw-data'],
  ['/topics/7/who', 'who'],
  ['/topics/7', 'overview'],
] as const)('the tab of %s is %s', (path, tab) => {
  expect(tabOf(path)).toBe(tab);
});
