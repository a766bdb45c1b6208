import { expect, test } from 'vitest';
import { period } from '../../engine/analysis/periods.ts';
import { changeText, measureText, zonedWindowText } from './told-numbers.ts';

const mentions = { alertType: 'conversation' } as const;
const score = { alertType: 'sentiment' } as const;

test.each<[string, string, string]>([
  ['a rise', changeText(mentions, 50), '+50'],
  ['a fall, of whole mentions', changeText(mentions, -1234.56), '−1,235'],
  ['nothing', changeText(mentions, 0), '0'],
  ['a fall by what is not shown', changeText(score, -0.04), '0'],
  ['a rise by what is not shown', changeText(score, 0.04), '0'],
  ['a score that falls', changeText(score, -33.3), '−33'],
  ['a score that rises a little', changeText(score, 3.33), '+3.3'],
  ['a score below zero', measureText(score, -33.3), '−33'],
  ['a score just below zero', measureText(score, -0.04), '0'],
])('%s', (_name, text, expected) => {
  expect(text).toBe(expected);
});

test.each<[string, 'en' | 'zh-Hant', string]>([
  ['English', 'en', '10/Mar/2026 20:15 – 20:30 (UTC+08:00)'],
  ['Chinese', 'zh-Hant', '10/03/2026 20:15 – 20:30（UTC+08:00）'],
])('a window says on which clock: %s', (_name, language, expected) => {
  const window = period(new Date('2026-03-10T12:15:00Z'), new Date('2026-03-10T12:30:00Z'));
  expect(zonedWindowText(window, '+0800', language)).toBe(expected);
});
