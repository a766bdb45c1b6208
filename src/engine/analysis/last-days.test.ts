import { describe, expect, it } from 'vitest';
import { lastDays } from './last-days.ts';

const HOUR = 60 * 60 * 1000;

describe('the last days', () => {
  it.each([
    ['just before midnight in Hong Kong', '2026-03-10T15:59:59.999Z', '+0800', ['2026-03-09', '2026-03-10']],
    ['at midnight in Hong Kong', '2026-03-10T16:00:00.000Z', '+0800', ['2026-03-10', '2026-03-11']],
    ['the same by its name', '2026-03-10T16:00:00.000Z', 'Asia/Hong_Kong', ['2026-03-10', '2026-03-11']],
    ['in London', '2026-03-10T16:00:00.000Z', 'Europe/London', ['2026-03-09', '2026-03-10']],
  ])('%s', (_case, now, zone, dates) => {
    const days = lastDays(new Date(now), zone, 2);
    expect(days.dates).toEqual(dates);
    expect(days.edges).toHaveLength(3);
    expect(days.edges[2]?.getTime()).toBeGreaterThan(Date.parse(now));
    expect(days.edges[1]?.getTime()).toBeLessThanOrEqual(Date.parse(now));
  });

  it.each([
    ['spring', '2026-03-29T12:00:00Z', [24, 23]],
    ['autumn', '2026-10-25T12:00:00Z', [24, 25]],
  ])('are as long as they are in %s', (_case, now, hours) => {
    const { edges } = lastDays(new Date(now), 'Europe/Berlin', 2);
    expect(edges.slice(1).map((edge, index) => (edge.getTime() - (edges[index]?.getTime() ?? 0)) / HOUR)).toEqual(hours);
  });
});
