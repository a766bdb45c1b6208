import { describe, expect, test } from 'vitest';
import { ALERT_DEFAULTS, type AlertFigures, type AlertRule, alertRule } from '../../contract/alerts.ts';
import type { MediaType } from '../../contract/media-types.ts';
import { ALL_ARRIVED, type Arrived, type ArrivingSource, arrivedOf, outcomeOf } from './outcome.ts';

const MANNERS = { sensitivity: 'balanced', cooldownMinutes: 60, quietHours: null, language: 'en' };
const ruleOf = (given: Partial<AlertRule>): AlertRule =>
  alertRule.parse({ ...ALERT_DEFAULTS, ...MANNERS, mediaTypes: ['news'], ...given });
const END = new Date('2026-03-10T12:00:00Z');
const LATER = new Date('2026-03-10T12:01:00Z');
const BEFORE = new Date('2026-03-10T11:59:59Z');
const source = (given: Partial<ArrivingSource>): ArrivingSource => ({
  mediaType: 'news',
  isSilent: false,
  completeTo: LATER,
  rate: 10,
  ...given,
});

describe('what has come of a window', () => {
  test.each<[string, ArrivingSource[], Record<keyof Arrived, MediaType[]>]>([
    ['nothing is collected', [], { collected: [], silent: [], partly: [] }],
    ['all of it is there', [source({}), source({})], { collected: ['news'], silent: [], partly: [] }],
    ['read just to its end', [source({ completeTo: END })], { collected: ['news'], silent: [], partly: [] }],
    ['not read to its end', [source({ completeTo: BEFORE })], { collected: ['news'], silent: [], partly: ['news'] }],
    ['never read', [source({ completeTo: null })], { collected: ['news'], silent: [], partly: ['news'] }],
    ['the only source fails', [source({ isSilent: true })], { collected: ['news'], silent: ['news'], partly: ['news'] }],
    [
      'one that fails and was read beyond the end lacks what came since',
      [source({ isSilent: true, completeTo: LATER })],
      { collected: ['news'], silent: ['news'], partly: ['news'] },
    ],
    ['one of two alike fails', [source({}), source({ isSilent: true })], { collected: ['news'], silent: [], partly: ['news'] }],
    [
      'one that brings little fails beside one that brings much',
      [source({ rate: 90 }), source({ rate: 10, isSilent: true })],
      { collected: ['news'], silent: [], partly: [] },
    ],
    [
      'one that brings much fails beside many that bring little',
      [source({ rate: 90, isSilent: true }), ...Array.from({ length: 9 }, () => source({ rate: 1 }))],
      { collected: ['news'], silent: [], partly: ['news'] },
    ],
    [
      'a quarter is missing',
      [source({ rate: 75 }), source({ rate: 25, completeTo: BEFORE })],
      { collected: ['news'], silent: [], partly: ['news'] },
    ],
    [
      'less than a quarter is missing',
      [source({ rate: 76 }), source({ rate: 24, completeTo: BEFORE })],
      { collected: ['news'], silent: [], partly: [] },
    ],
    [
      'of sources that bring nothing each counts alike',
      [source({ rate: 0 }), source({ rate: 0, completeTo: null })],
      { collected: ['news'], silent: [], partly: ['news'] },
    ],
    [
      'each media type by itself',
      [source({}), source({ mediaType: 'forum', isSilent: true })],
      { collected: ['news', 'forum'], silent: ['forum'], partly: ['forum'] },
    ],
  ])('%s', (_name, sources, expected) => {
    const { collected, silent, partly } = arrivedOf(sources, END);
    expect({ collected: [...collected], silent: [...silent], partly: [...partly] }).toEqual(expected);
  });
});

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
const arrived = (collected: MediaType[], silent: MediaType[] = [], partly: MediaType[] = silent): Arrived => ({
  collected: new Set(collected),
  silent: new Set(silent),
  partly: new Set(partly),
});
const FALL = { conConditionEquation: 'decrease' } as const;
const SHIFT = { alertType: 'sentiment', senConditionEquation: 'increase' } as const;

describe('what counts of it', () => {
  test.each<[string, Partial<AlertRule>, AlertFigures[], Arrived, string]>([
    ['a fall, all there', FALL, [figure(true)], arrived(['news']), 'met'],
    ['a fall of what nobody collects: imported, or pushed', FALL, [figure(true)], ALL_ARRIVED, 'met'],
    ['a fall while the source fails', FALL, [figure(true)], arrived(['news'], ['news']), 'no-data'],
    ['a fall while part of it has not been read', FALL, [figure(true)], arrived(['news'], [], ['news']), 'no-data'],
    ['no fall while part of it has not been read', FALL, [figure(false)], arrived(['news'], [], ['news']), 'not met'],
    ['no fall while the source fails', FALL, [figure(false)], arrived(['news'], ['news']), 'no-data'],
    ['a fall while sources of other media types fail', FALL, [figure(true)], arrived(['news', 'forum'], ['forum']), 'met'],
    [
      'a fall of two media types, one of which fails',
      { ...FALL, mediaTypes: ['news', 'forum'] },
      [figure(true)],
      arrived(['news', 'forum'], ['forum']),
      'no-data',
    ],
    [
      'a fall of two media types, one of which nobody collects',
      { ...FALL, mediaTypes: ['news', 'blog'] },
      [figure(true)],
      arrived(['news']),
      'met',
    ],
    [
      'no fall of two media types, one of which fails: the other is there',
      { ...FALL, mediaTypes: ['news', 'forum'] },
      [figure(false)],
      arrived(['news', 'forum'], ['forum']),
      'not met',
    ],
    ['a rise, whatever is missing', {}, [figure(true)], arrived(['news'], ['news']), 'met'],
    ['no rise while part of it has not been read', {}, [figure(false)], arrived(['news'], [], ['news']), 'not met'],
    ['no rise while the source fails', {}, [figure(false)], arrived(['news'], ['news']), 'no-data'],
    ['a smart rise, whatever is missing', { conConditionType: 'smart' }, [figure(true)], arrived(['news'], ['news']), 'met'],
    ['a better mood of the part that is there', SHIFT, [figure(true)], arrived(['news'], [], ['news']), 'no-data'],
    ['a better mood', SHIFT, [figure(true)], arrived(['news']), 'met'],
    ['a digest, whatever is missing', { alertType: 'periodic' }, [figure(false)], arrived(['news'], ['news']), 'due'],
    ['one of two topics', {}, [figure(false), figure(true)], arrived(['news']), 'met'],
    ['no topic that is there', {}, [], arrived(['news']), 'no-data'],
    ['a digest of no topic that is there', { alertType: 'periodic' }, [], arrived(['news']), 'no-data'],
  ])('%s', (_name, rule, figures, came, expected) => {
    const outcome = outcomeOf(ruleOf(rule), figures, came);
    expect(outcome.kind === 'judged' ? (outcome.met ? 'met' : 'not met') : outcome.kind).toBe(expected);
  });
});
