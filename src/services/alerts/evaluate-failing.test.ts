/** Stores that are away, alerts that cannot be measured, and what people do to an alert while it is being evaluated. */
import { EventEmitter, once } from 'node:events';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { type EvaluatedAlerts, evaluatedAlerts, postedAt } from '../../../tests/support/evaluated-alerts.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { claimDueAlerts } from '../../stores/postgres/alert-claims.ts';
import { alerts } from '../../stores/postgres/alerts.ts';
import { organisations } from '../../stores/postgres/organisations.ts';
import { subscriptions } from '../../stores/postgres/subscriptions.ts';
import { startEvaluating } from '../../workers/evaluate.ts';
import type { Actor, Environment } from '../environment.ts';
import { deleteTopic } from '../topics/delete-topic.ts';
import { createAlert } from './create-alert.ts';
import { deleteAlert } from './delete-alert.ts';
import { enableAlert } from './enable-alert.ts';
import { evaluateDue } from './evaluate-due.ts';
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

const time = (clock: string) => `2026-03-10T${clock}:00Z`;
const rising = (...clocks: string[]) => postedAt(...clocks.map((clock): [string, number] => [time(clock), 4]));

interface Watched {
  id: string;
  topicId: string;
}

async function watching(posts: ReturnType<typeof rising>, draft: Record<string, unknown> = {}): Promise<Watched> {
  const { id: topicId } = await topicOfPosts(stores, mei, posts);
  const emails = [await alerting.emailOf(mei)];
  const { id } = await createAlert(stores.environment, mei, alertDraft({ topics: [topicId], emails, ...draft }));
  return { id, topicId };
}

const row = async (id: string) =>
  (await stores.environment.postgres.select().from(alerts)).find((alert) => String(alert.id) === id);
const waits = async (id: string) => {
  const { dueAt, failures, state } = (await row(id)) ?? {};
  return `${state} ${failures} ${((dueAt?.getTime() ?? 0) - stores.clock.now.getTime()) / 60_000}`;
};

/** ClickHouse, before each of whose questions something happens. */
function asked(before: (values: string) => Promise<void> | void): Environment {
  const { clickhouse } = stores.environment;
  const query: typeof clickhouse.query = async (question, params) => {
    await before(JSON.stringify(params ?? {}));
    return clickhouse.query(question, params);
  };
  return { ...stores.environment, clickhouse: Object.create(clickhouse, { query: { value: query } }) };
}

describe('while ClickHouse is away', () => {
  const away = () =>
    asked(() => {
      throw new Error('ClickHouse is away');
    });

  test('alerts say so, and when it is back each window is decided once, and told of in one message', async () => {
    const others = [await watching(rising('12:05', '12:35')), await watching(rising('12:20'))];
    const environment = away();
    for (const clock of ['12:17', '12:18', '12:20', '12:40']) await alerting.evaluate(time(clock), environment);
    expect(await alerting.states()).toEqual(['error', 'error']);
    expect(await alerting.runs()).toEqual([]);
    // Nobody can say that it is their fault, so that they do not wait for longer.
    expect(await Promise.all(others.map(({ id }) => waits(id)))).toEqual(['error 0 1', 'error 0 1']);
    await alerting.evaluate(time('12:48'));
    expect((await alerting.runs()).toSorted()).toEqual([
      '03-10T12:15 firing 4/0 told late',
      '03-10T12:15 normal 0/0 late',
      '03-10T12:30 firing 4/0 told late',
      '03-10T12:30 normal 0/4 late',
      '03-10T12:45 firing 4/0 cool-down',
      '03-10T12:45 normal 0/4',
    ]);
    expect(await alerting.states()).toEqual(['firing', 'normal']);
    expect(await alerting.messages()).toMatchObject([
      { content: { ends: ['2026-03-10T12:15:00.000Z'] } },
      { content: { ends: ['2026-03-10T12:30:00.000Z'] } },
    ]);
  });
});

