/** Alerts whose topics are all over: they rest, and wake by themselves. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { type EvaluatedAlerts, evaluatedAlerts } from '../../../tests/support/evaluated-alerts.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import type { Alert } from '../../contract/alerts.ts';
import { runAll } from '../../workers/runner.ts';
import type { Actor, Environment } from '../environment.ts';
import { createTopic } from '../topics/create-topic.ts';
import { deleteTopic } from '../topics/delete-topic.ts';
import { updateTopic } from '../topics/update-topic.ts';
import { createAlert } from './create-alert.ts';
import { enableAlert } from './enable-alert.ts';
import { listAlerts } from './list-alerts.ts';
import { listAllAlerts } from './list-all-alerts.ts';
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
  alerting.at(time('12:00'));
  mei = await stores.createOrganisation({ timezone: '+0800' });
});

const time = (clock: string, day = '10') => `2026-03-${day}T${clock}:00Z`;
/** Its period ends then. */
type Topic = Record<string, unknown>;
const searched = () => runAll(stores.environment, stores.clock.now);

async function topicTo(endsAt: string): Promise<Topic & { id: string }> {
  const draft = topicDraft({ endsAt, inclusion: { operator: 'AND', groups: [[`w${randomUUID().replaceAll('-', '')}`]] } });
  const { id } = await createTopic(stores.environment, mei, draft);
  await searched();
  return { ...draft, id };
}
const periodTo = (topic: Topic, endsAt: string) => updateTopic(stores.environment, mei, { ...topic, endsAt });

async function alertOn(topics: readonly Topic[], draft: Record<string, unknown> = {}): Promise<Alert> {
  const emails = [await alerting.emailOf(mei)];
  return createAlert(stores.environment, mei, alertDraft({ topics: topics.map(({ id }) => id), emails, ...draft }));
}
/** The end of its next window; of one that is off or rests, how it is. */
async function standing(): Promise<string> {
  const [alert] = await listAlerts(stores.environment, mei);
  if (!alert) return 'gone';
  if (alert.nextEnd !== null) return alert.isOver ? 'over, and scheduled' : alert.nextEnd.slice(5, 16);
  return alert.isOver ? `rests ${alert.state}` : 'off';
}

describe('once its topics are over', () => {
  const [QUARTERS, HOURLY] = [{}, { alertType: 'periodic', alertCyclePeriod: 'hourly', periodConditionTime: '08:00' }];
  test.each<[string, Topic, string[], string[], string[]]>([
    ['with the end of a window', QUARTERS, ['12:30'], ['12:17', '12:32', '13:02'], ['12:15 normal 0/0', '12:30 normal 0/0']],
    [
      'within a window, of which a part is no basis',
      QUARTERS,
      ['12:20'],
      ['12:17', '12:32', '13:02'],
      ['12:15 normal 0/0', '12:30 no-data'],
    ],
    ['while nobody evaluates', QUARTERS, ['12:30'], ['15:00'], ['12:15 normal 0/0 late', '12:30 normal 0/0 late']],
    [
      'for a summary, the last one is of what there is',
      HOURLY,
      ['13:20'],
      ['13:02', '14:02', '15:02'],
      ['13:00 normal 0/null told', '14:00 normal 0/null told'],
    ],
    [
      'one after the other',
      QUARTERS,
      ['12:15', '12:30'],
      ['12:17', '12:32', '13:02'],
      ['12:15 normal 0/0 0/0', '12:30 normal 0/0'],
    ],
  ])('it rests: %s', async (_name, draft, ends, clocks, runs) => {
    const topics: Topic[] = [];
    for (const end of ends) topics.push(await topicTo(time(end)));
    await alertOn(topics, draft);
    for (const clock of clocks) await alerting.evaluate(time(clock));
    expect(await alerting.runs()).toEqual(runs.map((run) => `03-10T${run}`));
    expect(await standing()).toBe('rests normal');
    expect(await listAllAlerts(stores.environment)).toMatchObject([
      { enabled: true, isOver: true, state: 'normal', dueAt: null },
    ]);
    expect(await alerting.evaluate(time('12:00', '20'))).toBe(0);
  });

  test('one of two of them is not enough', async () => {
    await alertOn([await topicTo(time('12:15')), await topicTo(time('12:00', '20'))]);
    for (const clock of ['12:17', '12:32', '12:47']) await alerting.evaluate(time(clock));
    expect((await alerting.runs()).slice(1)).toEqual(['03-10T12:30 normal 0/0', '03-10T12:45 normal 0/0']);
    expect(await standing()).toBe('03-10T13:00');
  });

  test('but not while what is read of a topic goes on, whose new period is still searched', async () => {
    const topic = await topicTo(time('12:00', '20'));
    await alertOn([topic]);
    await periodTo(topic, time('12:15'));
    await alerting.evaluate(time('12:17'));
    expect(await standing()).toBe('03-10T12:30');
    await searched();
    await alerting.evaluate(time('12:32'));
    expect([await standing(), await alerting.runs()]).toEqual(['rests normal', ['03-10T12:15 normal 0/0']]);
  });

  test('nor is a window evaluated when the topic that was not over is deleted', async () => {
    const running = await topicTo(time('12:00', '20'));
    await alertOn([running, await topicTo(time('12:00'))]);
    await deleteTopic(stores.environment, mei, { id: running.id });
    await alerting.evaluate(time('12:17'));
    expect([await standing(), await alerting.runs()]).toEqual(['rests normal', []]);
  });
});

