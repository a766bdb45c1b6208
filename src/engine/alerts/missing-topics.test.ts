/** What is missing of one topic is nothing that another lacks: sources weigh by what they bring to it. */
import { describe, expect, test } from 'vitest';
import { ALERT_DEFAULTS, type AlertFigures, type AlertRule, alertRule } from '../../contract/alerts.ts';
import { type ArrivingSource, arrivedOf } from './arrived.ts';
import { outcomeOf } from './outcome.ts';

const MANNERS = { sensitivity: 'balanced', cooldownMinutes: 60, quietHours: null, language: 'en' };
const FALL = { conConditionEquation: 'decrease', mediaTypes: ['news', 'forum'] } as const;
const END = new Date('2026-03-10T12:00:00Z');
const MINUTE_MS = 60_000;
const DAY = 24 * 60;
const ago = (minutes: number) => new Date(END.getTime() - minutes * MINUTE_MS);
const WINDOW = { start: ago(15), end: END };

const [FORUM, NEWS, OWN] = [1, 2, 3];
const source = (id: number, rate: number, given: Partial<ArrivingSource> = {}): ArrivingSource => ({
  id,
  mediaType: id === FORUM ? 'forum' : 'news',
  isSilent: false,
  isDue: false,
  failedSince: null,
  completeTo: ago(-1),
  rate,
  ...given,
});
const failing = (id: number, rate: number, minutes = 5) =>
  source(id, rate, { isSilent: true, completeTo: ago(minutes), failedSince: ago(minutes - 5) });
const behind = (id: number, rate: number, minutes: number) => source(id, rate, { completeTo: ago(minutes) });

type Mentions = readonly (readonly [sourceId: number, mentions: number])[];
const figure = (topicId: number, met: boolean): AlertFigures => {
  const numbers = { mentions: 2, score: null, baseline: 20, level: 10, change: -18, percent: -90, lacks: null };
  return { topicId: String(topicId), met, ...numbers };
};

/** Of topics 1, 2 …: whether each fell, and what sources bring to it. */
function outcome(rule: Partial<AlertRule>, sources: readonly ArrivingSource[], ...topics: [met: boolean, Mentions][]) {
  const given = alertRule.parse({ ...ALERT_DEFAULTS, ...MANNERS, ...FALL, ...rule });
  const figures = topics.map(([met], place) => figure(place + 1, met));
  const brought = new Map(topics.map(([, mentions], place) => [String(place + 1), new Map(mentions)]));
  const found = outcomeOf(given, WINDOW, figures, arrivedOf(sources, END, brought));
  const words = found.figures.map(({ met, lacks }) => lacks ?? (met ? 'met' : 'not met'));
  return [found.kind === 'judged' ? (found.met ? 'met' : 'not met') : found.kind, ...words].join(' ');
}

const FELL = [true, 'met met', 'no-data posts'] as const;
const NOT = [false, 'not met not met', 'no-data posts'] as const;

