import { expect, it } from 'vitest';
import type { FilterOptions } from '../../../contract/analysis/filter-options.ts';
import { unitedOptions } from './united-options.ts';

const NONE: FilterOptions = {
  mediaTypes: [],
  languages: [],
  classifications: [],
  entities: [],
  authors: [],
  domains: [],
  tags: [],
};

it('has each choice of any topic once, those with most mentions of all of them first', () => {
  const ann = { id: 'ann', name: 'Ann', mediaType: 'news' as const };
  const united = unitedOptions([
    { ...NONE, tags: [{ tag: 'crisis', count: 3 }], authors: [{ ...ann, count: 5 }] },
    {
      ...NONE,
      tags: [
        { tag: 'To check', count: 4 },
        { tag: 'crisis', count: 2 },
      ],
      authors: [{ ...ann, mediaType: 'forum', count: 9 }],
    },
  ]);
  expect(united.tags).toEqual([
    { tag: 'crisis', count: 5 },
    { tag: 'To check', count: 4 },
  ]);
  // The same name elsewhere may be somebody else.
  expect(united.authors.map(({ mediaType, count }) => [mediaType, count])).toEqual([
    ['forum', 9],
    ['news', 5],
  ]);
  expect(unitedOptions([])).toEqual(NONE);
});