describe('an alert that cannot be measured', () => {
  test('holds up no other, waits for longer each time, and loses no window', async () => {
    const watched: Watched[] = [];
    for (let number = 0; number < 7; number++) watched.push(await watching(rising('12:05')));
    const ill = watched[2] ?? { id: '', topicId: '' };
    const environment = asked((values) => {
      if (new RegExp(`\\b${ill.topicId}\\b`).test(values)) throw new Error('too much memory');
    });
    await alerting.evaluate(time('12:17'), environment);
    expect(await alerting.runs()).toEqual(Array.from({ length: 6 }, () => '03-10T12:15 firing 4/0 told'));
    expect(await alerting.messages()).toHaveLength(6);
    expect(await waits(ill.id)).toBe('error 1 1');
    await alerting.evaluate(time('12:18'), environment);
    expect(await waits(ill.id)).toBe('error 2 2');
    await alerting.evaluate(time('12:20'), environment);
    expect(await waits(ill.id)).toBe('error 3 4');
    await alerting.evaluate(time('12:32'));
    expect(await waits(ill.id)).toBe('normal 0 15');
    expect((await alerting.runs()).slice(0, 7)).toContain('03-10T12:15 firing 4/0 told late');
    expect(await alerting.runs()).toHaveLength(14);
    expect(await alerting.messages()).toHaveLength(7);
  });

  test('takes the time of no others, however long it takes to fail', async () => {
    const well = await watching(rising('12:05'));
    const emails = [await alerting.emailOf(mei)];
    for (let number = 0; number < 6; number++)
      await createAlert(stores.environment, mei, alertDraft({ topics: [well.topicId], emails }));
    const ill = await watching(rising('12:05'));
    let elapsed = 0;
    const settled: number[] = [];
    const environment = asked(async (values) => {
      settled.push((await alerting.runs()).length);
      if (!new RegExp(`\\b${ill.topicId}\\b`).test(values)) return;
      elapsed += 50_000;
      throw new Error('too much memory');
    });
    alerting.at(time('12:17'));
    const go = () => evaluateDue(environment, { elapsed: () => elapsed });
    await go();
    // All, the second half, and the last two fail; what was measured in between is written in between.
    expect(elapsed).toBe(150_000);
    expect(new Set(settled)).toEqual(new Set([0, 4, 6]));
    expect(await alerting.runs()).toHaveLength(6);
    expect(await waits(ill.id)).toBe('error 1 1');
    alerting.at(time('12:18'));
    await go();
    expect(await alerting.runs()).toHaveLength(7);
    expect(await waits(ill.id)).toBe('error 2 2');
    expect(elapsed).toBe(200_000);
    const claims = (await stores.environment.postgres.select().from(alerts)).map(({ claim }) => claim);
    expect(claims.filter((claim) => claim !== null)).toEqual([]);
  });

  test('since its zone is unknown holds up no other either', async () => {
    await watching(rising('12:05'));
    const ill = await stores.createOrganisation();
    mei = ill;
    const { id } = await watching(rising('12:05'));
    await stores.environment.postgres
      .update(organisations)
      .set({ timezone: 'Mars/Base' })
      .where(eq(organisations.id, ill.organisationId));
    await alerting.evaluate(time('12:17'));
    expect(await alerting.runs()).toEqual(['03-10T12:15 firing 4/0 told']);
    expect(await waits(id)).toBe('error 1 1');
  });
});

describe('whoever evaluates and fails', () => {
  test('leaves all as it was where nothing could be written', async () => {
    await watching(rising('12:05'));
    alerting.at(time('12:17'));
    const { postgres } = stores.environment;
    let transactions = 0;
    const transaction: typeof postgres.transaction = (work, config) => {
      transactions += 1;
      if (transactions > 1) throw new Error('Postgres is away');
      return postgres.transaction(work, config);
    };
    const failing = { ...stores.environment, postgres: Object.create(postgres, { transaction: { value: transaction } }) };
    await expect(evaluateDue(failing)).rejects.toThrow('Postgres is away');
    expect(await alerting.runs()).toEqual([]);
    await alerting.evaluate(time('12:18'));
    expect(await alerting.runs()).toEqual(['03-10T12:15 firing 4/0 told']);
  });

  test('or dies, leaves it to another, once the claim is over', async () => {
    await watching(rising('12:05'));
    const now = alerting.at(time('12:17'));
    const until = new Date(now.getTime() + 5 * 60_000);
    expect(await claimDueAlerts(stores.environment.postgres, { claim: crypto.randomUUID(), now, until }, 10)).toHaveLength(1);
    expect(await alerting.evaluate(time('12:21'))).toBe(0);
    expect(await alerting.evaluate(time('12:22'))).toBe(1);
    expect(await alerting.runs()).toEqual(['03-10T12:15 firing 4/0 told']);
  });
});

