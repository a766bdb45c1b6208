import { expect, test } from 'vitest';
import { isGranularity, possibleGranularities } from './granularities.ts';

test('a window can be counted by what does not make too many buckets of it', () => {
  const startDate = '2026-01-01T00:00:00.000Z';
  expect(possibleGranularities({ startDate, endDate: '2026-01-08T00:00:00.000Z' }, '+0800')).toContain('hour');
  const year = ['day', 'week', 'month', 'quarter'];
  expect(possibleGranularities({ startDate, endDate: '2027-01-01T00:00:00.000Z' }, '+0800')).toEqual(year);
});

test('of an address only what is one', () => {
  expect(['week', 'fortnight', ''].map(isGranularity)).toEqual([true, false, false]);
});
