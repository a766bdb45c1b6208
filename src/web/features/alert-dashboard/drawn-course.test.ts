import { expect, test } from 'vitest';
import type { AlertType } from '../../../contract/alert-conditions.ts';
import { drawnCourse } from './drawn-course.ts';

const topic = (level: number | null) => ({
  id: '1',
  name: 'Ferry',
  points: [{ end: '2026-03-10T12:15:00.000Z', value: -40, baseline: 8, level }],
});

test.each<[string, AlertType, number | null, { isScore: boolean; lines: string[]; level: number | null }]>([
  ['mentions', 'conversation', 11, { isScore: false, lines: ['value', 'baseline', 'level'], level: 11 }],
  ['fewer mentions than none', 'conversation', -3, { isScore: false, lines: ['value', 'baseline', 'level'], level: null }],
  ['a score', 'sentiment', -12, { isScore: true, lines: ['value', 'baseline', 'level'], level: -12 }],
  ['a score beyond the scale', 'sentiment', -112, { isScore: true, lines: ['value', 'baseline', 'level'], level: null }],
  ['a digest', 'periodic', null, { isScore: false, lines: ['value'], level: null }],
])('%s', (_name, alertType, given, { isScore, lines, level }) => {
  expect(drawnCourse(alertType, topic(given))).toEqual({
    isScore,
    lines,
    points: [{ end: '2026-03-10T12:15:00.000Z', value: -40, baseline: 8, level }],
  });
});
