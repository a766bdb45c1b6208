import { describe, expect, it } from 'vitest';
import type { Coverage } from '../../contract/sources.ts';
import { VARIANTS } from '../../contract/variants.ts';
import { createFormat } from './format.ts';
import { freshnessOf, timeToday } from './freshness.ts';

const NEWS: Coverage = { mediaType: 'news', sources: 3, silent: 1, unread: 0, completeTo: '2026-03-10T06:40:00Z' };
// The same minute would sort after it as text.
const FORUM: Coverage = { mediaType: 'forum', sources: 1, silent: 0, unread: 0, completeTo: '2026-03-10T14:32:00+08:00' };
const UNREAD: Coverage = { mediaType: 'blog', sources: 2, silent: 0, unread: 2, completeTo: null };
const NONE: Coverage = { mediaType: 'website', sources: 0, silent: 0, unread: 0, completeTo: null };

describe('how fresh posts are', () => {
  it.each<[string, Coverage[], Parameters<typeof freshnessOf>[1], ReturnType<typeof freshnessOf>]>([
    ['nothing is followed', [], undefined, null],
    ['a media type without a source says nothing', [NONE], undefined, null],
    ['one', [NEWS], undefined, { sources: 3, silent: 1, unread: 0, completeTo: NEWS.completeTo }],
    [
      'the one furthest behind decides',
      [NEWS, FORUM],
      undefined,
      { sources: 4, silent: 1, unread: 0, completeTo: FORUM.completeTo },
    ],
    ['only of those asked for', [NEWS, FORUM], ['news', 'x'], { sources: 3, silent: 1, unread: 0, completeTo: NEWS.completeTo }],
    ['none of those asked for is followed', [NEWS, FORUM], ['x'], null],
    ['nothing read yet', [UNREAD], undefined, { sources: 2, silent: 0, unread: 2, completeTo: null }],
    [
      'what was never read has no time, and is counted',
      [UNREAD, NEWS],
      undefined,
      { sources: 5, silent: 1, unread: 2, completeTo: NEWS.completeTo },
    ],
  ])('%s', (_, coverage, mediaTypes, expected) => {
    expect(freshnessOf(coverage, mediaTypes)).toEqual(expected);
  });
});

describe('the time until which posts are there', () => {
  const NOW = Date.parse('2026-03-10T16:30:00Z');

  it.each([
    ['today', '2026-03-10T14:32:00Z', 'UTC', '14:32'],
    ["today on the organisation's clock", '2026-03-10T16:05:00Z', 'Asia/Hong_Kong', '00:05'],
    ['yesterday there, though today in UTC', '2026-03-10T14:32:00Z', 'Asia/Hong_Kong', '10/Mar/2026 22:32'],
    ['days ago', '2026-03-07T01:00:00Z', 'UTC', '07/Mar/2026 01:00'],
    ['the last minute of yesterday', '2026-03-09T23:59:00Z', 'UTC', '09/Mar/2026 23:59'],
  ])('%s', (_, at, timezone, expected) => {
    const format = createFormat('en', timezone, VARIANTS.default.dateFormats);
    expect(timeToday(at, NOW, timezone, format)).toBe(expected);
  });

  it('has the figures of Chinese dates', () => {
    const format = createFormat('zh-Hant', 'Asia/Hong_Kong', VARIANTS.default.dateFormats);
    expect(timeToday('2026-03-07T01:00:00Z', NOW, 'Asia/Hong_Kong', format)).toBe('07/03/2026 09:00');
  });
});
