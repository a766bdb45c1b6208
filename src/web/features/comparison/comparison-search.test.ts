import { describe, expect, it } from 'vitest';
import { comparisonSearch, filterOf, isFiltered, postsSearch, scoredSentiments, topicsOf } from './comparison-search.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const ZONE = 'Asia/Hong_Kong';
const read = (given: Record<string, unknown>) => comparisonSearch.parse(given);

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

  it('becomes a filter; what is not understood is left out', () => {
    const search = read({
      period: 'last7Days',
      mediaTypes: 'news,nonsense',
      sentiments: 'Positive',
      granularity: 'hour',
      mention: 'all',
    });
    expect(filterOf(search, NOW, ZONE)).toEqual({
      startDate: '2026-03-03T16:00:00.000Z',
      endDate: '2026-03-10T16:00:00.000Z',
      mediaTypes: ['news'],
      sentiments: ['Positive'],
      granularity: 'hour',
    });
    expect(isFiltered(search)).toBe(true);
    expect(isFiltered(read({ topics: '1,2', granularity: 'day', relative: 'week' }))).toBe(false);
  });
});

describe('the posts of a figure', () => {
  const search = read({ topics: '1,2', period: 'last7Days', mediaTypes: 'news,forum', granularity: 'day', relative: 'week' });

  it('are those of the filter, without what only the comparison has', () => {
    expect(postsSearch(search, {}, ZONE)).toEqual({ period: 'last7Days', mediaTypes: 'forum,news' });
  });

  it('are of the bucket that was clicked, by days where it consists of whole days', () => {
    const day = { start: '2026-03-04T16:00:00.000Z', end: '2026-03-05T16:00:00.000Z' };
    expect(postsSearch(search, { bucket: day, mediaTypes: 'news' }, ZONE)).toEqual({
      period: undefined,
      from: '2026-03-05',
      to: '2026-03-05',
      mediaTypes: 'news',
    });
    const hour = { start: '2026-03-04T17:00:00.000Z', end: '2026-03-04T18:00:00.000Z' };
    expect(postsSearch(search, { bucket: hour }, ZONE)).toMatchObject({ from: hour.start, to: hour.end });
  });

  it('of a score are those that have a sentiment', () => {
    expect(scoredSentiments(search)).toBe('Positive,Negative,Neutral,Mixed');
    expect(scoredSentiments(read({ sentiments: 'Positive,Unscored' }))).toBe('Positive');
  });
});
