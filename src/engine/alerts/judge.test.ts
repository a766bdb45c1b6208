import { describe, expect, test } from 'vitest';
import type { Condition } from '../../contract/alert-conditions.ts';
import { judge, type Measured } from './judge.ts';

const mentions = (previous: number, value: number, usual: number[] = []): Measured => ({
  of: 'mentions',
  value,
  previous,
  usual,
});
const score = (previous: number | null, value: number | null, scored = 100, usual: (number | null)[] = []): Measured => ({
  of: 'score',
  value,
  scored,
  previous,
  usual,
});
const by = (type: 'number' | 'percentage', equation: 'increase' | 'decrease', value: number): Condition => ({
  type,
  equation,
  value,
});
const smart = (equation: 'increase' | 'decrease', sensitivity: 'low' | 'balanced' | 'high'): Condition => ({
  type: 'smart',
  equation,
  sensitivity,
});

describe('a change against the window before', () => {
  test.each<[string, Condition, Measured, { met: boolean; level: number | null; percent: number | null }]>([
    ['mentions rose by as many', by('number', 'increase', 10), mentions(20, 30), { met: true, level: 30, percent: 50 }],
    ['mentions rose by one less', by('number', 'increase', 10), mentions(20, 29), { met: false, level: 30, percent: 45 }],
    ['mentions fell by as many', by('number', 'decrease', 10), mentions(20, 10), { met: true, level: 10, percent: -50 }],
    [
      'mentions rose where a fall is looked for',
      by('number', 'decrease', 10),
      mentions(20, 40),
      { met: false, level: 10, percent: 100 },
    ],
    [
      'mentions rose by that percentage',
      by('percentage', 'increase', 10),
      mentions(10, 11),
      { met: true, level: 11, percent: 10 },
    ],
    [
      'mentions rose by a third, asked for 33 %',
      by('percentage', 'increase', 33),
      mentions(3, 4),
      { met: true, level: 3.99, percent: 100 / 3 },
    ],
    ['mentions fell to none', by('percentage', 'decrease', 100), mentions(7, 0), { met: true, level: 0, percent: -100 }],
    ['mentions where there were none', by('number', 'increase', 5), mentions(0, 5), { met: true, level: 5, percent: null }],
    [
      'mentions rose by a percentage that is no binary fraction',
      by('percentage', 'increase', 12.3),
      mentions(1000, 1123),
      { met: true, level: 1123, percent: 12.3 },
    ],
    ['a score rose by points', by('number', 'increase', 20), score(-10, 10), { met: true, level: 10, percent: 200 }],
    [
      'a score below zero fell by its percentage',
      by('percentage', 'decrease', 50),
      score(-20, -30),
      { met: true, level: -30, percent: -50 },
    ],
    [
      'a score below zero rose by less',
      by('percentage', 'increase', 50),
      score(-20, -11),
      { met: false, level: -10, percent: 45 },
    ],
  ])('%s', (_name, condition, measured, expected) => {
    expect(judge(condition, measured)).toMatchObject({ ...expected, lacks: null });
  });

  test.each<[string, Condition, Measured]>([
    ['five mentions', by('percentage', 'increase', 9999), mentions(0, 5)],
    ['many mentions', by('percentage', 'increase', 1), mentions(0, 5000)],
    ['none again', by('percentage', 'decrease', 50), mentions(0, 0)],
    ['a score', by('percentage', 'increase', 10), score(0, 50)],
  ])('%s where there was nothing: that has no percentage', (_name, condition, measured) => {
    const nothing = { met: false, baseline: 0, level: null, change: measured.value, percent: null, lacks: 'before' };
    expect(judge(condition, measured)).toEqual(nothing);
  });

  test.each<[string, Condition, [number, number], [number, number]]>([
    ['up by ten points', by('number', 'increase', 10), [-5, 12], [-19, 60]],
    ['down by twenty', by('number', 'decrease', 20), [5, 6], [19, 30]],
    ['up by half of it', by('percentage', 'increase', 50), [1, 7], [3, 14]],
  ])('a score that went exactly %s has done so', (_name, condition, before, now) => {
    const scoreOf = ([more, scored]: [number, number]) => (100 * more) / scored;
    expect(judge(condition, score(scoreOf(before), scoreOf(now))).met).toBe(true);
  });

  test.each<[string, Measured, string]>([
    ['nothing is scored', score(10, null), 'scores'],
    ['nothing was scored before', score(null, 10), 'before'],
  ])('%s: there is nothing to decide by', (_name, measured, lacks) => {
    expect(judge(by('number', 'decrease', 1), measured)).toEqual({
      met: false,
      baseline: null,
      level: null,
      change: null,
      percent: null,
      lacks,
    });
  });
});

