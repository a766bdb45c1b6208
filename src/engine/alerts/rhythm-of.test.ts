import { expect, test } from 'vitest';
import type { Rhythm } from './rhythm.ts';
import { rhythmOf, type Timing } from './rhythm-of.ts';

const timing = (given: Partial<Timing>): Timing => ({
  alertType: 'conversation',
  alertCycle: '15m',
  alertDuration: 1,
  alertDurationUnit: 'h',
  alertCyclePeriod: 'hourly',
  periodConditionTime: '08:10',
  ...given,
});

test.each<[string, Partial<Timing>, Rhythm]>([
  ['as forms begin', {}, { unit: 'minute', count: 15, at: 0 }],
  ['24 hours are a day', { alertCycle: '24h' }, { unit: 'day', count: 1, at: 0 }],
  ['a month of a sentiment', { alertType: 'sentiment', alertCycle: '1M' }, { unit: 'month', count: 1, at: 0 }],
  ['six hours', { alertCycle: 'custom', alertDuration: 6 }, { unit: 'hour', count: 6, at: 0 }],
  ['48 hours are two days', { alertCycle: 'custom', alertDuration: 48 }, { unit: 'day', count: 2, at: 0 }],
  ['three months', { alertCycle: 'custom', alertDuration: 3, alertDurationUnit: 'M' }, { unit: 'month', count: 3, at: 0 }],
  ['a duration without a custom cycle', { alertCycle: '1h', alertDuration: 6 }, { unit: 'hour', count: 1, at: 0 }],
  ['hourly, by the minute', { alertType: 'periodic' }, { unit: 'hour', count: 1, at: 10 }],
  ['daily, by the time', { alertType: 'periodic', alertCyclePeriod: 'daily' }, { unit: 'day', count: 1, at: 490 }],
  ['weekly', { alertType: 'periodic', alertCyclePeriod: 'weekly' }, { unit: 'week', count: 1, at: 490 }],
  ['monthly', { alertType: 'periodic', alertCyclePeriod: 'monthly' }, { unit: 'month', count: 1, at: 490 }],
])('%s', (_name, given, rhythm) => {
  expect(rhythmOf(timing(given))).toEqual(rhythm);
});
