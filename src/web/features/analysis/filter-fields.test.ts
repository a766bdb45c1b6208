import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterBucket, queryFilter } from '../../../contract/filter.ts';
import { CLASSIFICATIONS, SENTIMENT_FILTERS } from '../../../contract/filter-choices.ts';
import { MEDIA_TYPES } from '../../../contract/media-types.ts';
import { REACTIONS } from '../../../contract/reactions.ts';
import { filterFromSearch } from '../../lib/asked-filter.ts';
import { inAddress, itemsOf, NARROWING_KEYS, type Narrowing } from '../../lib/filter-fields.ts';
import { isFiltered, NO_FILTER, narrowingOf, searchOf } from '../../lib/filter-search.ts';
import { analysisSearch } from './filter-search.ts';

const name = fc.string({
  minLength: 1,
  maxLength: 20,
  unit: fc.constantFrom('a', '%', ',', '2C', ' ', ':', '"', '[', '港', '🎉'),
});
const names = fc.uniqueArray(name, { minLength: 1, maxLength: 5 });
const placesOrNone = fc.uniqueArray(fc.oneof(name, fc.constant('')), { minLength: 1, maxLength: 4 });
const some = <Item>(items: readonly Item[]) => fc.uniqueArray(fc.constantFrom(...items), { minLength: 1, maxLength: 3 });
const authors = fc.dictionary(fc.constantFrom(...MEDIA_TYPES), names, { minKeys: 1, maxKeys: 3 });
const keys = fc.uniqueArray(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(String), { minLength: 1, maxLength: 3 });

const narrowings = fc.record(
  {
    text: name.filter((text) => text.trim() !== '').map((text) => text.trim()),
    mediaTypes: some(MEDIA_TYPES),
    sentiments: some(SENTIMENT_FILTERS),
    languages: placesOrNone,
    authors,
    excludeAuthors: authors,
    repliesTo: authors,
    classifications: some(CLASSIFICATIONS),
    ners: fc.uniqueArray(
      name.map((text) => `place:${text}`),
      { minLength: 1, maxLength: 3 },
    ),
    keywords: names,
    hashtags: names,
    handles: names,
    emojis: names,
    domains: placesOrNone,
    channels: placesOrNone,
    tags: names,
    reactions: some(REACTIONS),
    weekdays: some([1, 2, 3, 4, 5, 6, 7]),
    hours: some([0, 9, 23]),
    threads: keys,
    copiesOf: keys,
  },
  { requiredKeys: [] },
);

describe('the address of a filter', () => {
  it('holds every field of the contract that can be clicked', () => {
    const clickable = Object.keys(filterBucket.shape).filter((key) => !['mention', 'startDate', 'endDate'].includes(key));
    expect([...NARROWING_KEYS].sort()).toEqual(clickable.sort());
  });

  it('says the same filter again, whatever is in it', () => {
    fc.assert(
      fc.property(narrowings, (narrowing) => {
        const search = analysisSearch(searchOf(narrowing as Narrowing));
        const read = narrowingOf(search);
        for (const key of NARROWING_KEYS) {
          expect([...itemsOf(read, key)].sort()).toEqual([...itemsOf(narrowing as Narrowing, key)].sort());
        }
        expect(analysisSearch(search)).toEqual(search);
        queryFilter.parse(filterFromSearch(search, new Date(0), '+0800'));
      }),
      { numRuns: 300 },
    );
  });

  it('is cleared of all of it', () => {
    fc.assert(
      fc.property(narrowings, (narrowing) => {
        const search = analysisSearch(searchOf(narrowing as Narrowing));
        expect(isFiltered(search)).toBe(Object.keys(narrowing).length > 0);
        expect(isFiltered({ ...search, ...NO_FILTER })).toBe(false);
      }),
      { numRuns: 100 },
    );
  });

  const rows: [name: string, search: Record<string, unknown>, filter: object][] = [
    ['a list of JSON', { domains: ['a.hk', 'b,c'] }, { domains: ['a.hk', 'b,c'] }],
    ['a number that is a text', { text: 852, hours: 9 }, { text: '852', hours: [9] }],
    ['the empty item: without one', { domains: '', channels: 'a,' }, { domains: [''], channels: ['', 'a'] }],
    ['authors by media type', { authors: 'news:a:b,forum:c,news:d' }, { authors: { forum: ['c'], news: ['a:b', 'd'] } }],
    [
      'what is not understood is dropped, and nothing else',
      {
        authors: 'radio:a,news:',
        hours: '9,24,x',
        weekdays: '0',
        ners: 'place:Central,Central',
        threads: '1,x',
        text: ' ',
        copies: 'all',
      },
      { hours: [9], ners: ['place:Central'], threads: ['1'] },
    ],
    ['every hour is no restriction', { hours: Array.from({ length: 24 }, (_, hour) => hour) }, {}],
    [
      'every kind is one: some posts are of none',
      { classifications: CLASSIFICATIONS.join(',') },
      { classifications: [...CLASSIFICATIONS] },
    ],
  ];
  it.each(rows)('reads %s', (_name, search, filter) => {
    expect(narrowingOf(analysisSearch(search))).toEqual(filter);
  });

  it('keeps as many items as a filter may have', () => {
    const many = Array.from({ length: 300 }, (_, index) => `site${index}.hk`);
    expect(inAddress('domains', many)?.split(',')).toHaveLength(200);
  });
});
