import { describe, expect, it } from 'vitest';
import type { FilterBucket } from '../../contract/filter.ts';
import { filterFromSearch } from './asked-filter.ts';
import { withBucket } from './bucket-address.ts';
import { filterSearch } from './filter-search.ts';

const now = new Date('2026-11-21T04:00:00.000Z');
const ZONE = '+0800';

/** The filter that the merged address means; null where there is none. */
function merged(search: Record<string, unknown>, bucket: FilterBucket): object | null {
  const address = withBucket(filterSearch(search), bucket, now, ZONE);
  return address && filterFromSearch(filterSearch(address), now, ZONE);
}

const HOUR = { startDate: '2026-11-20T03:00:00.000Z', endDate: '2026-11-20T04:00:00.000Z' };

describe('withBucket', () => {
  const rows: [name: string, search: Record<string, unknown>, bucket: FilterBucket, filter: object | null][] = [
    ['no bucket: the same', { mention: 'main' }, {}, { mention: 'main' }],
    [
      'a list where none was',
      { sentiments: 'Mixed' },
      { hashtags: ['#hk'] },
      { mention: 'all', sentiments: ['Mixed'], hashtags: ['#hk'] },
    ],
    [
      'a post has one sentiment',
      { sentiments: 'Positive,Negative' },
      { sentiments: ['Negative'] },
      { mention: 'all', sentiments: ['Negative'] },
    ],
    ['another sentiment than the filter has', { sentiments: 'Positive' }, { sentiments: ['Negative'] }, null],
    ['a post may have both hashtags', { hashtags: '#a,#b' }, { hashtags: ['#c'] }, null],
    ['one of the hashtags of the filter', { hashtags: '#a,#b' }, { hashtags: ['#a'] }, { mention: 'all', hashtags: ['#a'] }],
    ['some that the filter has, some not', { hashtags: '#a,#b' }, { hashtags: ['#a', '#c'] }, null],
    [
      'an author has one name',
      { authors: 'news:a,forum:b' },
      { authors: { forum: ['b', 'c'] } },
      { mention: 'all', authors: { forum: ['b'] } },
    ],
    [
      'authors left out add up',
      { excludeAuthors: 'news:a' },
      { excludeAuthors: { news: ['b'] } },
      { mention: 'all', excludeAuthors: { news: ['a', 'b'] } },
    ],
    ['an hour within a shortcut', { period: 'last7Days' }, HOUR, { mention: 'all', ...HOUR }],
    ['an hour before the days', { from: '2026-11-21' }, HOUR, null],
    [
      'a week that the days cut',
      { from: '2026-11-18', to: '2026-11-19' },
      { startDate: '2026-11-15T16:00:00.000Z', endDate: '2026-11-22T16:00:00.000Z' },
      { mention: 'all', startDate: '2026-11-17T16:00:00.000Z', endDate: '2026-11-19T16:00:00.000Z' },
    ],
    ['only a start', {}, { startDate: '2026-11-15T16:00:00.000Z' }, { mention: 'all', startDate: '2026-11-15T16:00:00.000Z' }],
    ['main posts among all', {}, { mention: 'main' }, { mention: 'main' }],
    ['main posts among comments', { mention: 'comments' }, { mention: 'main' }, null],
    ['the same text', { text: 'tea' }, { text: 'tea' }, { mention: 'all', text: 'tea' }],
    ['another text', { text: 'tea' }, { text: 'cake' }, null],
    ['the first of each text depends on the filter', { copies: 'without' }, { sentiments: ['Mixed'] }, null],
    ['more than an address may hold', {}, { domains: Array.from({ length: 201 }, (_, index) => `${index}.hk`) }, null],
  ];
  it.each(rows)('%s', (_name, search, bucket, filter) => {
    expect(merged(search, bucket)).toEqual(filter);
  });

  it('leaves the order of the posts as it is', () => {
    const address = withBucket({ ...filterSearch({}), sort: 'likes' }, { hours: [9] }, now, ZONE);
    expect(address).toMatchObject({ sort: 'likes', hours: '9' });
  });
});
