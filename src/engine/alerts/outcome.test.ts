import { describe, expect, test } from 'vitest';
import { ALERT_DEFAULTS, type AlertFigures, type AlertRule, alertRule } from '../../contract/alerts.ts';
import type { MediaType } from '../../contract/media-types.ts';
import { type ArrivingSource, arrivedOf } from './arrived.ts';
import { awaitsPosts, outcomeOf } from './outcome.ts';

const MANNERS = { sensitivity: 'balanced', cooldownMinutes: 60, quietHours: null, language: 'en' };
const ruleOf = (given: Partial<AlertRule>): AlertRule =>
  alertRule.parse({ ...ALERT_DEFAULTS, ...MANNERS, mediaTypes: ['news'], ...given });
const END = new Date('2026-03-10T12:00:00Z');
const MINUTE_MS = 60_000;
const ago = (minutes: number) => new Date(END.getTime() - minutes * MINUTE_MS);
const window = (minutes: number) => ({ start: ago(minutes), end: END });
const source = (given: Partial<ArrivingSource>): ArrivingSource => ({
  id: 0,
  mediaType: 'news',
  isSilent: false,
  isDue: false,
  failedSince: null,
  completeTo: ago(-1),
  rate: 10,
  ...given,
});
/** Since so many minutes it gives nothing; what was there until then has been read. */
const failing = (minutes: number, given: Partial<ArrivingSource> = {}): ArrivingSource =>
  source({ isSilent: true, completeTo: ago(minutes), failedSince: ago(minutes - 1), ...given });
const many = (count: number, given: Partial<ArrivingSource>) => Array.from({ length: count }, () => source(given));
const HOUR = 60;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

const figure = (met: boolean): AlertFigures => ({
  topicId: '1',
  mentions: 5,
  score: null,
  met,
  baseline: 20,
  level: 10,
  change: -15,
  percent: -75,
  lacks: null,
});
const FALL = { conConditionEquation: 'decrease' } as const;
const SHIFT = { alertType: 'sentiment', senConditionEquation: 'increase' } as const;
const BOTH: MediaType[] = ['news', 'forum'];

function outcome(rule: Partial<AlertRule>, minutes: number, sources: readonly ArrivingSource[], figures = [figure(true)]) {
  const found = outcomeOf(ruleOf(rule), window(minutes), figures, arrivedOf(sources, END));
  return found.kind === 'judged' ? (found.met ? 'met' : 'not met') : found.kind;
}

describe('a fall', () => {
  test.each<[string, number, ArrivingSource[], string]>([
    ['of what nobody collects: imported, or pushed', 15, [], 'met'],
    ['of which all is there', 15, [source({}), source({})], 'met'],
    ['read just to its end', 15, [source({ completeTo: END })], 'met'],
    ['a second of which has not been read', 15, [source({ completeTo: ago(1 / 60) })], 'met'],
    ['less than a quarter of which has not been read', 15, [source({ completeTo: ago(3.7) })], 'met'],
    ['a quarter of which has not been read', 15, [source({ completeTo: ago(3.75) })], 'no-data'],
    ['of a day, read a quarter of an hour before its end', DAY, [source({ completeTo: ago(15) })], 'met'],
    ['of a day, read seven hours before its end', DAY, [source({ completeTo: ago(7 * HOUR) })], 'no-data'],
    ['of which nothing has been read', 15, [source({ completeTo: ago(16) })], 'no-data'],
    ['of what was never read', 15, [source({ completeTo: null, rate: 0 })], 'no-data'],
    ['beside a new source that was never read', 15, [source({ rate: 0.1 }), source({ completeTo: null, rate: 0 })], 'met'],
    ['beside others that bring nothing', 15, [source({ rate: 1 }), ...many(9, { rate: 0, completeTo: ago(15) })], 'met'],
    ['a third of each of which has not been read', 15, many(20, { completeTo: ago(5) }), 'no-data'],
    ['of which twenty were read by and by', 15, many(20, {}).map((one, at) => ({ ...one, completeTo: ago(at / 3) })), 'met'],
    ['while the only source fails', 15, [failing(20)], 'no-data'],
    ['while the only source has just begun to fail', 15, [failing(1)], 'no-data'],
    ['of a day at the end of which the only source fails', DAY, [failing(1)], 'no-data'],
    ['while one fails that has been read to the end', 15, [failing(-1)], 'met'],
    ['while one of two alike fails', 15, [source({}), failing(5)], 'no-data'],
    ['while one fails that brings a quarter', 15, [source({ rate: 75 }), failing(1, { rate: 25 })], 'no-data'],
    ['while one fails that brings less', 15, [source({ rate: 76 }), failing(1, { rate: 24 })], 'met'],
    ['while one fails beside many that bring less', 15, [failing(5, { rate: 90 }), ...many(9, { rate: 1 })], 'no-data'],
    ['while one of two alike fails for some hours', 15, [source({}), failing(12 * HOUR)], 'no-data'],
    ['while one of two alike fails for two days', 15, [source({}), failing(2 * DAY)], 'met'],
    ['of a week, while one of two alike fails for two days', WEEK, [source({}), failing(2 * DAY)], 'no-data'],
    ['of a week, while one of two alike fails for a month', WEEK, [source({}), failing(30 * DAY)], 'met'],
    ['while the only one fails for a year', 15, [failing(365 * DAY)], 'no-data'],
    ['while one that is asked for later is not read', 15, [source({}), source({ completeTo: ago(60) })], 'no-data'],
  ])('%s', (_name, minutes, sources, expected) => {
    expect(outcome(FALL, minutes, sources)).toBe(expected);
  });
});

