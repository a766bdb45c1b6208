import { describe, expect, it } from 'vitest';
import { countDays, dayOf, endOfDay, lastDayOf, lengthInDays, startOfDay } from './days.ts';
import { isDay } from './instants.ts';

describe('days of a timezone', () => {
  const rows: [name: string, day: string, timezone: string, start: string, end: string][] = [
    ['an offset', '2026-11-01', '+0800', '2026-10-31T16:00:00.000Z', '2026-11-01T16:00:00.000Z'],
    ['an offset with colon', '2026-11-01', '+08:00', '2026-10-31T16:00:00.000Z', '2026-11-01T16:00:00.000Z'],
    ['a zone by name', '2026-11-01', 'Asia/Hong_Kong', '2026-10-31T16:00:00.000Z', '2026-11-01T16:00:00.000Z'],
    ['a day of 25 hours', '2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
    ['a day of 23 hours', '2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
    ['UTC', '2026-12-31', '+0000', '2026-12-31T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ];
  it.each(rows)('%s', (_name, day, timezone, start, end) => {
    expect(startOfDay(day, timezone)).toBe(start);
    expect(endOfDay(day, timezone)).toBe(end);
    expect(dayOf(start, timezone)).toBe(day);
    expect(lastDayOf(end, timezone)).toBe(day);
  });

  it('counts whole days', () => {
    expect(countDays('2026-11-01', '2026-11-01')).toBe(1);
    expect(countDays('2026-02-27', '2026-03-01')).toBe(3);
  });

  it('measures a period as long as its days, with an hour more in autumn too', () => {
    expect(lengthInDays('2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z')).toBe(1);
    expect(lengthInDays('2026-05-25T08:00:00Z', '2027-05-26T08:00:00Z')).toBe(366);
    expect(lengthInDays('2026-05-25T08:00:00Z', '2026-05-24T08:00:00Z')).toBe(0);
  });

  it('knows which days there are', () => {
    expect(['2026-02-28', '2026-02-31', '2026-13-01', '26-01-01', ''].map(isDay)).toEqual([true, false, false, false, false]);
  });
});
