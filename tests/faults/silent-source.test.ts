/**
 * A feed on a server of this machine, asked by the collector as it runs, and an alert that tells of a fall: for some hours the server
 * answers 500, for some it answers nothing. Nobody is told that there is less; nobody knows. Once the feed is back, it is judged again.
 * So it is beside a feed that is far busier and has nothing to do with the topic: what is missing is what the topic lacks.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type GuardedFetch, openGuardedFetch } from '../../src/outside/connectors/web/guarded-fetch.ts';
import { createAlert } from '../../src/services/alerts/create-alert.ts';
import type { Actor, Environment } from '../../src/services/environment.ts';
import { addSource } from '../../src/services/sources/add-source.ts';
import { createTopic } from '../../src/services/topics/create-topic.ts';
import { alertRuns } from '../../src/stores/postgres/alert-runs.ts';
import { alerts } from '../../src/stores/postgres/alerts.ts';
import { outbox } from '../../src/stores/postgres/outbox.ts';
import { sourceHosts } from '../../src/stores/postgres/source-claims.ts';
import { sources } from '../../src/stores/postgres/sources.ts';
import { collectAll } from '../../src/workers/collect.ts';
import { evaluateAll } from '../../src/workers/evaluate.ts';
import { runAll } from '../../src/workers/runner.ts';
import { alertDraft } from '../support/alert-draft.ts';
import { madeUpFeed } from '../support/made-up-web.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../support/stores.ts';
import { topicDraft } from '../support/topic-draft.ts';
import { startWebServer, type WebServer } from '../support/web-server.ts';

const LOOPBACK = '127.0.0.1';
const RSS = { 'content-type': 'application/rss+xml' };
const HOUR = 60;
/** Minutes: between two looks of the collector and the alerts, and between two posts. */
const STEP = 4;
const EVERY = 4;
/** Posts of a busy feed between two of those. */
const BUSY = 20;
/** As a feed has them: those of more than the silence. */
const ITEMS = 200;
/** Hours from the beginning. */
const [REFUSING, HANGING, BACK, OVER] = [8, 11, 14, 24];

let stores: TestStores;
let environment: Environment;
let server: WebServer;
let web: GuardedFetch;
let mei: Actor;
let word: string;
let tests = 0;
let illness: 'none' | 'refuses' | 'hangs' = 'none';

beforeAll(async () => {
  stores = await openTestStores();
  server = await startWebServer(({ url }, response) => {
    if (url === '/busy') return void response.writeHead(200, RSS).end(madeUpFeed(busyItems()));
    if (illness === 'hangs') return;
    response.writeHead(illness === 'refuses' ? 500 : 200, RSS);
    response.end(illness === 'refuses' ? 'broken' : madeUpFeed(items(word)));
  });
  const { now } = stores.environment;
  const limits = { wholeMs: 300, headersMs: 300, connectMs: 300 };
  const allowed = (address: string) => address === LOOPBACK;
  web = openGuardedFetch({ userAgent: 'Earshot', now, allowed, lookup: async () => [LOOPBACK], limits });
  environment = { ...stores.environment, fetchWeb: web.fetch };
});
beforeEach(async () => {
  for (const table of [alerts, outbox, sources, sourceHosts]) await environment.postgres.delete(table);
  stores.clock.now = TEST_NOW;
  mei = await stores.createOrganisation({ timezone: '+0800' });
  tests += 1;
  word = `silentsource${tests}`;
  server.requests.splice(0);
});
afterAll(async () => {
  await web.close();
  await server.close();
  await stores.close();
});

const at = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);

/** As many in every hour, also while nobody can ask for them. */
function items(title: string, every = EVERY) {
  const newest = Math.floor((stores.clock.now.getTime() - TEST_NOW.getTime()) / (every * 60_000));
  return Array.from({ length: ITEMS }, (_, back) => newest - back).map((number) => ({
    title: `${title} ${number}`,
    link: `http://feed.example/${title}/${number}`,
    at: at(every * number).toISOString(),
  }));
}

/** Of the topic there is none. */
function busyItems() {
  return items(`busy${tests}`, EVERY / BUSY);
}

async function goOn(fromHours: number, toHours: number): Promise<void> {
  for (let minutes = fromHours * HOUR; minutes < toHours * HOUR; minutes += STEP) {
    stores.clock.now = at(minutes);
    await collectAll(environment);
    await evaluateAll(environment);
  }
}

test.each<[string, boolean]>([
  ['that goes silent', false],
  ['that goes silent beside a busy one that the topic has nothing of', true],
])('a source %s is no data and no fall, and is judged again when it is back', async (_name, isBeside) => {
  const topic = await createTopic(environment, mei, topicDraft({ inclusion: { operator: 'AND', groups: [[word]] } }));
  await runAll(environment, TEST_NOW);
  await addSource(environment, mei, { address: `http://feed.example:${server.port}/feed`, kind: 'feed', mediaType: 'news' });
  if (isBeside)
    await addSource(environment, mei, { address: `http://busy.example:${server.port}/busy`, kind: 'feed', mediaType: 'news' });
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
  // Those that end in the silence, an hour after it began, and in it; by the time of the last one chance may have asked the feed again.
  expect(states.slice(REFUSING, BACK - 1)).toEqual(Array(BACK - 1 - REFUSING).fill('no-data'));
  expect(['no-data', 'normal']).toContain(states[BACK - 1]);
  // It is asked again some hours after it failed last; from then on, as before.
  expect(states.slice(0, REFUSING - 1)).toContain('normal');
  expect(states.slice(-4)).toEqual(['normal', 'normal', 'normal', 'normal']);
  expect(runs.at(-1)?.figures).toMatchObject([{ mentions: HOUR / EVERY, baseline: HOUR / EVERY }]);
  const messages = await environment.postgres.select().from(outbox);
  expect(messages.filter(({ kind }) => kind === 'alert')).toEqual([]);
  // It was really asked, and really refused.
  expect(server.requests.filter(({ path }) => path === '/feed').length).toBeGreaterThan(10);
  // By posts, the other one would weigh ten times as much.
  const rates = (await environment.postgres.select().from(sources)).map(({ rate }) => rate);
  if (isBeside) expect(Math.max(...rates)).toBeGreaterThan(10 * Math.min(...rates));
});
