import { describe, expect, it } from 'vitest';
import { filterFromSearch } from '../../lib/asked-filter.ts';
import { isBackwards, windowForAddress } from '../../lib/filter-period.ts';
import { isFiltered } from '../../lib/filter-search.ts';
import { type AnalysisSearch, analysisSearch } from './filter-search.ts';

const now = new Date('2026-11-21T04:00:00.000Z');
const read = (search: Record<string, unknown>): AnalysisSearch => analysisSearch(search);
const filterOf = (search: Record<string, unknown>, timezone = '+0800') => filterFromSearch(read(search), now, timezone);

describe('filterFromSearch', () => {
  const rows: [name: string, search: Record<string, unknown>, filter: object][] = [
    ['an empty address is the whole period', {}, { mention: 'all' }],
    [
      'days, the last included',
      { from: '2026-11-01', to: '2026-11-02' },
      { mention: 'all', startDate: '2026-10-31T16:00:00.000Z', endDate: '2026-11-02T16:00:00.000Z' },
    ],
    ['only a start', { from: '2026-11-01' }, { mention: 'all', startDate: '2026-10-31T16:00:00.000Z' }],
    [
      'an hour',
      { from: '2026-11-01T03:00:00.000Z', to: '2026-11-01T04:00:00.000Z' },
      { mention: 'all', startDate: '2026-11-01T03:00:00.000Z', endDate: '2026-11-01T04:00:00.000Z' },
    ],
    [
      'a shortcut, which wins over dates',
      { period: 'last7Days', from: '2020-01-01' },
      { mention: 'all', startDate: '2026-11-14T16:00:00.000Z', endDate: '2026-11-21T16:00:00.000Z' },
    ],
    [
      'everything else',
      { mention: 'comments', mediaTypes: 'news,forum', sentiments: 'Negative', granularity: 'week' },
      { mention: 'comments', mediaTypes: ['forum', 'news'], sentiments: ['Negative'], granularity: 'week' },
    ],
    [
      'what is not understood is dropped',
      { from: '2026-02-31', period: 'yesterday', mediaTypes: 'radio', sentiments: 7, granularity: 'year', page: 'x', rows: 7 },
      { mention: 'all' },
    ],
  ];
  it.each(rows)('%s', (_name, search, filter) => {
    expect(filterOf(search)).toEqual(filter);
  });
});

describe('the address', () => {
  it('is the same for one state, however it was reached', () => {
    expect(read({ mediaTypes: 'news,forum,radio' }).mediaTypes).toBe('forum,news');
    expect(read({ sentiments: 'Unscored,Mixed,Positive,Neutral,Negative' }).sentiments).toBeUndefined();
  });

  it('knows a filter from the choices of a tab', () => {
    expect(isFiltered(read({ sort: 'likes', rows: 50, page: 3, granularity: 'day' }))).toBe(false);
    expect(isFiltered(read({ mention: 'main' }))).toBe(true);
  });

  const places: [name: string, search: Record<string, unknown>, understood: object][] = [
    ['the last of the longest list', { at: 1_000_050 }, { at: 1_000_050 }],
    ['a place beyond', { at: 1_000_051 }, {}],
    ['the deepest page', { page: 40_001 }, { page: 40_001 }],
    ['a page beyond', { page: 40_002 }, {}],
    ['the deepest page of long ones', { page: 10_001, rows: 100 }, { page: 10_001, rows: 100 }],
    ['a long page beyond', { page: 10_002, rows: 100, sort: 'likes' }, { rows: 100, sort: 'likes' }],
  ];
  it.each(places)('asks for nothing that the server refuses: %s', (_name, search, understood) => {
    const given = Object.entries(read(search)).filter(([, value]) => value !== undefined);
    expect(Object.fromEntries(given)).toEqual(understood);
  });

  const windows: [name: string, start: string, end: string, from: string, to: string][] = [
    ['whole days', '2026-10-31T16:00:00.000Z', '2026-11-02T16:00:00.000Z', '2026-11-01', '2026-11-02'],
    ['an hour', '2026-11-01T03:00:00.000Z', '2026-11-01T04:00:00.000Z', '2026-11-01T03:00:00.000Z', '2026-11-01T04:00:00.000Z'],
    ['from midnight to noon', '2026-10-31T16:00:00.000Z', '2026-11-01T04:00:00.000Z', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ];
  it.each(windows)('has a window as it is: %s', (_name, start, end, from, to) => {
    const address = windowForAddress(start, end, '+0800');
    expect(address).toEqual({ period: undefined, from, to });
    expect(filterFromSearch(read(address), now, '+0800')).toEqual({ mention: 'all', startDate: start, endDate: end });
  });
});

it.each([
  ['the last day before the first', { from: '2026-03-02', to: '2026-03-01' }, true],
  ['one day', { from: '2026-03-01', to: '2026-03-01' }, false],
  ['no time at all', { from: '2026-03-01T03:00:00.000Z', to: '2026-03-01T03:00:00.000Z' }, true],
  ['a shortcut, which wins over dates', { period: 'last7Days', from: '2026-03-02', to: '2026-03-01' }, false],
  ['only an end', { to: '2026-03-01' }, false],
])('whether an address ends before it begins: %s', (_name, search, expected) => {
  expect(isBackwards(read(search), '+0800')).toBe(expected);
});
