import { describe, expect, test } from 'vitest';
import { peakBucket, reasonBucket } from './peak-buckets.ts';

const PEAK = { start: '2026-11-02T16:00:00.000Z', end: '2026-11-04T16:00:00.000Z' };
const WINDOW = { startDate: PEAK.start, endDate: PEAK.end };

describe('reasonBucket', () => {
  test.each([
    { kind: 'keyword', key: 'milk tea', narrowing: { keywords: ['milk tea'] } },
    { kind: 'hashtag', key: '#tea', narrowing: { hashtags: ['#tea'] } },
    { kind: 'entity', key: 'place:Hong Kong', narrowing: { ners: ['place:Hong Kong'] } },
    { kind: 'author', key: 'forum:a:b', narrowing: { authors: { forum: ['a:b'] } } },
    { kind: 'domain', key: 'example.com', narrowing: { domains: ['example.com'] } },
    { kind: 'thread', key: '123', narrowing: { threads: ['123'] } },
  ] as const)('$kind: its posts within the peak', ({ kind, key, narrowing }) => {
    expect(reasonBucket(PEAK, { kind, key })).toEqual({ ...WINDOW, ...narrowing });
  });

  test('a key that no filter takes opens nothing', () => {
    expect(reasonBucket(PEAK, { kind: 'author', key: 'somebody' })).toBeNull();
  });
});

test('a peak: its window', () => {
  expect(peakBucket(PEAK)).toEqual(WINDOW);
});
