import { describe, expect, test } from 'vitest';
import { ALERT_DEFAULTS, type AlertRule, alertRule } from '../../contract/alerts.ts';
import { ALL_ARRIVED, type Arrived, arrivedOf } from './arrived.ts';
import { AT_FIRST, type Standing } from './decide.ts';
import { type Deciding, decideWindows, type MeasuredWindow } from './decide-windows.ts';
import { NOTHING_LACKS } from './outcome.ts';

const MANNERS = { sensitivity: 'balanced', cooldownMinutes: 60, quietHours: null, language: 'en' };
const ruleOf = (given: Partial<AlertRule>): AlertRule =>
  alertRule.parse({ ...ALERT_DEFAULTS, ...MANNERS, mediaTypes: ['news'], ...given });
const hour = (number: number) => new Date(Date.UTC(2026, 2, 28, number));
/** Each the hour before that one; `true`: the condition is met, `null`: no topic was there. */
const windows = (...met: [end: number, met: boolean | null][]): MeasuredWindow[] =>
  met.map(([end, isMet]) => ({
    window: { start: hour(end - 1), end: hour(end) },
    figures: isMet === null ? [] : [figure(isMet)],
  }));
const figure = (met: boolean) => ({
  topicId: '1',
  mentions: 1,
  score: null,
  met,
  baseline: 0,
  level: 1,
  change: 1,
  percent: null,
  lacks: null,
});
const GONE = { id: 1, mediaType: 'news', isSilent: true, isDue: false, failedSince: null, completeTo: null, rate: 1 } as const;
const NEWS_GONE: Arrived = arrivedOf([GONE], hour(0));

type Given = Partial<Omit<Deciding, 'rule'>> & { rule?: Partial<AlertRule> };

/** Of each window: its end, the state, and what became of telling. */
function decided(measured: MeasuredWindow[], { rule = {}, ...given }: Given = {}) {
  const deciding = {
    timezone: '+0000',
    snoozedUntil: null,
    standing: AT_FIRST,
    lacking: NOTHING_LACKS,
    arrived: () => ALL_ARRIVED,
    ...given,
  };
  const { windows: found, standing } = decideWindows(measured, { ...deciding, rule: ruleOf(rule) });
  const words = found.map(({ window, decision: { state, tell, heldBack, tellAfter } }) => {
    const told = tell ? `told${tellAfter ? ` at ${tellAfter.toISOString().slice(8, 16)}` : ''}` : heldBack;
    const end = (window.end.getTime() - hour(0).getTime()) / 3_600_000;
    return [end, state, told].filter((word) => word !== null).join(' ');
  });
  return { words, standing };
}

describe('windows one after the other', () => {
  test.each<[string, MeasuredWindow[], Given, string[]]>([
    [
      'tell of the first rise, and of the next when an hour is over',
      windows([1, true], [2, true]),
      {},
      ['1 firing told', '2 firing told'],
    ],
    [
      'tell nothing while it cools down',
      windows([1, true], [2, true], [3, true], [4, true]),
      { rule: { cooldownMinutes: 180 } },
      ['1 firing told', '2 firing cool-down', '3 firing cool-down', '4 firing told'],
    ],
    [
      'cool down from what was told and not from what was held back',
      windows([1, true], [2, false], [3, true], [5, true]),
      { rule: { cooldownMinutes: 180 }, snoozedUntil: hour(1) },
      ['1 firing snoozed', '2 normal', '3 firing told', '5 firing cool-down'],
    ],
    [
      'cool down from what was told before them',
      windows([1, true], [2, true]),
      { rule: { cooldownMinutes: 120 }, standing: { state: 'firing', toldAt: hour(0) } },
      ['1 firing cool-down', '2 firing told'],
    ],
    [
      'sleep until they are woken, the window that ends then included',
      windows([1, true], [2, true], [3, true]),
      { snoozedUntil: hour(2) },
      ['1 firing snoozed', '2 firing snoozed', '3 firing told'],
    ],
    [
      'wait for the morning once, which stands for the night',
      windows([22, true], [23, true], [24, true], [31, true], [32, true]),
      { rule: { quietHours: { from: '22:00', to: '07:00' } } },
      ['22 firing told at 29T07:00', '23 firing quiet-hours', '24 firing quiet-hours', '31 firing told', '32 firing told'],
    ],
    [
      // At one o'clock of the 29th clocks in London go to two, so that seven is six hours after midnight.
      'wait for a morning that comes an hour earlier',
      windows([22, true], [29, true], [30, true]),
      { timezone: 'Europe/London', rule: { quietHours: { from: '22:00', to: '07:00' } } },
      ['22 firing told at 29T06:00', '29 firing quiet-hours', '30 firing told'],
    ],
    [
      'wait for a morning elsewhere',
      windows([14, true], [22, true], [23, true]),
      { timezone: '+0800', rule: { quietHours: { from: '22:00', to: '07:00' } } },
      ['14 firing told at 28T23:00', '22 firing quiet-hours', '23 firing told'],
    ],
    [
      'know nothing while the source is silent, and judge again when it is back',
      windows([1, false], [2, true], [3, true], [4, true]),
      {
        rule: { conConditionEquation: 'decrease' },
        arrived: (end) => (end > hour(1) && end < hour(4) ? NEWS_GONE : ALL_ARRIVED),
      },
      ['1 normal', '2 no-data', '3 no-data', '4 firing told'],
    ],
    ['know nothing of topics that are not there', windows([1, null], [2, true]), {}, ['1 no-data', '2 firing told']],
    [
      'have no rise beside one of which nothing was known',
      windows([1, false], [2, true], [3, true]),
      { arrived: (end) => (end <= hour(1) ? NEWS_GONE : ALL_ARRIVED) },
      ['1 no-data', '2 normal', '3 firing told'],
    ],
    [
      'have none beside one before them of which nothing was known',
      windows([1, true], [2, true]),
      { lacking: new Set(['1']) },
      ['1 normal', '2 firing told'],
    ],
    [
      'have one beside one of which another topic lacked posts',
      windows([1, true]),
      { lacking: new Set(['2']) },
      ['1 firing told'],
    ],
    [
      'of a digest all tell, however soon after each other',
      windows([1, false], [2, false]),
      { rule: { alertType: 'periodic', cooldownMinutes: 600 } },
      ['1 normal told', '2 normal told'],
    ],
    [
      'of a digest sleep and wait for the morning as others do',
      windows([1, false], [2, false]),
      { rule: { alertType: 'periodic', quietHours: { from: '00:00', to: '08:00' } }, snoozedUntil: hour(1) },
      ['1 normal snoozed', '2 normal told at 28T08:00'],
    ],
    ['are none', [], {}, []],
  ])('%s', (_name, measured, given, expected) => {
    expect(decided(measured, given).words).toEqual(expected);
  });

  test('are decided alike all at once and each on its own', () => {
    const all = windows([1, true], [2, false], [3, true], [4, null], [5, true], [22, true], [23, true], [31, true]);
    const given = { rule: { cooldownMinutes: 150, quietHours: { from: '22:00', to: '07:00' } }, snoozedUntil: hour(1) };
    let standing: Standing = AT_FIRST;
    const words = all.flatMap((one) => {
      const after = decided([one], { ...given, standing });
      standing = after.standing;
      return after.words;
    });
    const together = decided(all, given);
    expect(words).toEqual(together.words);
    expect(standing).toEqual(together.standing);
    expect(words.filter((word) => word.includes('told'))).not.toHaveLength(0);
  });
});
