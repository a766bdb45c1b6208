import { expect, test } from 'vitest';
import { MEDIA_TYPES } from '../../contract/media-types.ts';
import { analysisSearch } from '../../web/features/analysis/filter-search.ts';
import { filterFromSearch } from '../../web/lib/asked-filter.ts';
import { analysisLink, type Watched } from './analysis-link.ts';

const window = { start: new Date('2026-03-10T12:15:00.000Z'), end: new Date('2026-03-10T12:30:00.000Z') };
const dates = { startDate: '2026-03-10T12:15:00.000Z', endDate: '2026-03-10T12:30:00.000Z' };

test.each<[string, Watched, object]>([
  ['everything', { conversationType: 'all', mediaTypes: [...MEDIA_TYPES] }, { mention: 'all', ...dates }],
  ['main posts alone', { conversationType: 'main', mediaTypes: [...MEDIA_TYPES] }, { mention: 'main', ...dates }],
  [
    'comments of two media types',
    { conversationType: 'comments', mediaTypes: ['forum', 'news'] },
    { mention: 'comments', mediaTypes: ['forum', 'news'], ...dates },
  ],
])('the page reads from the address the filter of %s', (_name, watched, filter) => {
  const url = new URL(analysisLink('https://earshot.example', '7', watched, window));
  expect(url.origin + url.pathname).toBe('https://earshot.example/topics/7/overview');
  const search = analysisSearch(Object.fromEntries(url.searchParams));
  expect(filterFromSearch(search, new Date(), '+0800')).toEqual(filter);
});
