import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { type TopicOfPosts, topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { whenAnalysis } from '../../contract/analysis/when.ts';
import type { Actor } from '../environment.ts';
import { correctSentiment } from '../mentions/correct-sentiment.ts';
import { chartboxPosts } from './posts.ts';
import { topicWhen } from './when.ts';

let stores: TestStores;
let actor: Actor;
let topic: TopicOfPosts;

/** Around the clock changes of London: 29 March 2026, 01:00 UTC, and 25 October 2026, 01:00 UTC. */
const TIMES = [
  '2026-03-28T23:59:59Z',
  '2026-03-29T00:30:00Z',
  '2026-03-29T01:00:00Z',
  '2026-03-29T22:59:59Z',
  '2026-03-29T23:00:00Z',
  '2026-10-24T23:00:00Z',
  '2026-10-25T00:30:00Z',
  '2026-10-25T01:30:00Z',
  '2026-10-25T23:59:59Z',
  '2026-10-26T00:00:00Z',
];
const NEUTRAL = { sentiment: 'Neutral' } as const;

beforeAll(async () => {
  stores = await openTestStores();
  stores.clock.now = new Date('2026-10-28T12:00:00Z');
  actor = await stores.createOrganisation({ timezone: 'Europe/London', subscription: { maxDays: 10_000 } });
  topic = await posts(TIMES, { startsAt: '2026-01-01T00:00:00Z', endsAt: '2027-01-01T00:00:00Z' });
});
afterAll(() => stores.close());

function posts(times: readonly string[], period: object) {
  return topicOfPosts(
    stores,
    actor,
    times.map((published_at) => ({ published_at, ...NEUTRAL })),
    { ...period },
  );
}

async function ask(filter: object = {}, { id }: TopicOfPosts = topic) {
  return whenAnalysis.parse(await topicWhen(stores.environment, actor, { id, filter }));
}

async function opened(filter: object, bucket: object, { id }: TopicOfPosts = topic) {
  return (await chartboxPosts(stores.environment, actor, { id, filter: { ...filter, bucket } })).count;
}

/** Days around each clock change. */
const SPRING = { startDate: '2026-03-28T00:00:00Z', endDate: '2026-03-30T23:00:00Z', granularity: 'day' };
const AUTUMN = { startDate: '2026-10-23T23:00:00Z', endDate: '2026-10-27T00:00:00Z', granularity: 'day' };
const EMPTY = { count: 0, peakDate: '', peakHour: null, peakDayOfWeek: 0, overall_share_of_voice: null, heatMap: [] };

describe('when', () => {
  test.each([
    ['23 hours', SPRING, '2026-03-29', ['2026-03-28T00:00 1', '2026-03-29T00:00 3', '2026-03-29T23:00 1']],
    ['25 hours', AUTUMN, '2026-10-25', ['2026-10-23T23:00 0', '2026-10-24T23:00 4', '2026-10-26T00:00 1']],
  ])('a day of %s', async (_, filter, peakDate, days) => {
    const when = await ask(filter);
    expect(when.mentionsOverTime.map(({ value, count }) => `${value.slice(0, 16)} ${count}`)).toEqual(days);
    expect(when).toMatchObject({ count: 5, peakDate, peak_date: peakDate, peakDayOfWeek: 1, peak_day_of_week: 1 });
    expect(when.relative_share_of_voice.by_day.map(({ start, count }) => `${start.slice(0, 16)} ${count}`)).toEqual(days);
    expect(when.relative_share_of_voice.by_day.map(({ share }) => share)).toEqual(
      when.mentionsOverTime.map(({ count }) => 20 * count),
    );
  });

  test('a window that begins within the last second of a day', async () => {
    const when = await ask({ ...SPRING, startDate: '2026-03-28T23:59:59.500Z' });
    expect(when.mentionsOverTime.map(({ count }) => count)).toEqual([0, 3, 1]);
    expect(when.count).toBe(4);
  });

  test('the hour that an autumn night has twice is one hour of the week', async () => {
    const when = await ask({ ...AUTUMN, granularity: 'hour' });
    expect(when.mentionsOverTime.filter(({ count }) => count > 0).map(({ value }) => value.slice(0, 16))).toEqual([
      '2026-10-24T23:00',
      '2026-10-25T00:00',
      '2026-10-25T01:00',
      '2026-10-25T23:00',
      '2026-10-26T00:00',
    ]);
    expect(when.heatMap.map(({ dayOfWeek, hour, count, neutral }) => [dayOfWeek, hour, count, neutral])).toEqual([
      [1, 0, 1, 1],
      [1, 1, 2, 2],
      [1, 23, 1, 1],
      [2, 0, 1, 1],
    ]);
    // Two of an hour of one day, and one each of two days, are alike: the first counts.
    expect(when).toMatchObject({ peakHour: 0, peak_hour: 0 });
  });

  test.each(['+0800', '+08:00', 'Asia/Hong_Kong'])('days and hours of %s', async (timezone) => {
    const when = await ask({ ...AUTUMN, timezone });
    expect(when).toMatchObject({ timezone, peakDate: '2026-10-25', peakHour: 7 });
    expect(when.relative_share_of_voice.by_day.map(({ count }) => count)).toEqual([0, 3, 2, 0]);
  });

  test('series of the last eight, each a part of the whole window', async () => {
    const { by_quarter, by_month, by_week, by_day } = (await ask()).relative_share_of_voice;
    expect(by_quarter.map(({ count, share }) => [count, share])).toEqual([
      [5, 50],
      [0, 0],
      [0, 0],
      [5, 50],
    ]);
    expect(by_month).toHaveLength(8);
    expect(by_week.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 4, 1]);
    expect(by_day.map(({ count }) => count)).toEqual([0, 0, 0, 0, 4, 1, 0, 0]);
    expect(by_day.at(-1)).toMatchObject({ start: '2026-10-28T00:00:00.000Z', end: '2026-10-28T12:00:00.000Z', partial: true });
  });

  test('the last eight have begun, however far the window goes', async () => {
    const when = await ask({ endDate: '2026-12-31T00:00:00Z', granularity: 'month' });
    expect(when.mentionsOverTime).toHaveLength(12);
    const { by_month, by_day } = when.relative_share_of_voice;
    expect(by_month.at(-1)).toMatchObject({ start: '2026-09-30T23:00:00.000Z', count: 5, share: 50, partial: true });
    expect(by_day.at(-1)).toMatchObject({ start: '2026-10-28T00:00:00.000Z', end: '2026-10-29T00:00:00.000Z', partial: true });
  });

  test('every number opens exactly the posts it counts', async () => {
    for (const filter of [SPRING, { ...AUTUMN, timezone: '+0530' }, { granularity: 'month', weekdays: [1] }]) {
      const when = await ask(filter);
      expect(await opened(filter, {})).toBe(when.count);
      for (const { dayOfWeek, hour, count } of when.heatMap)
        expect(await opened(filter, { weekdays: [dayOfWeek], hours: [hour] })).toBe(count);
      const { by_week, by_day } = when.relative_share_of_voice;
      for (const { start, end, count } of [...when.mentionsOverTime, ...by_week, ...by_day])
        expect(await opened(filter, { startDate: start, endDate: end })).toBe(count);
    }
  });

  test('corrected sentiments are counted as corrected', async () => {
    const corrected = await posts(['2026-03-10T10:00:00Z'], {});
    await correctSentiment(stores.environment, actor, { postIds: corrected.postIds, sentiment: 'Positive' });
    expect((await ask({}, corrected)).heatMap).toEqual([
      { dayOfWeek: 3, hour: 10, count: 1, positive: 1, negative: 0, neutral: 0, mixed: 0, unscored: 0 },
    ]);
  });
});

