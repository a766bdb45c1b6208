/**
 * A feed on a server of this machine, asked by the collector as it runs, and an alert that tells of a fall: for some hours the server
 * answers 500, for some it answers nothing. Nobody is told that there is less; nobody knows. Once the feed is back, it is judged again.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GuardedFetch, openGuardedFetch } from '../../src/outside/connectors/web/guarded-fetch.ts';
import { createAlert } from '../../src/services/alerts/create-alert.ts';
import type { Actor, Environment } from '../../src/services/environment.ts';
import { addSource } from '../../src/services/sources/add-source.ts';
import { createTopic } from '../../src/services/topics/create-topic.ts';
import { alertRuns } from '../../src/stores/postgres/alert-runs.ts';
import { alerts } from '../../src/stores/postgres/alerts.ts';
import { outbox } from '../../src/stores/postgres/outbox.ts';
import { collectAll } from '../../src/workers/collect.ts';
import { evaluateAll } from '../../src/workers/evaluate.ts';
import { runAll } from '../../src/workers/runner.ts';
import { alertDraft } from '../support/alert-draft.ts';
import { madeUpFeed } from '../support/made-up-web.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../support/stores.ts';
import { topicDraft } from '../support/topic-draft.ts';
import { startWebServer, type WebServer } from '../support/web-server.ts';

const LOOPBACK = '127.0.0.1';
const HOUR = 60;
/** Minutes: between two looks of the collector and the alerts, and between two posts. */
const STEP = 4;
const EVERY = 4;
/** As a feed has them: those of more than the silence. */
const ITEMS = 200;
/** Hours from the beginning. */
const [REFUSING, HANGING, BACK, OVER] = [8, 11, 14, 24];

let stores: TestStores;
let environment: Environment;
let server: WebServer;
let web: GuardedFetch;
let mei: Actor;
let illness: 'none' | 'refuses' | 'hangs' = 'none';

beforeAll(async () => {
  stores = await openTestStores();
  server = await startWebServer((_request, response) => {
    if (illness === 'hangs') return;
    response.writeHead(illness === 'refuses' ? 500 : 200, { 'content-type': 'application/rss+xml' });
    response.end(illness === 'refuses' ? 'broken' : madeUpFeed(items()));
  });
  const { now } = stores.environment;
  const limits = { wholeMs: 300, headersMs: 300, connectMs: 300 };
  const allowed = (address: string) => address === LOOPBACK;
  web = openGuardedFetch({ userAgent: 'Earshot', now, allowed, lookup: async () => [LOOPBACK], limits });
  environment = { ...stores.environment, fetchWeb: web.fetch };
  mei = await stores.createOrganisation({ timezone: '+0800' });
});
afterAll(async () => {
  await web.close();
  await server.close();
  await stores.close();
});

const at = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);

/** As many in every hour, also while nobody can ask for them. */
function items() {
  const newest = Math.floor((stores.clock.now.getTime() - TEST_NOW.getTime()) / (EVERY * 60_000));
  return Array.from({ length: ITEMS }, (_, back) => newest - back).map((number) => ({
    title: `silentsource ${number}`,
    link: `http://feed.example/${number}`,
    at: at(EVERY * number).toISOString(),
  }));
}

async function goOn(fromHours: number, toHours: number): Promise<void> {
  for (let minutes = fromHours * HOUR; minutes < toHours * HOUR; minutes += STEP) {
    stores.clock.now = at(minutes);
    await collectAll(environment);
    await evaluateAll(environment);
  }
}

test('a source that goes silent is no data and no fall, and is judged again when it is back', async () => {
  const topic = await createTopic(environment, mei, topicDraft({ inclusion: { operator: 'AND', groups: [['silentsource']] } }));
  await runAll(environment, TEST_NOW);
  await addSource(environment, mei, { address: `http://feed.example:${server.port}/feed`, kind: 'feed', mediaType: 'news' });
  const fall = { conConditionType: 'percentage', conConditionEquation: 'decrease', conConditionValue: '50', cooldownMinutes: 0 };
  await createAlert(
    environment,
    mei,
    alertDraft({ topics: [topic.id], mediaTypes: ['news'], alertCycle: '1h', emails: ['mei@example.com'], ...fall }),
  );

  await goOn(0, REFUSING);
  illness = 'refuses';
  await goOn(REFUSING, HANGING);
  illness = 'hangs';
  await goOn(HANGING, BACK);
  expect(await environment.postgres.select().from(alerts)).toMatchObject([{ state: 'no-data' }]);
  illness = 'none';
  await goOn(BACK, OVER);

  const runs = await environment.postgres.select().from(alertRuns).orderBy(alertRuns.windowEnd);
  const states = runs.map(({ state }) => state);
  expect(states).toHaveLength(OVER - 1);
  // Those that end in the silence, an hour after it began, and in it.
  expect(new Set(states.slice(REFUSING, BACK))).toEqual(new Set(['no-data']));
  // It is asked again some hours after it failed last; from then on, as before.
  expect(states.slice(0, REFUSING - 1)).toContain('normal');
  expect(states.slice(-4)).toEqual(['normal', 'normal', 'normal', 'normal']);
  expect(runs.at(-1)?.figures).toMatchObject([{ mentions: HOUR / EVERY, baseline: HOUR / EVERY }]);
  const messages = await environment.postgres.select().from(outbox);
  expect(messages.filter(({ kind }) => kind === 'alert')).toEqual([]);
  // It was really asked, and really refused.
  expect(server.requests.length).toBeGreaterThan(10);
});
