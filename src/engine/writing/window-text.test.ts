import { expect, test } from 'vitest';
import { period } from '../analysis/periods.ts';
import { datesIn } from './dates.ts';
import { windowText } from './window-text.ts';

const PATTERNS = { date: 'dd/MMM/yyyy', dateTime: 'dd/MMM/yyyy HH:mm' };

function text(start: string, end: string, zone: string, language: 'en' | 'zh-Hant' = 'en'): string {
  return windowText(period(new Date(start), new Date(end)), zone, datesIn(language, zone, PATTERNS));
}

test.each<[string, string, string]>([
  ['within a day', text('2026-03-10T12:15:00Z', '2026-03-10T12:30:00Z', '+0800'), '10/Mar/2026 20:15 – 20:30'],
  ['to midnight', text('2026-03-10T15:45:00Z', '2026-03-10T16:00:00Z', '+0800'), '10/Mar/2026 23:45 – 00:00'],
  ['of a day', text('2026-03-10T16:00:00Z', '2026-03-11T16:00:00Z', '+0800', 'zh-Hant'), '11/03/2026'],
  [
    'of a day from morning to morning',
    text('2026-03-10T00:00:00Z', '2026-03-11T00:00:00Z', 'Asia/Hong_Kong'),
    '10/Mar/2026 08:00 – 11/Mar/2026 08:00',
  ],
  [
    'of an hour that the night has twice',
    text('2026-11-01T05:00:00Z', '2026-11-01T06:00:00Z', 'America/New_York'),
    '01/Nov/2026 01:00 UTC−04:00 – 01:00 UTC−05:00',
  ],
  [
    'of an hour that the night leaves out, in Chinese',
    text('2026-03-08T06:30:00Z', '2026-03-08T07:30:00Z', 'America/New_York', 'zh-Hant'),
    '08/03/2026 01:30 UTC−05:00 – 03:30 UTC−04:00',
  ],
  [
    'of the days of a week in which the clock goes back',
    text('2026-10-24T23:00:00Z', '2026-11-01T00:00:00Z', 'Europe/London'),
    '25/Oct/2026 – 31/Oct/2026',
  ],
])('a window %s', (_name, told, expected) => {
  expect(told).toBe(expected);
});
