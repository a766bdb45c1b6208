import { describe, expect, test } from 'vitest';
import { period } from '../../engine/analysis/periods.ts';
import { changeText, numberText, percentText, zonedWindowText } from './told-numbers.ts';

test.each<[string, string, string]>([
  ['a rise', changeText(50), '+50'],
  ['a fall', changeText(-1234.56), '−1,234.6'],
  ['nothing', changeText(0), '0'],
  ['a fall by what is not shown', changeText(-0.04), '0'],
  ['a rise by what is not shown', changeText(0.04), '0'],
  ['a score just below zero', numberText(-0.04), '0'],
  ['a score below zero', numberText(-30), '−30'],
  ['a percentage', percentText(71.4), '+71%'],
  ['a fall by a third of a percent', percentText(-0.3), '0%'],
])('%s', (_name, text, expected) => {
  expect(text).toBe(expected);
});

describe('a window', () => {
  const text = (start: string, end: string, zone: string, language: 'en' | 'zh-Hant' = 'en') =>
    zonedWindowText(period(new Date(start), new Date(end)), zone, language);

  test.each<[string, string, string]>([
    ['within a day', text('2026-03-10T12:15:00Z', '2026-03-10T12:30:00Z', '+0800'), '10 Mar 2026, 20:15 – 20:30 (UTC+08:00)'],
    [
      'of an hour that the night has twice',
      text('2026-11-01T05:00:00Z', '2026-11-01T06:00:00Z', 'America/New_York'),
      '1 Nov 2026, 01:00 UTC-04:00 – 01:00 UTC-05:00 (America/New_York)',
    ],
    [
      'of an hour that the night leaves out, in Chinese',
      text('2026-03-08T06:30:00Z', '2026-03-08T07:30:00Z', 'America/New_York', 'zh-Hant'),
      '2026年3月8日 01:30 UTC-05:00 – 03:30 UTC-04:00（America/New_York）',
    ],
    [
      'of a week in which the clock goes back',
      text('2026-10-24T23:00:00Z', '2026-11-01T00:00:00Z', 'Europe/London'),
      '25 Oct 2026, 00:00 UTC+01:00 – 1 Nov 2026, 00:00 UTC+00:00 (Europe/London)',
    ],
  ])('%s', (_name, told, expected) => {
    expect(told).toBe(expected);
  });
});
