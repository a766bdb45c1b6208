import { expect, test } from 'vitest';
import { type Forecast, type ForecastDay, forecast } from './forecast.ts';

const day = (count: number): ForecastDay => ({ count, stored: true });
const empty: ForecastDay = { count: 0, stored: false };
const times = (length: number, what: ForecastDay) => Array.from({ length }, () => what);

const START = new Date('2026-03-01T00:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const after = (days: number) => ({ start: START, end: new Date(START.getTime() + days * DAY) });

const ROWS: [name: string, days: ForecastDay[], period: { start: Date; end: Date } | null, expected: Forecast][] = [
  ['nothing was ever stored', times(30, empty), after(10), { perDay: null, inPeriod: null }],
  ['no days at all', [], after(10), { perDay: null, inPeriod: null }],
  ['thirty days of posts, none matches', times(30, day(0)), after(10), { perDay: 0, inPeriod: 0 }],
  ['thirty even days', times(30, day(4)), after(10), { perDay: 4, inPeriod: 40 }],
  [
    'a store with three days and a morning',
    [...times(26, empty), ...times(3, day(6)), day(1)],
    after(30),
    { perDay: 6, inPeriod: 180 },
  ],
  ['days without posts in between', [day(9), empty, empty, day(3), day(0)], after(1), { perDay: 6, inPeriod: 6 }],
  ['posts, but no match on some days', [day(9), day(0), day(0), day(0)], after(2), { perDay: 3, inPeriod: 6 }],
  ['today is not over, whatever it holds', [day(2), day(2), day(500)], after(1), { perDay: 2, inPeriod: 2 }],
  ['today is all there is', [...times(29, empty), day(7)], after(2), { perDay: 7, inPeriod: 14 }],
  ['collecting ended some days ago', [day(4), day(4), empty, empty], after(1), { perDay: 4, inPeriod: 4 }],
  ['no period is chosen yet', [day(1), day(2), day(0)], null, { perDay: 1.5, inPeriod: null }],
  ['half a day more', [day(3), day(0)], after(1.5), { perDay: 3, inPeriod: 5 }],
  ['a period of nothing', [day(3), day(0)], after(0), { perDay: 3, inPeriod: 0 }],
  ['a period that ends before it starts', [day(3), day(0)], after(-2), { perDay: 3, inPeriod: 0 }],
];

test.each(ROWS)('%s', (_name, days, period, expected) => {
  expect(forecast(days, period)).toEqual(expected);
});
