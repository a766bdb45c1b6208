import { describe, expect, it } from 'vitest';
import { affordableInterval, dayForecast } from './budget-figures.ts';

const DAY = { begins: new Date('2026-11-23T00:00:00Z'), ends: new Date('2026-11-24T00:00:00Z') };
const at = (hour: number) => new Date(DAY.begins.getTime() + hour * 3_600_000);

describe('the forecast of a day', () => {
  it.each<[string, number, number, number | null]>([
    ['at noon it is twice as much', 30, 12, 60],
    ['at six in the evening a third more', 30, 18, 40],
    ['at its end what was spent', 30, 24, 30],
    ['of nothing nothing', 0, 12, 0],
    ['it has hardly begun', 5, 0.1, null],
  ])('%s', (_name, spent, hour, forecast) => {
    expect(dayForecast(spent, DAY, at(hour))).toBe(forecast);
  });
});

describe('an affordable interval', () => {
  it.each<[string, number | null, number, number, number]>([
    ['a hundred calls over a day', 100, 1, 0, 864],
    ['fifty for half of it', 50, 1, 12, 864],
    ['two calls a reading', 100, 2, 0, 1728],
    ['no limit', null, 3, 0, 0],
    ['no cost', 100, 0, 0, 0],
    ['the last one is spent', 0, 1, 18, 21_600],
    ['not enough for one more', 1, 2, 18, 21_600],
  ])('%s', (_name, left, cost, hour, seconds) => {
    expect(affordableInterval(left, cost, DAY, at(hour))).toBe(seconds);
  });
});