/** `mentions` beside a level of so many, while one feed of many equal ones fails. */
describe('a fall beside what is missing', () => {
  test.each<[string, number, number, number, string]>([
    ['that is no more than what one of five feeds brings', 5, 32, 35, 'no-data'],
    ['that is no more than what one of ten feeds brings', 10, 72, 72.8, 'no-data'],
    ['that may be no more, should it have brought half as much again', 5, 26, 35, 'no-data'],
    ['that is one whatever it had brought', 5, 24, 35, 'met'],
    ['to nothing', 5, 0, 35, 'met'],
    ['with all feeds there', 0, 35, 35, 'met'],
  ])('%s', (_name, feeds, mentions, level, expected) => {
    const sources = feeds === 0 ? [source({})] : [failing(5, { id: 1 }), ...many(feeds - 1, {})];
    expect(outcome(FALL, 15, sources, [{ ...figure(true), mentions, level }])).toBe(expected);
  });
});

describe('after a window of which nothing was known', () => {
  test.each<[string, Partial<AlertRule>, AlertFigures['lacks'], string]>([
    ['a rise has nothing to be set against', {}, 'before', 'not met'],
    ['nor one by a percentage', { conConditionType: 'percentage' }, 'before', 'not met'],
    ['a smart rise is set against weeks', { conConditionType: 'smart' }, null, 'met'],
    ['a fall is one all the more', FALL, null, 'met'],
  ])('%s', (_name, rule, lacks, expected) => {
    const found = outcomeOf(ruleOf(rule), window(15), [figure(true)], arrivedOf([source({})], END), new Set(['1']));
    expect(found.kind === 'judged' && (found.met ? 'met' : 'not met')).toBe(expected);
    expect(found.figures).toMatchObject([{ lacks }]);
  });
});

describe('a digest', () => {
  test.each<[string, ArrivingSource[], boolean]>([
    ['of what arrived', [source({})], true],
    ['of which a part is missing', [source({}), failing(5)], true],
    ['of which nothing arrived', [failing(5)], false],
  ])('%s', (_name, sources, known) => {
    const { topicId, mentions, score } = figure(false);
    const figures = {
      topicId,
      mentions,
      score,
      met: false,
      baseline: null,
      level: null,
      change: null,
      percent: null,
      lacks: null,
    };
    const found = outcomeOf(ruleOf({ alertType: 'periodic' }), window(15), [figures], arrivedOf(sources, END));
    expect(found).toEqual({ kind: 'due', known, figures: [{ ...figures, lacks: known ? null : 'posts' }] });
  });
});