describe('of one topic', () => {
  test.each<[string, readonly [met: boolean, judged: string, unknown: string], ArrivingSource[], Mentions, boolean]>([
    [
      'a fall while its forum fails beside busy news',
      FELL,
      [failing(FORUM, 5), source(NEWS, 95)],
      [
        [FORUM, 90],
        [NEWS, 10],
      ],
      false,
    ],
    [
      'a fall while busy news fail beside its forum',
      FELL,
      [source(FORUM, 5), failing(NEWS, 95)],
      [
        [FORUM, 90],
        [NEWS, 10],
      ],
      true,
    ],
    [
      'a fall while its own feed fails beside the busy forum of others',
      FELL,
      [source(FORUM, 500), failing(OWN, 0.2)],
      [[OWN, 20]],
      false,
    ],
    [
      'a fall while the busy forum of others fails beside its own feed',
      FELL,
      [failing(FORUM, 500), source(OWN, 0.2)],
      [[OWN, 20]],
      true,
    ],
    [
      'a fall of a new topic while a source fails that brings little to anybody',
      FELL,
      [failing(FORUM, 5), source(NEWS, 95)],
      [],
      true,
    ],
    ['a fall of a new topic while a busy source fails', FELL, [source(FORUM, 5), failing(NEWS, 95)], [], false],
    ['a fall of which as much is known as of none: a mention', FELL, [failing(FORUM, 5), source(NEWS, 95)], [[FORUM, 1]], true],
    [
      'a fall while a source fails that brings a quarter of its mentions',
      FELL,
      [failing(FORUM, 25), source(NEWS, 75)],
      [
        [FORUM, 25],
        [NEWS, 75],
      ],
      false,
    ],
    [
      'a fall while a source fails that brings a bit less',
      FELL,
      [failing(FORUM, 25), source(NEWS, 75)],
      [
        [FORUM, 24],
        [NEWS, 76],
      ],
      true,
    ],
    [
      'a fall while what fails brings another media type',
      FELL,
      [failing(OWN, 10), source(FORUM, 10)],
      [
        [OWN, 50],
        [FORUM, 50],
        [NEWS, 900],
      ],
      false,
    ],
    [
      'a fall while its forum has failed for a week',
      FELL,
      [failing(FORUM, 5, 7 * DAY), source(NEWS, 95)],
      [
        [FORUM, 90],
        [NEWS, 10],
      ],
      true,
    ],
    [
      'a fall while half a window of its forum is not read',
      FELL,
      [behind(FORUM, 5, 7), source(NEWS, 95)],
      [
        [FORUM, 90],
        [NEWS, 10],
      ],
      false,
    ],
    [
      'a fall while half a window of busy news is not read',
      FELL,
      [source(FORUM, 5), behind(NEWS, 95, 7)],
      [
        [FORUM, 90],
        [NEWS, 10],
      ],
      true,
    ],
    [
      'a fall of what its sources brought that are followed no more',
      FELL,
      [source(NEWS, 95)],
      [
        [FORUM, 90],
        [NEWS, 10],
      ],
      true,
    ],
    [
      'no fall while its forum fails beside busy news',
      NOT,
      [failing(FORUM, 5), source(NEWS, 95)],
      [
        [FORUM, 90],
        [NEWS, 10],
      ],
      false,
    ],
    [
      'no fall while busy news fail beside its forum',
      NOT,
      [source(FORUM, 5), failing(NEWS, 95)],
      [
        [FORUM, 90],
        [NEWS, 10],
      ],
      true,
    ],
    [
      'no fall while a source fails that brings half',
      NOT,
      [failing(FORUM, 50), source(NEWS, 50)],
      [
        [FORUM, 50],
        [NEWS, 50],
      ],
      true,
    ],
    [
      'no fall while little of its forum is read',
      NOT,
      [behind(FORUM, 5, 15), source(NEWS, 95)],
      [
        [FORUM, 90],
        [NEWS, 10],
      ],
      true,
    ],
    [
      'no fall while its forum has failed for a week',
      NOT,
      [failing(FORUM, 5, 7 * DAY), source(NEWS, 95)],
      [
        [FORUM, 90],
        [NEWS, 10],
      ],
      true,
    ],
  ])('%s', (_name, [met, judged, unknown], sources, mentions, isKnown) => {
    expect(outcome({}, sources, [met, mentions])).toBe(isKnown ? judged : unknown);
  });

  test('of one media type, what it brings in another does not weigh', () => {
    const sources = [failing(OWN, 10), source(NEWS, 10), source(FORUM, 80)];
    const mentions: Mentions = [
      [OWN, 10],
      [NEWS, 10],
      [FORUM, 80],
    ];
    expect(outcome({}, sources, [true, mentions])).toBe('met met');
    expect(outcome({ mediaTypes: ['news'] }, sources, [true, mentions])).toBe('no-data posts');
  });
});

describe('of two topics, one of the forum that fails, the other of the news', () => {
  const SOURCES = [failing(FORUM, 50), source(NEWS, 50)];
  const [OF_FORUM, OF_NEWS]: Mentions[] = [[[FORUM, 100]], [[NEWS, 100]]];
  test.each<[string, Partial<AlertRule>, boolean, boolean, string]>([
    ['both fell: the one is told of that is there', {}, true, true, 'met posts met'],
    ['the one fell that is there', {}, false, true, 'met posts met'],
    ['the one fell that is missing', {}, true, false, 'no-data posts not met'],
    ['none fell', {}, false, false, 'no-data posts not met'],
    ['both rose, which nothing that is missing changes', { conConditionEquation: 'increase' }, true, true, 'met met met'],
    ['the score of both shifted', { alertType: 'sentiment', senConditionEquation: 'increase' }, true, true, 'met posts met'],
    ['a digest tells of both, and of which it knows nothing', { alertType: 'periodic' }, false, false, 'due posts not met'],
  ])('%s', (_name, rule, forum, news, expected) => {
    expect(outcome(rule, SOURCES, [forum, OF_FORUM ?? []], [news, OF_NEWS ?? []])).toBe(expected);
  });
});

test('the more mentions are known the less posts weigh, without a step', () => {
  const sources = [failing(FORUM, 80), source(NEWS, 20)];
  const known = [0, 5, 10, 11, 12, 40].map((mentions) => outcome({}, sources, [true, [[NEWS, mentions]]]));
  expect(known).toEqual(['no-data posts', 'no-data posts', 'no-data posts', 'no-data posts', 'met met', 'met met']);
});