describe('one that rests', () => {
  let topic: Topic & { id: string };
  let alert: Alert;
  beforeEach(async () => {
    topic = await topicTo(time('12:15'));
    alert = await alertOn([topic]);
    await alerting.evaluate(time('12:17'));
    expect(await standing()).toBe('rests normal');
    alerting.at(time('12:05', '13'));
  });

  test.each<[string, () => Promise<unknown>, string]>([
    ['wakes where its topic is not over any more', () => periodTo(topic, time('12:00', '20')), '03-13T12:15'],
    ['wakes where it ends in the window that runs', () => periodTo(topic, time('12:07', '13')), '03-13T12:15'],
    ['rests on where it ended later, but ended', () => periodTo(topic, time('12:00', '13')), 'rests normal'],
    ['rests on with other words', () => periodTo({ ...topic, mediaTypes: ['news'] }, time('12:15')), 'rests normal'],
    [
      'rests on where another topic has another period',
      async () => periodTo(await topicTo(time('12:15')), time('12:00', '20')),
      'rests normal',
    ],
    [
      'wakes with a topic more',
      async () => change({ topics: [topic.id, (await topicTo(time('12:00', '20'))).id] }),
      '03-13T12:15',
    ],
    ['rests on with another that is over', async () => change({ topics: [(await topicTo(time('12:15'))).id] }), 'rests normal'],
    ['rests on with a name', () => change({ alertName: 'Other' }), 'rests normal'],
    ['rests on with other windows', () => change({ alertCycle: '1h' }), 'rests normal'],
    ['wakes with windows that the period touches', () => change({ alertCycle: '1w' }), '03-15T16:00'],
    ['is off', () => enableAlert(stores.environment, mei, { id: alert.id, flag: false }), 'off'],
    [
      'rests on when it is on again',
      async () => {
        for (const flag of [false, true]) await enableAlert(stores.environment, mei, { id: alert.id, flag });
      },
      'rests normal',
    ],
    [
      'stays off where its topic is not over any more',
      async () => {
        await enableAlert(stores.environment, mei, { id: alert.id, flag: false });
        await periodTo(topic, time('12:00', '20'));
      },
      'off',
    ],
  ])('%s', async (_name, then, expected) => {
    await then();
    expect(await standing()).toBe(expected);
  });
  const change = (changes: Record<string, unknown>) => updateAlert(stores.environment, mei, { id: alert.id, ...changes });

  test('keeps what it has told by when its name is changed', async () => {
    expect(await change({ alertName: 'Other' })).toMatchObject({ evaluatedTo: '2026-03-10T12:15:00.000Z' });
  });

  test('begins anew with the window in which it wakes, and tells of none in between', async () => {
    await periodTo(topic, time('12:00', '20'));
    await searched();
    await alerting.evaluate(time('12:17', '13'));
    expect(await alerting.runs()).toEqual(['03-10T12:15 normal 0/0', '03-13T12:15 normal 0/0']);
    expect(await standing()).toBe('03-13T12:30');
  });

  test('is so from the beginning where it is created on what is over', async () => {
    expect(await alertOn([topic])).toMatchObject({ enabled: true, isOver: true, nextEnd: null });
  });
});

describe('a topic that gets another period while its alert is evaluated for the last time', () => {
  /** ClickHouse, before each of whose questions something happens. */
  function asked(before: () => Promise<unknown>): Environment {
    const { clickhouse } = stores.environment;
    const query: typeof clickhouse.query = async (question, params) => {
      await before();
      return clickhouse.query(question, params);
    };
    return { ...stores.environment, clickhouse: Object.create(clickhouse, { query: { value: query } }) };
  }

  test.each(['12:17', '15:05'])('is not missed at %s', async (clock) => {
    const topic = await topicTo(time('12:15'));
    await alertOn([topic]);
    await alerting.evaluate(
      time(clock),
      asked(() => periodTo(topic, time('12:00', '20'))),
    );
    expect(await alerting.runs()).toHaveLength(1);
    // As one that had rested and was woken: of what is past nobody is told late.
    expect(await standing()).toBe(clock === '12:17' ? '03-10T12:30' : '03-10T15:15');
  });

  test('is not missed by either of the two who write', async () => {
    const topics: Topic[] = [];
    for (let count = 0; count < 4; count++) topics.push(await topicTo(time('12:15')));
    for (const topic of topics) await alertOn([topic]);
    await alertOn(topics);
    await Promise.all([alerting.evaluate(time('12:17')), ...topics.map((topic) => periodTo(topic, time('12:00', '20')))]);
    const all = await listAlerts(stores.environment, mei);
    expect(all.map(({ isOver, nextEnd }) => [isOver, nextEnd])).toEqual(all.map(() => [false, '2026-03-10T12:30:00.000Z']));
  });
});
