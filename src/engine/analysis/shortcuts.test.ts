import { describe, expect, it } from 'vitest';
import { type Shortcut, shortcutPeriod } from './shortcuts.ts';

const iso = (dates: readonly Date[]): string[] => dates.map((date) => date.toISOString().replace(':00.000Z', ''));

describe('shortcutPeriod', () => {
  const hongKong = '2026-03-30T18:20:00Z'; // already Tuesday there
  const rows: [Shortcut, string, string, string, string][] = [
    ['thisWeek', hongKong, '+0800', '2026-03-29T16:00', '2026-03-31T16:00'],
    ['lastWeek', hongKong, '+0800', '2026-03-22T16:00', '2026-03-29T16:00'],
    ['last7Days', hongKong, '+0800', '2026-03-24T16:00', '2026-03-31T16:00'],
    ['currentMonth', hongKong, '+0800', '2026-02-28T16:00', '2026-03-31T16:00'],
    ['past365Days', hongKong, '+0800', '2025-03-31T16:00', '2026-03-31T16:00'],
    ['thisWeek', '2026-03-29T12:00:00Z', 'Europe/London', '2026-03-23T00:00', '2026-03-29T23:00'],
    ['lastWeek', '2026-03-30T12:00:00Z', 'Europe/London', '2026-03-23T00:00', '2026-03-29T23:00'],
    ['last7Days', '2026-11-01T12:00:00Z', 'America/New_York', '2026-10-26T04:00', '2026-11-02T05:00'],
    ['currentMonth', '2026-11-15T12:00:00Z', 'America/New_York', '2026-11-01T04:00', '2026-11-16T05:00'],
    ['thisWeek', '2026-03-30T00:00:00Z', '+0000', '2026-03-30T00:00', '2026-03-31T00:00'],
  ];

  it.each(rows)('%s at %s in %s', (name, now, timezone, start, end) => {
    const period = shortcutPeriod(name, new Date(now), timezone);
    expect(iso([period.start, period.end])).toEqual([start, end]);
  });
});
