import { expect, test } from 'vitest';
import type { AlertRule } from '../../contract/alerts.ts';
import { conditionOf, windowsOf } from './windows-of.ts';

const rule = (given: Partial<AlertRule>): AlertRule => ({
  alertType: 'conversation',
  conversationType: 'all',
  mediaTypes: ['news'],
  alertCycle: '1h',
  alertDuration: 1,
  alertDurationUnit: 'h',
  alertCyclePeriod: 'daily',
  conConditionType: 'number',
  conConditionEquation: 'increase',
  conConditionValue: 10,
  senConditionType: 'percentage',
  senConditionEquation: 'decrease',
  senConditionValue: 20,
  periodConditionTime: '08:00',
  sensitivity: 'high',
  cooldownMinutes: 60,
  quietHours: null,
  language: 'en',
  ...given,
});
const times = (windows: { start: Date; end: Date }[]) =>
  windows.map(({ start, end }) => `${start.toISOString().slice(5, 16)} ${end.toISOString().slice(5, 16)}`);

test.each<[string, Partial<AlertRule>, string, string, { previous: string[]; usual: string[] }]>([
  [
    'a fixed condition looks at the window before',
    {},
    '2026-03-10T08:00:00Z',
    '+0000',
    { previous: ['03-10T06:00 03-10T07:00'], usual: [] },
  ],
  [
    'a smart one at the same hour of four weeks, on the clock',
    { conConditionType: 'smart' },
    '2026-03-30T08:00:00Z',
    'Europe/London',
    {
      previous: [],
      usual: ['03-23T08:00 03-23T09:00', '03-16T08:00 03-16T09:00', '03-09T08:00 03-09T09:00', '03-02T08:00 03-02T09:00'],
    },
  ],
  [
    'a smart one of an hour that a week before the clock left out at one as long',
    { conConditionType: 'smart' },
    '2026-04-05T01:00:00Z',
    'Europe/London',
    {
      previous: [],
      usual: ['03-29T01:00 03-29T02:00', '03-22T01:00 03-22T02:00', '03-15T01:00 03-15T02:00', '03-08T01:00 03-08T02:00'],
    },
  ],
  [
    'a smart one of weeks at the four before',
    { conConditionType: 'smart', alertCycle: '1w' },
    '2026-03-30T00:00:00Z',
    '+0000',
    {
      previous: [],
      usual: ['03-16T00:00 03-23T00:00', '03-09T00:00 03-16T00:00', '03-02T00:00 03-09T00:00', '02-23T00:00 03-02T00:00'],
    },
  ],
  ['a digest at nothing', { alertType: 'periodic' }, '2026-03-10T08:00:00Z', '+0000', { previous: [], usual: [] }],
])('%s', (_name, given, end, zone, expected) => {
  const { previous, usual } = windowsOf(rule(given), new Date(end), zone);
  expect({ previous: times(previous ? [previous] : []), usual: times(usual) }).toEqual(expected);
});

test.each<[string, Partial<AlertRule>, ReturnType<typeof conditionOf>]>([
  ['of mentions', {}, { type: 'number', equation: 'increase', value: 10 }],
  ['of the score', { alertType: 'sentiment' }, { type: 'percentage', equation: 'decrease', value: 20 }],
  ['a smart one', { conConditionType: 'smart' }, { type: 'smart', equation: 'increase', sensitivity: 'high' }],
  ['none', { alertType: 'periodic' }, null],
])('the condition %s', (_name, given, condition) => {
  expect(conditionOf(rule(given))).toEqual(condition);
});