describe('what is usual at that hour of the week', () => {
  test.each<[string, Condition, Measured, { met: boolean; baseline: number | null; lacks: string | null }]>([
    [
      'five times as many',
      smart('increase', 'balanced'),
      mentions(0, 100, [20, 18, 22, 20]),
      { met: true, baseline: 20, lacks: null },
    ],
    [
      'half as many again',
      smart('increase', 'balanced'),
      mentions(0, 30, [20, 18, 22, 20]),
      { met: false, baseline: 20, lacks: null },
    ],
    [
      'half as many again, for who wants to hear of it',
      smart('increase', 'high'),
      mentions(0, 32, [20, 18, 22, 20]),
      { met: true, baseline: 20, lacks: null },
    ],
    [
      'twice as many, for who wants to hear of little',
      smart('increase', 'low'),
      mentions(0, 40, [20, 18, 22, 20]),
      { met: false, baseline: 20, lacks: null },
    ],
    [
      'twice as many where weeks differ as much',
      smart('increase', 'balanced'),
      mentions(0, 40, [5, 20, 35, 20]),
      { met: false, baseline: 20, lacks: null },
    ],
    [
      'one week with a crisis moves nothing',
      smart('increase', 'balanced'),
      mentions(0, 100, [20, 18, 900, 20]),
      { met: true, baseline: 20, lacks: null },
    ],
    [
      'three of a topic that has one',
      smart('increase', 'high'),
      mentions(0, 3, [1, 1, 0, 1]),
      { met: false, baseline: 1, lacks: null },
    ],
    [
      'a few more of very many',
      smart('increase', 'high'),
      mentions(0, 10_900, [10_000, 10_000, 10_001, 9999]),
      { met: false, baseline: 10_000, lacks: null },
    ],
    [
      'none of what has many',
      smart('decrease', 'balanced'),
      mentions(0, 0, [40, 44, 42, 41]),
      { met: true, baseline: 41.5, lacks: null },
    ],
    [
      'none of what has few cannot be told',
      smart('decrease', 'high'),
      mentions(0, 0, [3, 4, 2, 3]),
      { met: false, baseline: 3, lacks: null },
    ],
    ['two weeks only', smart('increase', 'high'), mentions(0, 900, [1, 2]), { met: false, baseline: null, lacks: 'weeks' }],
    [
      'a score that fell far, of many',
      smart('decrease', 'balanced'),
      score(0, -40, 400, [10, 12, 8, null]),
      { met: true, baseline: 10, lacks: null },
    ],
    [
      'a score that fell as far, of four',
      smart('decrease', 'balanced'),
      score(0, -40, 4, [10, 12, 8, null]),
      { met: false, baseline: 10, lacks: null },
    ],
    [
      'a score of weeks without any',
      smart('decrease', 'balanced'),
      score(0, -40, 400, [10, null, null, null]),
      { met: false, baseline: null, lacks: 'weeks' },
    ],
  ])('%s', (_name, condition, measured, expected) => {
    expect(judge(condition, measured)).toMatchObject(expected);
  });
});
