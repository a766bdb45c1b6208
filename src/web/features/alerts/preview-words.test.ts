import { describe, expect, it } from 'vitest';
import {
  comparesWindows,
  drawnLevel,
  gapOf,
  heldBackCounts,
  lacksPercentage,
  outcomeOf,
  type PreviewPoint,
} from './preview-words.ts';

const END = '2026-11-21T04:00:00.000Z';
const point = (given: Partial<PreviewPoint>): PreviewPoint => ({
  end: END,
  value: 5,
  level: 10,
  baseline: 2,
  met: false,
  ...given,
});

describe('a preview', () => {
  it('counts what was held back by reason, in the order of the contract', () => {
    const heldBack = (['quiet-hours', 'cool-down', 'cool-down'] as const).map((reason) => ({ end: END, reason }));
    expect(heldBackCounts({ heldBack })).toEqual([
      { reason: 'cool-down', count: 2 },
      { reason: 'quiet-hours', count: 1 },
    ]);
  });

  it.each([
    ['told, however the instant is written', { told: ['2026-11-21T04:00:00Z'], heldBack: [] }, true, false, 'told'],
    ['held back', { told: [], heldBack: [{ end: END, reason: 'cool-down' }] }, true, false, 'held'],
    ['of another topic of the alert', { told: [END], heldBack: [] }, false, false, null],
    ['a summary that was due', { told: [END], heldBack: [] }, false, true, 'told'],
  ] as const)('says what became of a window: %s', (_name, { told, heldBack }, met, isPeriodic, outcome) => {
    expect(outcomeOf({ told: [...told], heldBack: [...heldBack] }, isPeriodic)(point({ met }))).toBe(outcome);
  });

  it.each([
    ['mentions', 24.5, false, 24.5],
    ['no mentions', 0, false, 0],
    ['fewer mentions than none', -30, false, null],
    ['a score below 0', -30, true, -30],
    ['a score that there is none of', 450, true, null],
    ['nothing to compare with', null, true, null],
  ] as const)('draws the level where it can be met: %s', (_name, level, isScore, expected) => {
    expect(drawnLevel(point({ level }), { isScore })).toBe(expected);
  });

  const compared = { compared: true, isScore: false };
  it.each([
    ['no window', [], compared, 'nothing'],
    ['no mention', [point({ value: 0 }), point({ value: null })], compared, 'empty'],
    ['a score of 0', [point({ value: 0 }), point({ value: null })], { compared: true, isScore: true }, null],
    ['nothing to compare with', [point({ level: null })], compared, 'unknown'],
    ['a history that is too short for some', [point({ level: null }), point({})], compared, 'partly'],
    ['all that is needed', [point({})], compared, null],
    ['a summary, which compares nothing', [point({ level: null })], { compared: false, isScore: false }, null],
  ] as const)('sees %s', (_name, points, of, gap) => {
    expect(gapOf(points, of)).toBe(gap);
  });
});

it.each<[string, Partial<PreviewPoint>[], boolean]>([
  ['0 in each window before', [{ level: null, baseline: 0 }, {}], true],
  [
    'a window before that is not known',
    [
      { level: null, baseline: 0 },
      { level: null, baseline: null },
    ],
    false,
  ],
  ['all that is needed', [{}], false],
])('sees where there is no percentage: %s', (_name, points, expected) => {
  expect(lacksPercentage(points.map(point))).toBe(expected);
});

describe('what is usual', () => {
  it.each<[string, Parameters<typeof comparesWindows>[0], boolean]>([
    ['of a day', { alertCycle: '24h', alertDuration: '9', alertDurationUnit: 'M' }, false],
    ['of a week', { alertCycle: '1w', alertDuration: '1', alertDurationUnit: 'h' }, true],
    ['of a month', { alertCycle: '1M', alertDuration: '1', alertDurationUnit: 'h' }, true],
    ['of five days', { alertCycle: 'custom', alertDuration: '5', alertDurationUnit: 'd' }, false],
    ['of 144 hours', { alertCycle: 'custom', alertDuration: '144', alertDurationUnit: 'h' }, true],
  ])('%s is told by the hour of the week, or by the windows before', (_name, fields, expected) => {
    expect(comparesWindows(fields)).toBe(expected);
  });
});
