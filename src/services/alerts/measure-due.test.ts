/** Alerts that are due together but counted in several questions: what is known of some, when others fail or there is no time for them. */
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { type EvaluatedAlerts, evaluatedAlerts, postedAt } from '../../../tests/support/evaluated-alerts.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { alerts } from '../../stores/postgres/alerts.ts';
import type { Actor, Environment } from '../environment.ts';
import { createAlert } from './create-alert.ts';
import { evaluateDue } from './evaluate-due.ts';

const MIDNIGHT = '2026-03-11T00:00:00Z';
const RUN = '03-11T00:00 firing';

let stores: TestStores;
let alerting: EvaluatedAlerts;
let mei: Actor;
/** By the windows that they look at. */
let topics: Record<'quarter' | 'day', string>;
beforeAll(async () => {
  stores = await openTestStores();
  alerting = evaluatedAlerts(stores);
});
afterAll(() => stores.close());
/** Three alerts of a quarter of an hour and three of a day, of a topic each: two questions, for what is due at midnight. */
beforeEach(async () => {
  await alerting.clear();
  alerting.at('2026-03-10T23:50:00Z');
  mei = await stores.createOrganisation({ timezone: '+0000' });
  topics = { quarter: await watched('15m', 4), day: await watched('24h', 5) };
  alerting.at('2026-03-11T00:02:00Z');
});

async function watched(alertCycle: string, posts: number): Promise<string> {
  const { id } = await topicOfPosts(stores, mei, postedAt(['2026-03-10T23:55:00Z', posts]));
  const emails = [await alerting.emailOf(mei)];
  for (let number = 0; number < 3; number++)
    await createAlert(stores.environment, mei, alertDraft({ topics: [id], emails, alertCycle }));
  return id;
}

/** ClickHouse, before each of whose questions about mentions something happens. `topic`: whether they are about that one. */
function asked(before: (isAbout: (topic: string) => boolean) => void): Environment {
  const { clickhouse } = stores.environment;
  const query: typeof clickhouse.query = (question, params = {}) => {
    const { topicIds } = params;
    if (Array.isArray(topicIds)) before((topic) => topicIds.includes(Number(topic)));
    return clickhouse.query(question, params);
  };
  return { ...stores.environment, clickhouse: Object.create(clickhouse, { query: { value: query } }) };
}

async function standing(): Promise<string[]> {
  const rows = await stores.environment.postgres.select().from(alerts).orderBy(asc(alerts.id));
  const end = new Date(MIDNIGHT);
  return rows.map(({ state, failures, claim, nextEnd }) =>
    [state, failures, claim === null ? 'free' : 'claimed', nextEnd?.getTime() === end.getTime() ? 'due' : 'done'].join(' '),
  );
}

const times = <One>(one: One, number: number): One[] => Array.from({ length: number }, () => one);

test('when the time is over between two questions, what is measured is written, and the rest is due as it was', async () => {
  let elapsed = 0;
  let questions = 0;
  const environment = asked(() => {
    questions += 1;
    elapsed += 130_000;
  });
  await evaluateDue(environment, { elapsed: () => elapsed });
  expect(questions).toBe(1);
  expect(await alerting.runs()).toEqual(times(`${RUN} 4/0 told`, 3));
  expect(await alerting.messages()).toHaveLength(3);
  expect(await standing()).toEqual([...times('firing 0 free done', 3), ...times('normal 0 free due', 3)]);
  await evaluateDue(environment, { elapsed: () => elapsed });
  expect(questions).toBe(2);
  expect(await alerting.runs()).toEqual([...times(`${RUN} 4/0 told`, 3), ...times(`${RUN} 5/0 told`, 3)]);
  expect(await standing()).toEqual(times('firing 0 free done', 6));
});

test('when the program is stopped between two questions, likewise', async () => {
  const stopping = new AbortController();
  await evaluateDue(
    asked(() => stopping.abort()),
    { stop: stopping.signal },
  );
  expect(await standing()).toEqual([...times('firing 0 free done', 3), ...times('normal 0 free due', 3)]);
});

test('those that fail take with them none that were measured in the question before, and these are asked about once', async () => {
  const questions = { quarter: 0, day: 0 };
  const environment = asked((isAbout) => {
    if (isAbout(topics.quarter)) questions.quarter += 1;
    if (!isAbout(topics.day)) return;
    questions.day += 1;
    throw new Error('too much memory');
  });
  await evaluateDue(environment);
  // All three, then two and one, then each of the two.
  expect(questions).toEqual({ quarter: 1, day: 5 });
  expect(await alerting.runs()).toEqual(times(`${RUN} 4/0 told`, 3));
  expect(await standing()).toEqual([...times('firing 0 free done', 3), ...times('error 1 free due', 3)]);
});

test('one that fails before others are asked about keeps none of them', async () => {
  let quarter = 0;
  const environment = asked((isAbout) => {
    if (!isAbout(topics.quarter)) return;
    quarter += 1;
    throw new Error('too much memory');
  });
  await evaluateDue(environment);
  expect(quarter).toBeGreaterThan(2);
  expect(await alerting.runs()).toEqual(times(`${RUN} 5/0 told`, 3));
  expect(await standing()).toEqual([...times('error 1 free due', 3), ...times('firing 0 free done', 3)]);
});