describe('a fall of several media types', () => {
  const forum = (given: Partial<ArrivingSource>) => source({ mediaType: 'forum', ...given });
  test.each<[string, MediaType[], ArrivingSource[], string]>([
    ['one of which fails', BOTH, [source({}), failing(5, { mediaType: 'forum' })], 'no-data'],
    ['one of which fails that brings little', BOTH, [source({}), failing(5, { mediaType: 'forum', rate: 1 })], 'met'],
    ['one of which has never answered', BOTH, [source({}), forum({ isSilent: true, completeTo: null, rate: 0 })], 'met'],
    ['all of which fail', BOTH, [failing(5), failing(5, { mediaType: 'forum' })], 'no-data'],
    ['one of which nobody collects', ['news', 'blog'], [source({})], 'met'],
    ['while others fail, of which it is not', ['news'], [source({}), failing(5, { mediaType: 'forum', rate: 99 })], 'met'],
    ['neither of which lacks a quarter of both', BOTH, [source({ rate: 90 }), forum({ completeTo: ago(15) })], 'met'],
    ['that lack it together', BOTH, [source({ completeTo: ago(4) }), forum({ completeTo: ago(4) })], 'no-data'],
  ])('%s', (_name, mediaTypes, sources, expected) => {
    expect(outcome({ ...FALL, mediaTypes }, 15, sources)).toBe(expected);
  });
});

describe('what counts of a window', () => {
  const FAILS = [failing(5)];
  const PARTLY = [source({ completeTo: ago(10) })];
  test.each<[string, Partial<AlertRule>, AlertFigures[], ArrivingSource[], string]>([
    ['no fall while part of it has not been read', FALL, [figure(false)], PARTLY, 'not met'],
    ['no fall while the source fails', FALL, [figure(false)], FAILS, 'no-data'],
    [
      'no fall of two media types, one of which fails: the other is there',
      { ...FALL, mediaTypes: BOTH },
      [figure(false)],
      [source({}), failing(5, { mediaType: 'forum' })],
      'not met',
    ],
    ['a rise, whatever is missing', {}, [figure(true)], FAILS, 'met'],
    ['no rise while part of it has not been read', {}, [figure(false)], PARTLY, 'not met'],
    ['no rise while the source fails', {}, [figure(false)], FAILS, 'no-data'],
    ['a smart rise, whatever is missing', { conConditionType: 'smart' }, [figure(true)], FAILS, 'met'],
    ['a better mood of the part that is there', SHIFT, [figure(true)], PARTLY, 'no-data'],
    ['a better mood', SHIFT, [figure(true)], [source({})], 'met'],
    ['a digest, whatever is missing', { alertType: 'periodic' }, [figure(false)], FAILS, 'due'],
    ['one of two topics', {}, [figure(false), figure(true)], [source({})], 'met'],
    ['no topic that is there', {}, [], [source({})], 'no-data'],
    ['a digest of no topic that is there', { alertType: 'periodic' }, [], [source({})], 'no-data'],
  ])('%s', (_name, rule, figures, sources, expected) => {
    expect(outcome(rule, 15, sources, figures)).toBe(expected);
  });
});

describe('a late window awaits posts', () => {
  const unread = (minutes: number, given: Partial<ArrivingSource> = {}) =>
    source({ completeTo: ago(minutes), isDue: true, ...given });
  test.each<[string, ArrivingSource[], boolean]>([
    ['of what nobody collects', [], false],
    ['of a source that is to be asked', [unread(120)], true],
    ['of one that was read since', [unread(0)], false],
    ['of one whose time to be asked has not come', [unread(120, { isDue: false })], false],
    ['of one that fails', [failing(120)], false],
    ['of one that lacks less than a quarter', [unread(3.7)], false],
    ['of one that lacks a quarter', [unread(3.75)], true],
    ['of one that brings little', [unread(120, { rate: 2 }), source({})], false],
    ['of one that brings a quarter', [unread(120), ...many(3, {})], true],
    ['of one beside which others fail that bring more', [unread(120), ...many(9, failing(60))], false],
    ['of one that brings another media type', [unread(120, { mediaType: 'forum' })], false],
    ['of one that was never read', [unread(120, { completeTo: null, rate: 0 })], false],
  ])('%s', (_name, sources, expected) => {
    expect(awaitsPosts(ruleOf({}), window(15), [1], arrivedOf(sources, END))).toBe(expected);
  });

  test('if one of its topics does', () => {
    const brought = new Map([
      ['1', new Map([[1, 1000]])],
      ['2', new Map([[2, 1000]])],
    ]);
    const arrived = arrivedOf([source({ id: 1 }), unread(120, { id: 2, rate: 1 })], END, brought);
    expect(awaitsPosts(ruleOf({}), window(15), [1], arrived)).toBe(false);
    expect(awaitsPosts(ruleOf({}), window(15), [1, 2], arrived)).toBe(true);
  });
});