describe('periods', () => {
  test('a topic without mentions', async () => {
    const when = await ask({}, await posts([], { startsAt: '2026-10-01T00:00:00+01:00', endsAt: '2026-11-01T00:00:00Z' }));
    expect(when).toMatchObject(EMPTY);
    expect(when.mentionsOverTime).toHaveLength(28);
    expect(when.relative_share_of_voice.by_week.every(({ share }) => share === 0)).toBe(true);
  });

  test('a topic that starts tomorrow', async () => {
    const when = await ask({}, await posts([], { startsAt: '2026-10-29T00:00:00Z', endsAt: '2026-11-29T00:00:00Z' }));
    const none = { by_quarter: [], by_month: [], by_week: [], by_day: [] };
    expect(when).toMatchObject({ ...EMPTY, mentionsOverTime: [], relative_share_of_voice: none });
  });

  test('one post', async () => {
    const when = await ask(
      {},
      await posts(['2026-10-27T15:00:00Z'], { startsAt: '2026-10-27T12:00:00Z', endsAt: '2026-11-29T00:00:00Z' }),
    );
    expect(when).toMatchObject({ count: 1, peakDate: '2026-10-27', peakHour: 15, peakDayOfWeek: 3, overall_share_of_voice: 100 });
  });

  test.each([
    ['Sunday', '2026-03-15', 1],
    ['Saturday', '2026-03-14', 7],
  ])('posts of a %s', async (_, day, peakDayOfWeek) => {
    const when = await ask({}, await posts([`${day}T10:00:00Z`], {}));
    expect(when).toMatchObject({ peakDate: day, peakDayOfWeek, peak_day_of_week: peakDayOfWeek });
  });

  test('twenty years: more days than a list may have', async () => {
    const old = await posts(['2006-02-03T10:00:00Z', '2006-02-03T11:00:00Z', '2026-10-28T11:00:00Z'], {
      startsAt: '2006-01-01T00:00:00Z',
      endsAt: '2027-01-01T00:00:00Z',
    });
    const when = await ask({}, old);
    expect(when).toMatchObject({ granularity: 'month', count: 3, peakDate: '2006-02-03', peakDayOfWeek: 6 });
    expect(when.mentionsOverTime).toHaveLength(250);
    expect(when.relative_share_of_voice.by_day.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
    await expect(ask({ granularity: 'day' }, old)).rejects.toMatchObject({ code: 'invalid' });
  });

  test('a stranger finds no topic', async () => {
    const stranger = await stores.createOrganisation();
    await expect(topicWhen(stores.environment, stranger, { id: topic.id })).rejects.toMatchObject({ code: 'not_found' });
  });
});
