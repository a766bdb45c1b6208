/**
 * Sources that answer whenever they are asked, as often as next-asking.ts asks them and each in its own turn, are no reason to keep a
 * fall back: what has not been read when a window is judged is little of it.
 */
import { expect, test } from 'vitest';
import { ALERT_DEFAULTS, alertRule } from '../../contract/alerts.ts';
import { arrivalDelay, usualDelay } from '../collection/arrival-delay.ts';
import { type Asked, afterReading, firstInterval } from '../collection/next-asking.ts';
import { arrivedOf } from './arrived.ts';
import { outcomeOf } from './outcome.ts';

const MINUTE_MS = 60_000;
const DAY = 24 * 60;
/** In minutes: by when sources are asked as often as they publish, and the end. */
const [BEGIN, OVER] = [3 * DAY, 8 * DAY];
const MANNERS = { sensitivity: 'balanced', cooldownMinutes: 60, quietHours: null, language: 'en' };
const RULE = alertRule.parse({
  ...ALERT_DEFAULTS,
  ...MANNERS,
  mediaTypes: ['news'],
  conConditionEquation: 'decrease',
});
const FELL = [
  { topicId: '1', mentions: 1, score: null, met: true, baseline: 9, level: 5, change: -8, percent: -89, lacks: null },
];
const at = (minute: number) => new Date(minute * MINUTE_MS);

interface Feed extends Asked {
  perHour: number;
  dueAt: number;
  readAt: number;
  /** When they were published, in minutes; not read yet. */
  waiting: number[];
  delaySeconds: number | null;
}

/** Numbers in [0, 1), the same in every run (Park and Miller). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Which part of the windows of so many minutes is judged, with feeds that publish so many posts an hour. */
function judged(windowMinutes: number, rates: readonly number[]): number {
  const chance = seeded(7);
  const begun = { failures: 0, intervalSeconds: firstInterval('feed'), rate: 0, succeededAt: null };
  const feeds = rates.map((perHour): Feed => {
    return { ...begun, perHour, dueAt: chance() * 60, readAt: 0, waiting: [], delaySeconds: null };
  });
  let windows = 0;
  let told = 0;
  for (let minute = 0; minute < OVER; minute++) {
    for (const feed of feeds) {
      if (chance() < feed.perHour / 60) feed.waiting.push(minute);
      if (minute >= feed.dueAt) read(feed, minute, chance());
    }
    // At most half an hour, as collection-delays.ts has it.
    const delay = Math.min(30, Math.max(2, (usualDelay(delaysOf(feeds)) ?? 0) / 60));
    const since = minute - Math.ceil(delay);
    if (minute < BEGIN || since % windowMinutes !== 0) continue;
    windows += 1;
    if (outcomeAt(feeds, since, windowMinutes) === 'judged') told += 1;
  }
  return told / windows;
}

function read(feed: Feed, minute: number, chance: number): void {
  const found = { newPosts: feed.waiting.length, lastDay: feed.waiting.length, isWhole: true };
  const { dueAt, ...asked } = afterReading('feed', feed, found, at(minute), chance);
  const delays = feed.waiting.map((published) => (minute - published) * 60);
  const delaySeconds = feed.succeededAt ? arrivalDelay(feed.delaySeconds, delays) : null;
  const times = { dueAt: dueAt.getTime() / MINUTE_MS, readAt: minute, succeededAt: at(minute), waiting: [] };
  Object.assign(feed, asked, times, { delaySeconds });
}

function delaysOf(feeds: readonly Feed[]) {
  return feeds.flatMap(({ delaySeconds, rate }) => (delaySeconds === null ? [] : [{ seconds: delaySeconds, rate }]));
}

function outcomeAt(feeds: readonly Feed[], end: number, minutes: number) {
  const healthy = { mediaType: 'news', isSilent: false, isDue: false, failedSince: null } as const;
  const sources = feeds.map(({ readAt, rate }, id) => ({ ...healthy, id, completeTo: at(readAt), rate }));
  const window = { start: at(end - minutes), end: at(end) };
  return outcomeOf(RULE, window, FELL, arrivedOf(sources, window.end)).kind;
}

const feeds = (count: number, perHour: number) => Array.from({ length: count }, () => perHour);

test.each<[string, number, number[], number]>([
  ['a quarter of an hour of one busy feed', 15, feeds(1, 12), 0.99],
  ['a quarter of an hour of twenty busy feeds', 15, feeds(20, 12), 0.99],
  ['a quarter of an hour of twenty feeds of four posts an hour', 15, feeds(20, 4), 0.99],
  ['a quarter of an hour of three feeds of two posts an hour', 15, feeds(3, 2), 0.95],
  ['a quarter of an hour of twenty feeds of one post an hour', 15, feeds(20, 1), 0.95],
  ['a quarter of an hour of busy feeds beside many quiet ones', 15, [...feeds(5, 12), ...feeds(40, 0.2)], 0.99],
  ['an hour of twenty feeds of a post in three hours', 60, feeds(20, 0.3), 0.99],
  ['an hour of one feed of a post in three hours, for which it is chance when it was read', 60, feeds(1, 0.3), 0.5],
  ['a day of one feed of a post in three hours', DAY, feeds(1, 0.3), 0.99],
  ['a day of twenty feeds of a post a day', DAY, feeds(20, 0.04), 0.99],
])('%s', (_name, minutes, rates, least) => {
  expect(judged(minutes, rates)).toBeGreaterThanOrEqual(least);
});

test('a quarter of an hour of feeds that are asked once an hour is mostly not known: a third of it has not been read', () => {
  expect(judged(15, feeds(20, 0.3))).toBeLessThan(0.2);
});
