/** What an alert says of its numbers, of each kind of condition. */
import { expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { type AlertFigures, alertRule, triedAlert } from '../../contract/alerts.ts';
import type { AlertFacts } from './alert-facts.ts';
import { becauseText, kindText, sentence } from './told-sentences.ts';

const HOUR_MS = 3_600_000;
const START = new Date('2026-03-02T00:00:00Z');
const FIGURES: AlertFigures = {
  topicId: '1',
  mentions: 40,
  score: null,
  met: true,
  baseline: 10,
  level: 24.2,
  change: 30,
  percent: 300,
  lacks: null,
};

/** As far as words look at it. */
function factsOf(draft: Record<string, unknown>, { hours = 1, isTest = false } = {}): AlertFacts {
  const rule = alertRule.parse(triedAlert.parse({ ...alertDraft(draft), topics: ['1'] }));
  const windows = [{ start: START, end: new Date(START.getTime() + hours * HOUR_MS) }];
  return { alert: { rule, name: 'Ferries' }, organisation: 'Harbour', isTest, windows } as unknown as AlertFacts;
}

const RISE = '40 mentions (+30, +300%), 10';
const smart = { conConditionType: 'smart' };
const fall = { conConditionEquation: 'decrease' };

test.each<[string, AlertFacts, Partial<AlertFigures>, string]>([
  ['a rise, from the next whole mention on', factsOf({}), {}, `${RISE} in the window before, the alert tells from 25 upwards.`],
  ['more than is usual', factsOf(smart), {}, `${RISE} is usual at this hour of the week, the alert tells from 25 upwards.`],
  [
    'more than is usual, of a cycle that has no hour of the week',
    factsOf({ ...smart, alertCycle: '1w' }, { hours: 168 }),
    {},
    `${RISE} is usual in the windows before, the alert tells from 25 upwards.`,
  ],
  [
    'more than is usual, of half a day that the clock made shorter',
    factsOf({ ...smart, alertCycle: '12h' }, { hours: 11 }),
    {},
    `${RISE} is usual on this weekday, the alert tells from 25 upwards.`,
  ],
  [
    'more than is usual, of a day, in Chinese',
    factsOf({ ...smart, alertCycle: '24h', language: 'zh-Hant' }, { hours: 24 }),
    {},
    '40 則提及（+30，+300%），每星期這一天平常為 10，升至 25 即發出警報。',
  ],
  [
    'more than is usual, of some days',
    factsOf({ ...smart, alertCycle: 'custom', alertDuration: '3', alertDurationUnit: 'd' }, { hours: 72 }),
    {},
    `${RISE} is usual on these weekdays, the alert tells from 25 upwards.`,
  ],
  [
    'the same in Chinese',
    factsOf({ ...smart, alertCycle: '1w', language: 'zh-Hant' }, { hours: 168 }),
    {},
    '40 則提及（+30，+300%），之前的時段平常為 10，升至 25 即發出警報。',
  ],
  [
    'a fall',
    factsOf(fall),
    { mentions: 4, level: 4.8, change: -6, percent: -60 },
    '4 mentions (−6, −60%), 10 in the window before, the alert tells from 4 downwards.',
  ],
  [
    'a fall by more than there was',
    factsOf(fall),
    { mentions: 0, level: -30, change: -10, percent: -100, met: false },
    '0 mentions (−10, −100%), 10 in the window before, which is too few to fall as far as the alert asks, the condition is not met.',
  ],
  [
    'a score may fall below zero',
    factsOf({ alertType: 'sentiment' }),
    { score: -33.3, level: -25.5, baseline: -5.5, change: -24.5, percent: -2.46 },
    'Sentiment score −33 (−25, −2.5%), −5.5 in the window before, the alert tells from −26 downwards.',
  ],
  [
    'a score that there is none of',
    factsOf({ alertType: 'sentiment', senConditionEquation: 'increase' }),
    { score: 30, level: 450, baseline: 10, change: 20, percent: 200, met: false },
    'Sentiment score 30 (+20, +200%), 10 in the window before, and no score could be as far from that as the alert asks, the condition is not met.',
  ],
  [
    'a percentage of nothing',
    factsOf({ conConditionType: 'percentage' }),
    { met: false, baseline: 0, level: null, percent: null, change: 40, lacks: 'before' },
    '40 mentions (+40), 0 in the window before, of nothing there is no percentage.',
  ],
  [
    'nothing known of the window before',
    factsOf({}),
    { met: false, baseline: null, level: null, percent: null, change: null, lacks: 'before' },
    '40 mentions, the window before is not known.',
  ],
])('%s', (_name, facts, figures, expected) => {
  expect(sentence(facts, { figures: { ...FIGURES, ...figures } })).toBe(expected);
});

test.each<[string, AlertFacts, string]>([
  ['a rise', factsOf({}, { isTest: true }), 'Spike in conversation'],
  ['a fall', factsOf(fall, { isTest: true }), 'Drop in conversation'],
  ['a score that falls', factsOf({ ...fall, alertType: 'sentiment' }, { isTest: true }), 'Sentiment shift'],
])('a test of %s is headed as what is looked for, whatever was measured', (_name, { alert }, expected) => {
  expect(kindText(alert)).toBe(expected);
});

test.each<[string, Record<string, unknown>, string]>([
  ['a rise', {}, 'Spike in conversation'],
  ['a fall', fall, 'Drop in conversation'],
  ['a fall, in Chinese', { ...fall, language: 'zh-Hant' }, '討論急跌'],
  ['a rise, in Chinese', { language: 'zh-Hant' }, '討論急升'],
  ['a digest, whatever its condition would be', { ...fall, alertType: 'periodic' }, 'Periodic notification'],
])('%s is headed as what it is', (_name, draft, expected) => {
  expect(kindText(factsOf(draft).alert)).toBe(expected);
});

test('a test says that somebody tried the alert, and not that it names him', () => {
  expect(becauseText(factsOf({}))).toBe('You get this because the alert “Ferries” of Harbour names your address.');
  expect(becauseText(factsOf({}, { isTest: true }))).toBe('You get this because you tried the alert “Ferries” of Harbour.');
});