describe('an alert that is changed while it is evaluated', () => {
  const actions: Record<string, (watched: Watched) => Promise<unknown>> = {
    'is changed in what it measures': ({ id }) => updateAlert(stores.environment, mei, { id, conConditionValue: 2 }),
    'gets another name': ({ id }) => updateAlert(stores.environment, mei, { id, alertName: 'Another' }),
    'is turned off': ({ id }) => enableAlert(stores.environment, mei, { id, flag: false }),
    'is deleted': ({ id }) => deleteAlert(stores.environment, mei, { id }),
    'loses one of its topics': ({ topicId }) => deleteTopic(stores.environment, mei, { id: topicId }),
    'loses its only topic': ({ topicId }) => deleteTopic(stores.environment, mei, { id: topicId }),
  };

  test.each<[string, { runs: string[]; told: number }]>([
    ['is changed in what it measures', { runs: ['03-10T12:30 normal 2/4'], told: 0 }],
    ['gets another name', { runs: ['03-10T12:15 firing 4/0 told', '03-10T12:30 normal 2/4'], told: 1 }],
    ['is turned off', { runs: [], told: 0 }],
    ['is deleted', { runs: [], told: 0 }],
    ['loses one of its topics', { runs: ['03-10T12:15 firing 4/0 0/0 told', '03-10T12:30 normal 0/0'], told: 1 }],
    ['loses its only topic', { runs: [], told: 0 }],
  ])('%s', async (name, { runs, told }) => {
    const watched = await watching([...rising('12:05'), ...rising('12:20').slice(2)]);
    if (name === 'loses one of its topics') {
      const { id } = await topicOfPosts(stores, mei, []);
      await updateAlert(stores.environment, mei, { id: watched.id, topics: [watched.topicId, id] });
    }
    let isDone = false;
    const environment = asked(async () => {
      if (!isDone) {
        isDone = true;
        await actions[name]?.(watched);
        // What was counted before 12:15 must not stand beside what is asked for now.
        if (name === 'is changed in what it measures') expect(await waits(watched.id)).toBe('normal 0 15');
      }
    });
    await alerting.evaluate(time('12:17'), environment);
    expect(isDone).toBe(true);
    await alerting.evaluate(time('12:32'));
    expect(await alerting.runs()).toEqual(runs);
    expect(await alerting.messages()).toHaveLength(told);
  });
});

test('alerts of an organisation whose plan has ended are not evaluated; when it goes on, no window is lost', async () => {
  await watching(rising('12:05'));
  const { postgres } = stores.environment;
  const endsAt = (end: string) =>
    postgres
      .update(subscriptions)
      .set({ endsAt: new Date(end) })
      .where(eq(subscriptions.organisationId, mei.organisationId));
  await endsAt(time('12:10'));
  expect(await alerting.evaluate(time('12:32'))).toBe(0);
  await endsAt('2027-01-01T00:00:00Z');
  await alerting.evaluate(time('12:33'));
  expect(await alerting.runs()).toEqual(['03-10T12:15 firing 4/0 told late', '03-10T12:30 normal 0/4']);
});

describe('the loop of the program', () => {
  test('evaluates what is due, however much that is, until it is stopped', async () => {
    for (let number = 0; number < 3; number++) await watching(rising('12:05'));
    alerting.at(time('12:17'));
    const evaluating = startEvaluating(stores.environment);
    await expect.poll(() => alerting.runs(), { timeout: 10_000 }).toHaveLength(3);
    await evaluating.stop();
    await evaluating.stop();
    alerting.at(time('12:32'));
    expect(await alerting.runs()).toHaveLength(3);
  });

  test('ends in time where a question hangs, and leaves nothing claimed when that is over', async () => {
    await watching(rising('12:05'));
    alerting.at(time('12:17'));
    const events = new EventEmitter();
    const begun = once(events, 'begun');
    const hanging = once(events, 'end').then(() => Promise.reject(new Error('the connection was closed')));
    const environment = asked(() => {
      events.emit('begun');
      return hanging;
    });
    const evaluating = startEvaluating(environment, 1);
    await begun;
    await evaluating.stop();
    expect(await alerting.runs()).toEqual([]);
    events.emit('end');
    const claims = async () => (await stores.environment.postgres.select().from(alerts)).flatMap(({ claim }) => claim ?? []);
    await expect.poll(claims, { timeout: 10_000 }).toEqual([]);
  });

  test('goes on where Postgres was away, and says so in the log', async () => {
    await watching(rising('12:05'));
    alerting.at(time('12:17'));
    const { postgres } = stores.environment;
    const transaction = () => Promise.reject(new Error('Postgres is away'));
    const failing = { ...stores.environment, postgres: Object.create(postgres, { transaction: { value: transaction } }) };
    const before = stores.log.length;
    const evaluating = startEvaluating(failing);
    await expect
      .poll(() => stores.log.slice(before).map(({ message }) => message), { timeout: 10_000 })
      .toContain('could not evaluate the alerts that are due');
    await evaluating.stop();
    await alerting.evaluate(time('12:18'));
    expect(await alerting.runs()).toHaveLength(1);
  });
});
