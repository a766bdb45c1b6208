import { describe, expect, it } from 'vitest';
import { filterFromSearch } from '../../lib/asked-filter.ts';
import { isFiltered } from '../../lib/filter-search.ts';
import { comparisonSearch, namesTooMany, topicsOf } from './comparison-search.ts';
import { postsPlace } from './posts-place.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const ZONE = 'Asia/Hong_Kong';
const read = (given: Record<string, unknown>) => comparisonSearch(given);

describe('the address of a comparison', () => {
  it.each([
    ['none', undefined, null],
    ['one, which an address holds as a number', 7, ['7']],
    ['each once, in their order', '3,1,3', ['3', '1']],
    ['what is no topic is dropped', 'x,2,-1', ['2']],
    ['five at most', '1,2,3,4,5,6', ['1', '2', '3', '4', '5']],
    ['nothing that is understood', 'x', null],
  ])('topics: %s', (_name, topics, expected) => {
    expect(topicsOf(read({ topics }))).toEqual(expected);
  });

  it.each([
    ['five', '1,2,3,4,5', false],
    ['five, one of them twice', '1,2,3,4,5,1', false],
    ['six', '1,2,3,4,5,6', true],
    ['none', undefined, false],
  ])('knows whether it names too many: %s', (_name, topics, expected) => {
    expect(namesTooMany(read({ topics }))).toBe(expected);
  });

  it('becomes a filter; what is not understood is left out', () => {
    const search = read({
      period: 'last7Days',
      mediaTypes: 'news,nonsense',
      authors: 'news:ann',
      copies: 'without',
      granularity: 'hour',
      mention: 'all',
    });
    expect(filterFromSearch(search, NOW, ZONE)).toEqual({
      mention: 'all',
      startDate: '2026-03-03T16:00:00.000Z',
      endDate: '2026-03-10T16:00:00.000Z',
      mediaTypes: ['news'],
      authors: { news: ['ann'] },
      copies: 'without',
      granularity: 'hour',
    });
    expect(isFiltered(search)).toBe(true);
    expect(isFiltered(read({ topics: '1,2', granularity: 'day', relative: 'week' }))).toBe(false);
  });
});

describe('the posts of a figure', () => {
  const search = read({ topics: '1,2', period: 'last7Days', mediaTypes: 'news,forum', granularity: 'day', relative: 'week' });
  const FILTER = { period: 'last7Days', mediaTypes: 'forum,news' };

  it('are those of the filter, without what only the comparison has', () => {
    expect(postsPlace(search, null, NOW, ZONE)).toEqual({ search: FILTER });
  });

  it('are of what was clicked, within the filter', () => {
    const day = { startDate: '2026-03-04T16:00:00.000Z', endDate: '2026-03-05T16:00:00.000Z' };
    const clicked = { title: '5 March', bucket: { ...day, mediaTypes: ['news' as const] } };
    expect(postsPlace(search, clicked, NOW, ZONE)).toMatchObject({
      search: { period: undefined, from: '2026-03-05', to: '2026-03-05', mediaTypes: 'news' },
    });
  });

  it('are opened beside those of the filter where no address says which they are', () => {
    const clicked = { title: 'ferry', bucket: { keywords: ['ferry'] } };
    const place = postsPlace(read({ ...search, copies: 'without' }), clicked, NOW, ZONE);
    expect(place).toEqual({ search: { ...FILTER, copies: 'without' }, state: { opened: clicked } });
  });

  it('are opened beside those of the filter where a summary cites them: an address does not say what it says', () => {
    const clicked = { title: 'Post 1', bucket: { copiesOf: ['7'] }, said: 'The ferry was late.' };
    expect(postsPlace(search, clicked, NOW, ZONE)).toEqual({ search: FILTER, state: { opened: clicked } });
  });
});
