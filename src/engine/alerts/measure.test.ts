import { describe, expect, test } from 'vitest';
import { ALERT_DEFAULTS, type AlertRule, alertRule } from '../../contract/alerts.ts';
import type { Period } from '../analysis/periods.ts';
import { intervalsOf } from './intervals.ts';
import { figuresOf, type PieceCount, tallyOf } from './measure.ts';
import { countedWindows, windowsOf } from './windows-of.ts';

const MANNERS = { sensitivity: 'balanced', cooldownMinutes: 60, quietHours: null, language: 'en' };
const ruleOf = (given: Partial<AlertRule>): AlertRule =>
  alertRule.parse({ ...ALERT_DEFAULTS, ...MANNERS, mediaTypes: ['news'], alertCycle: '1h', conConditionValue: 10, ...given });
const at = (hour: number, day = 10) => new Date(Date.UTC(2026, 2, day, hour));
const NO_TONES = { positive: 0, negative: 0, neutral: 0, mixed: 0, unscored: 0 };
const count = (piece: number, mentions: number, given: Partial<PieceCount> = {}): PieceCount => ({
  ...NO_TONES,
  unscored: mentions,
  piece,
  mentions,
  of: null,
  ...given,
});

describe('what an alert counts', () => {
  const counts = [
    count(0, 1, { of: { mediaType: 'news', kind: 'post' } }),
    count(0, 2, { of: { mediaType: 'news', kind: 'comment' } }),
    count(0, 4, { of: { mediaType: 'forum', kind: 'post' } }),
    count(1, 8, { of: { mediaType: 'forum', kind: 'comment' } }),
  ];
  test.each<[string, Partial<AlertRule>, PieceCount[], Record<number, number>]>([
    ['all of its media types', {}, counts, { 0: 3 }],
    ['of several', { mediaTypes: ['news', 'forum'] }, counts, { 0: 7, 1: 8 }],
    ['main posts', { mediaTypes: ['news', 'forum'], conversationType: 'main' }, counts, { 0: 5 }],
    ['comments', { mediaTypes: ['news', 'forum'], conversationType: 'comments' }, counts, { 0: 2, 1: 8 }],
    ['of a media type without mentions nothing', { mediaTypes: ['blog'] }, counts, {}],
    ['what was counted for it alone as it is', { mediaTypes: ['blog'] }, [count(3, 5), count(3, 6)], { 3: 11 }],
  ])('%s', (_name, rule, given, expected) => {
    const tally = tallyOf(ruleOf(rule), given);
    expect(Object.fromEntries([...tally].map(([piece, { mentions }]) => [piece, mentions]))).toEqual(expected);
  });

  test('and changes nothing of what it was given', () => {
    const given = [count(0, 1), count(0, 2)];
    tallyOf(ruleOf({}), given);
    expect(given).toEqual([count(0, 1), count(0, 2)]);
  });
});

/** Mentions by the hour in which they were published, all of them before noon. */
function figures(rule: Partial<AlertRule>, hours: Record<number, Partial<PieceCount>>, since = at(0, 1)) {
  const whole = ruleOf(rule);
  const compared = windowsOf(whole, at(12), '+0000');
  const { edges, of } = intervalsOf(countedWindows(compared));
  const counts = Object.entries(hours).map(([hour, given]) => {
    const time = at(Number(hour)).getTime();
    const piece = edges.findLastIndex((edge) => edge.getTime() <= time);
    return count(piece, given.mentions ?? 0, given);
  });
  const topic = { topicId: 7, since, tally: tallyOf(whole, counts) };
  return figuresOf(whole, compared, topic, (window: Period) => of(window));
}

const week = (weeks: number) => 11 - 7 * 24 * weeks;
const SMART = { conConditionType: 'smart', sensitivity: 'balanced' } as const;
const TONE = { alertType: 'sentiment', senConditionEquation: 'decrease', senConditionValue: 20 } as const;
const good = (mentions: number) => ({ mentions, positive: mentions, unscored: 0 });
const bad = (mentions: number) => ({ mentions, negative: mentions, unscored: 0 });

describe('what it measured', () => {
  test.each<[string, Parameters<typeof figures>, Record<string, unknown>]>([
    [
      'a rise against the hour before',
      [{}, { 10: { mentions: 4 }, 11: { mentions: 14 } }],
      { mentions: 14, baseline: 4, level: 14, change: 10, percent: 250, met: true, lacks: null },
    ],
    ['one less', [{}, { 10: { mentions: 4 }, 11: { mentions: 13 } }], { mentions: 13, change: 9, met: false }],
    [
      'an hour before in which the topic had begun counts for nothing',
      [{}, { 10: { mentions: 4 }, 11: { mentions: 40 } }, new Date(at(10).getTime() + 1)],
      { mentions: 40, met: false, baseline: null, lacks: 'before' },
    ],
    [
      'an hour before with which the topic began counts',
      [{}, { 10: { mentions: 4 }, 11: { mentions: 40 } }, at(10)],
      { met: true, baseline: 4 },
    ],
    [
      'the usual of four weeks, in the middle of them',
      [
        SMART,
        {
          [week(1)]: { mentions: 10 },
          [week(2)]: { mentions: 12 },
          [week(3)]: { mentions: 8 },
          [week(4)]: { mentions: 10 },
          11: { mentions: 60 },
        },
        at(0, -60),
      ],
      { mentions: 60, baseline: 10, met: true },
    ],
    [
      'of two weeks nothing usual',
      [SMART, { [week(1)]: { mentions: 10 }, [week(2)]: { mentions: 12 }, 11: { mentions: 60 } }, at(11, -4)],
      { met: false, lacks: 'weeks', baseline: null },
    ],
    ['a worse mood', [TONE, { 10: good(4), 11: bad(4) }], { score: -100, baseline: 100, change: -200, met: true }],
    ['an hour without a score', [TONE, { 10: good(4), 11: { mentions: 4 } }], { mentions: 4, score: null, lacks: 'scores' }],
    ['a score after an hour without', [TONE, { 11: bad(4) }], { score: -100, lacks: 'before', met: false }],
    [
      'a digest tells of its day, and judges nothing',
      [
        { alertType: 'periodic', alertCyclePeriod: 'daily', periodConditionTime: '12:00' },
        { [-12]: { mentions: 3 }, 11: { mentions: 4 } },
      ],
      { mentions: 7, met: false, baseline: null, lacks: null },
    ],
    ['nothing at all', [{}, {}], { mentions: 0, score: null, baseline: 0, change: 0, percent: null, met: false }],
  ])('%s', (_name, given, expected) => {
    expect(figures(...given)).toMatchObject({ topicId: '7', ...expected });
  });
});
