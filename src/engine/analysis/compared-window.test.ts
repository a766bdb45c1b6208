import { describe, expect, it } from 'vitest';
import { glanceAt } from './at-a-glance.ts';
import { comparedWindow, previousWindow } from './compared-window.ts';
import { shortcutPeriod } from './shortcuts.ts';

const iso = (dates: readonly Date[]): string[] => dates.map((date) => date.toISOString().replace(':00.000Z', ''));

describe('previousWindow', () => {
  it.each([
    ['whole days', '2026-03-10T00:00Z', '2026-03-17T00:00Z', '+0000', '2026-03-03T00:00'],
    ['days of 24 and 23 hours', '2026-03-29T00:00Z', '2026-03-30T23:00Z', 'Europe/London', '2026-03-27T00:00'],
    ['the week before a clock change', '2026-11-02T05:00Z', '2026-11-09T05:00Z', 'America/New_York', '2026-10-26T04:00'],
    ['hours', '2026-03-10T05:30Z', '2026-03-10T08:00Z', '+0800', '2026-03-10T03:00'],
    ['nothing', '2026-03-10T00:00Z', '2026-03-10T00:00Z', '+0000', '2026-03-10T00:00'],
  ])('%s', (_, start, end, timezone, expected) => {
    const previous = previousWindow({ start: new Date(start), end: new Date(end) }, timezone);
    expect(iso([previous.start])).toEqual([expected]);
    expect(previous.end).toEqual(new Date(start));
  });
});

describe('comparedWindow', () => {
  const LONG_AGO = '2020-01-01T00:00Z';
  const compared = (days: [string, string], now: string, timezone = 'Asia/Hong_Kong', since = LONG_AGO) => {
    const [start, end] = days.map((edge) => new Date(edge)) as [Date, Date];
    return comparedWindow({ start, end }, { timezone, now: new Date(now), since: new Date(since) });
  };
  const WEEK: [string, string] = ['2026-03-09T16:00Z', '2026-03-16T16:00Z'];

  it.each<[string, { days: [string, string]; now: string; timezone?: string; before: [string, string] }]>([
    ['a week that is over', { days: WEEK, now: '2026-03-20T00:00Z', before: ['2026-03-02T16:00', '2026-03-09T16:00'] }],
    ['a week that runs', { days: WEEK, now: '2026-03-16T01:30Z', before: ['2026-03-02T16:00', '2026-03-09T01:30'] }],
    ['a week to come', { days: WEEK, now: '2026-03-01T00:00Z', before: ['2026-03-02T16:00', '2026-03-02T16:00'] }],
    [
      'hours that run',
      {
        days: ['2026-03-09T05:30Z', '2026-03-09T08:30Z'],
        now: '2026-03-09T07:00Z',
        before: ['2026-03-09T02:30', '2026-03-09T04:00'],
      },
    ],
    [
      'a month after the clock was changed',
      {
        days: ['2026-03-31T23:00Z', '2026-04-30T23:00Z'],
        now: '2026-04-10T11:00Z',
        timezone: 'Europe/London',
        before: ['2026-03-02T00:00', '2026-03-11T12:00'],
      },
    ],
  ])('%s', (_, { days, now, timezone, before: expected }) => {
    const before = compared(days, now, timezone);
    expect(before && iso([before.start, before.end])).toEqual(expected);
  });

  it('is nothing where nobody looked through all of it', () => {
    expect(compared(WEEK, '2026-03-16T01:30Z', 'Asia/Hong_Kong', '2026-03-02T16:00:01Z')).toBeNull();
  });

  it.each(['2026-03-29T00:30Z', '2026-04-04T23:30Z', '2026-04-01T12:00Z'])(
    'compares the last seven days as Home does: %s',
    (at) => {
      const now = new Date(at);
      const glance = glanceAt(now, 'Europe/London');
      const week = shortcutPeriod('last7Days', now, 'Europe/London');
      const before = comparedWindow(week, { timezone: 'Europe/London', now, since: new Date(LONG_AGO) });
      expect(before?.start).toEqual(glance.edges[0]);
      expect(before?.end).toEqual(glance.edges[glance.before]);
    },
  );
});
