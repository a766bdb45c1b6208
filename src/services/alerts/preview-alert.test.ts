import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import type { Actor } from '../environment.ts';
import { previewAlert } from './preview-alert.ts';

let stores: TestStores;
let mei: Actor;
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());
beforeEach(async () => {
  stores.clock.now = TEST_NOW;
  mei = await stores.createOrganisation({ timezone: '+0800' });
});

const HOUR = 3_600_000;
/** Hours from noon, in UTC. */
const time = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR).toISOString();
const posted = (...counts: [hour: number, posts: number][]) =>
  counts.flatMap(([hour, posts]) => Array.from({ length: posts }, () => ({ published_at: time(hour) })));

function preview(given: Record<string, unknown>, gone = new AbortController().signal) {
  const { alertName: _name, emails: _emails, ...tried } = alertDraft(given);
  return previewAlert(stores.environment, mei, tried, gone);
}

describe('a preview', () => {
  test('has the windows of thirty days, each with what it was decided by', async () => {
    const { id } = await topicOfPosts(stores, mei, posted([-5.5, 4], [-4.5, 9], [-2.5, 9]));
    const found = await preview({ topics: [id], alertCycle: '1h', cooldownMinutes: 120 });
    expect(found).toMatchObject({ start: time(-720), end: time(-1) });
    expect(found.topics).toMatchObject([{ id }]);
    expect(found.topics[0]?.points).toHaveLength(719);
    expect(found.topics[0]?.points.slice(-6)).toEqual([
      { end: time(-6), value: 0, level: 3, baseline: 0, met: false },
      { end: time(-5), value: 4, level: 3, baseline: 0, met: true },
      { end: time(-4), value: 9, level: 7, baseline: 4, met: true },
      { end: time(-3), value: 0, level: 12, baseline: 9, met: false },
      { end: time(-2), value: 9, level: 3, baseline: 0, met: true },
      { end: time(-1), value: 0, level: 12, baseline: 9, met: false },
    ]);
    expect(found.told).toEqual([time(-5), time(-2)]);
    expect(found.heldBack).toEqual([{ end: time(-4), reason: 'cool-down' }]);
  });

  test('ends where posts have had time to arrive', async () => {
    const { id } = await topicOfPosts(stores, mei, []);
    stores.clock.now = new Date(TEST_NOW.getTime() + 119_000);
    expect((await preview({ topics: [id] })).end).toBe(time(-0.25));
    stores.clock.now = new Date(TEST_NOW.getTime() + 120_000);
    expect((await preview({ topics: [id] })).end).toBe(time(0));
  });

  test('knows of a topic what its period has, and tells of a digest whatever was said', async () => {
    const all = await topicOfPosts(stores, mei, posted([-40, 2]));
    const late = await topicOfPosts(stores, mei, posted([-30, 2]), { startsAt: time(-43) });
    const found = await preview({ topics: [late.id, all.id], alertCycle: '12h' });
    expect(found.topics.map(({ points }) => points.length)).toEqual([2, 60]);
    expect(found.topics[0]?.points[0]).toMatchObject({ end: time(-20), value: 2, level: null, baseline: null, met: false });
    const digest = { alertType: 'periodic', alertCyclePeriod: 'daily', periodConditionTime: '08:00' };
    const { told, heldBack } = await preview({ topics: [all.id], ...digest });
    expect([told.length, heldBack]).toEqual([30, []]);
  });

  test('of many topics has one point for some windows in a row, and loses none of what is told', async () => {
    const loud = await topicOfPosts(stores, mei, posted([-5.1, 9], [-3.2, 7]));
    const others = [];
    for (let count = 0; count < 5; count++) others.push((await topicOfPosts(stores, mei, [])).id);
    const { topics, told } = await preview({ topics: [loud.id, ...others], cooldownMinutes: 0 });
    // What was told has points of its own, beside those of the rows that it lies in.
    expect(topics.map(({ points }) => points.length)).toEqual(topics.map((_, place) => (place === 0 ? 1442 : 1440)));
    expect(topics[0]?.points.filter(({ met }) => met).map(({ end, value }) => [end, value])).toEqual([
      [time(-5), 9],
      [time(-3), 7],
    ]);
    expect(told).toEqual([time(-5), time(-3)]);
  });

  test('of windows longer than thirty days has none', async () => {
    const { id } = await topicOfPosts(stores, mei, posted([-5, 4]));
    const found = await preview({ topics: [id], alertCycle: 'custom', alertDuration: '9', alertDurationUnit: 'M' });
    expect(found).toMatchObject({ topics: [{ id, points: [] }], told: [], heldBack: [] });
  });
});

test.each<[string, () => Promise<unknown>, object]>([
  ["another organisation's topic", async () => preview({ topics: [(await strangers()).id] }), { code: 'not_found' }],
  ['a topic that there is not', () => preview({ topics: ['4000000000'] }), { code: 'not_found' }],
  ['no topic', () => preview({ topics: [] }), { code: 'invalid', detail: { fields: { topics: 'topicRequired' } } }],
  [
    'a percentage beyond its bound',
    () => preview({ topics: ['1'], conConditionType: 'percentage', conConditionValue: '10000' }),
    { code: 'invalid', detail: { fields: { conConditionValue: 'numberOutOfRange' } } },
  ],
])('%s is refused', async (_name, tried, error) => {
  await expect(tried()).rejects.toMatchObject(error);
});

async function strangers() {
  return topicOfPosts(stores, await stores.createOrganisation({ timezone: '+0800' }), []);
}

test('whoever has gone is not answered', async () => {
  const { id } = await topicOfPosts(stores, mei, posted([-5, 4]));
  const gone = AbortSignal.abort(new Error('nobody waits'));
  await expect(preview({ topics: [id] }, gone)).rejects.toThrow('nobody waits');
});
