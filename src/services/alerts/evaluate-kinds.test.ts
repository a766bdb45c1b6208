/** What becomes of each kind of alert with time, in zones of several kinds. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { type EvaluatedAlerts, evaluatedAlerts, postedAt } from '../../../tests/support/evaluated-alerts.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import type { Actor } from '../environment.ts';
import { createAlert } from './create-alert.ts';
import { updateAlert } from './update-alert.ts';

let stores: TestStores;
let alerting: EvaluatedAlerts;
let mei: Actor;
beforeAll(async () => {
  stores = await openTestStores();
  alerting = evaluatedAlerts(stores);
});
afterAll(() => stores.close());
beforeEach(async () => {
  await alerting.clear();
  alerting.at('2026-03-10T12:00:00Z');
  mei = await stores.createOrganisation({ timezone: '+0800' });
});

type Posts = Parameters<typeof postedAt>;

async function watching(draft: Record<string, unknown>, ...topics: Posts[]): Promise<string> {
  const ids: string[] = [];
  for (const posts of topics) ids.push((await topicOfPosts(stores, mei, postedAt(...posts))).id);
  const emails = [await alerting.emailOf(mei)];
  const { id } = await createAlert(stores.environment, mei, alertDraft({ topics: ids, emails, alertCycle: '1h', ...draft }));
  return id;
}

const SENTIMENT = { alertType: 'sentiment', senConditionType: 'number', senConditionValue: '50' };
const DAY = '2026-03-10T';

test.each<[string, Record<string, unknown>, Posts[], { to: string; measured?: 'score'; runs: string[] }]>([
  [
    'a worse mood',
    { ...SENTIMENT, senConditionEquation: 'decrease' },
    [
      [
        [`${DAY}11:30:00Z`, 4, 'Positive'],
        [`${DAY}12:30:00Z`, 3, 'Negative'],
        [`${DAY}12:40:00Z`, 1, 'Positive'],
      ],
    ],
    { to: `${DAY}13:02:00Z`, measured: 'score', runs: ['03-10T13:00 firing -50/100 told'] },
  ],
  [
    'a better mood where a worse one was asked for',
    { ...SENTIMENT, senConditionEquation: 'decrease' },
    [
      [
        [`${DAY}11:30:00Z`, 4, 'Negative'],
        [`${DAY}12:30:00Z`, 4, 'Positive'],
      ],
    ],
    { to: `${DAY}13:02:00Z`, measured: 'score', runs: ['03-10T13:00 normal 100/-100'] },
  ],
  [
    'an hour unlike those of four weeks, and one like them',
    { conConditionType: 'smart', sensitivity: 'balanced', cooldownMinutes: 0 },
    [
      [
        ...[3, -4].flatMap(
          (day): Posts => [
            [usualAt(day, 12), 10],
            [usualAt(day, 13), 10],
          ],
        ),
        ...[-11, -18].flatMap(
          (day): Posts => [
            [usualAt(day, 12), 12],
            [usualAt(day, 13), 9],
          ],
        ),
        [`${DAY}12:30:00Z`, 60],
        [`${DAY}13:30:00Z`, 14],
      ],
    ],
    { to: `${DAY}14:02:00Z`, runs: ['03-10T13:00 firing 60/11 told late', '03-10T14:00 normal 14/9.5'] },
  ],
  [
    'two topics, of which one rises',
    {},
    [[[`${DAY}12:30:00Z`, 5]], [[`${DAY}12:30:00Z`, 1]]],
    { to: `${DAY}13:02:00Z`, runs: ['03-10T13:00 firing 5/0 1/0 told'] },
  ],
  [
    'a percentage of what was there',
    { conConditionType: 'percentage', conConditionValue: '50' },
    [
      [
        [`${DAY}11:30:00Z`, 4],
        [`${DAY}12:30:00Z`, 6],
      ],
    ],
    { to: `${DAY}13:02:00Z`, runs: ['03-10T13:00 firing 6/4 told'] },
  ],
  [
    'a digest of the day that ends at eight in the evening, whatever there was',
    { alertType: 'periodic', alertCyclePeriod: 'daily', periodConditionTime: '20:00' },
    [
      [
        [`${DAY}12:30:00Z`, 2],
        ['2026-03-11T11:59:59Z', 1],
        ['2026-03-11T12:00:00Z', 7],
      ],
    ],
    { to: '2026-03-12T12:02:00Z', runs: ['03-11T12:00 normal 3/null told late', '03-12T12:00 normal 7/null told'] },
  ],
  [
    'a rise that goes on, told of once an hour',
    { alertCycle: '15m', cooldownMinutes: 60 },
    [[0, 15, 30, 45, 60].map((minutes, window) => [minuteOf(minutes + 5), 4 * (window + 1)])],
    {
      to: `${DAY}13:17:00Z`,
      runs: [
        '03-10T12:15 firing 4/0 told late',
        '03-10T12:30 firing 8/4 cool-down late',
        '03-10T12:45 firing 12/8 cool-down late',
        '03-10T13:00 firing 16/12 cool-down late',
        '03-10T13:15 firing 20/16 told',
      ],
    },
  ],
])('%s', async (_name, draft, topics, { to, measured, runs }) => {
  await watching(draft, ...topics);
  await alerting.evaluate(to);
  expect(await alerting.runs(measured)).toEqual(runs);
  const ends = runs.filter((run) => run.includes(' told')).map((run) => new Date(`2026-${run.slice(0, 11)}:00Z`).toISOString());
  const sent = (await alerting.messages()).map(({ content }) => content);
  expect(sent).toMatchObject(ends.length === 0 ? [] : [{ ends }]);
});

function usualAt(day: number, hour: number): string {
  return new Date(Date.UTC(2026, 2, day, hour, 30)).toISOString();
}

function minuteOf(minutes: number): string {
  return new Date(Date.parse(`${DAY}12:00:00Z`) + minutes * 60_000).toISOString();
}

test('days of 23 hours, quiet hours and a snooze are those of the clock of the zone', async () => {
  mei = await stores.createOrganisation({ timezone: 'Europe/London' });
  alerting.at('2026-03-27T12:00:00Z');
  const daily = { alertCycle: '24h', quietHours: { from: '22:00', to: '07:00' } };
  const id = await watching(daily, [
    ['2026-03-27T12:00:00Z', 4],
    ['2026-03-28T23:59:59Z', 8],
    // In the summer the day ends an hour earlier by London's winter clock.
    ['2026-03-29T22:59:59Z', 12],
    ['2026-03-29T23:00:00Z', 16],
    ['2026-03-31T22:59:59Z', 20],
  ]);
  await alerting.evaluate('2026-03-28T00:02:00Z');
  await alerting.evaluate('2026-03-29T00:02:00Z');
  alerting.at('2026-03-29T12:00:00Z');
  await updateAlert(stores.environment, mei, { id, snoozedUntil: '2026-03-29T23:00:00.000Z' });
  expect(await alerting.evaluate('2026-03-29T23:01:59Z')).toBe(0);
  for (const time of ['2026-03-29T23:02:00Z', '2026-03-30T23:02:00Z', '2026-03-31T23:02:00Z']) await alerting.evaluate(time);
  expect(await alerting.runs()).toEqual([
    '03-28T00:00 firing 4/0 told',
    '03-29T00:00 firing 8/4 told',
    '03-29T23:00 firing 12/8 snoozed',
    '03-30T23:00 firing 16/12 told',
    '03-31T23:00 firing 20/16 told',
  ]);
  const times = (await alerting.messages()).map(({ sendAt }) => sendAt.toISOString().slice(5, 16));
  expect(times).toEqual(['03-28T07:00', '03-29T06:00', '03-31T06:00', '04-01T06:00']);
});

test('what fell into one night away is told in one message, in the morning', async () => {
  await watching({ alertCycle: '15m', cooldownMinutes: 30, quietHours: { from: '21:00', to: '08:00' } }, [
    ['2026-03-10T12:05:00Z', 4],
    ['2026-03-10T12:50:00Z', 4],
    ['2026-03-10T18:05:00Z', 4],
    ['2026-03-11T01:05:00Z', 4],
  ]);
  await alerting.evaluate('2026-03-11T01:17:00Z');
  const runs = (await alerting.runs()).filter((run) => run.includes('firing'));
  expect(runs).toEqual([
    '03-10T12:15 firing 4/0 told late',
    '03-10T13:00 firing 4/0 told late',
    '03-10T18:15 firing 4/0 quiet-hours late',
    '03-11T01:15 firing 4/0 told',
  ]);
  expect(await alerting.messages()).toMatchObject([
    { content: { ends: ['2026-03-10T12:15:00.000Z', '2026-03-10T13:00:00.000Z', '2026-03-11T01:15:00.000Z'] } },
  ]);
});

test('what happened over a weekend away is told in one message, of every window', async () => {
  await watching({ alertCycle: '15m' }, [
    ['2026-03-10T12:05:00Z', 4],
    ['2026-03-13T04:50:00Z', 4],
  ]);
  expect(await alerting.evaluate('2026-03-13T05:02:00Z')).toBe(1);
  const runs = await alerting.runs();
  expect(runs).toHaveLength(65 * 4);
  expect(new Set(runs).size).toBe(65 * 4);
  expect(await alerting.messages()).toMatchObject([
    { content: { ends: ['2026-03-10T12:15:00.000Z', '2026-03-13T05:00:00.000Z'] } },
  ]);
});
