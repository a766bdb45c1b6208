/** What is measured, over the gateway and on real stores: who may read it, what is in it, and that no label tells of anybody. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATOR_TOKEN, openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { openTestStores } from '../../../tests/support/stores.ts';
import { figureSources } from '../../commands/open-telemetry.ts';
import { openMetrics } from '../../outside/telemetry/metrics.ts';
import { watchedClickHouse } from '../../stores/clickhouse/watched-clickhouse.ts';
import { createWatch } from '../../watch.ts';

const METRICS_TOKEN = 'a-token-for-prometheus-alone';
let gateway: TestGateway;
let token: string;
let organisationId: number;
beforeAll(async () => {
  const stores = await openTestStores();
  const { environment } = stores;
  const metrics = await openMetrics();
  environment.watch = createWatch([metrics.watcher]);
  environment.clickhouse = watchedClickHouse(environment.clickhouse, environment.watch);
  const connections = () => ({ open: 2, idle: 1, waiting: 0 });
  metrics.read(figureSources(environment, { connections }));
  gateway = await openTestGateway({ metrics: { token: METRICS_TOKEN, text: metrics.text } }, { stores });
  const actor = await stores.createOrganisation();
  ({ organisationId } = actor);
  token = await gateway.tokenFor(actor);
});
afterAll(async () => {
  await gateway.close();
  await gateway.stores.close();
});

const scrape = (bearer: string | null, host = 'localhost:8080') =>
  gateway.app.inject({ url: '/metrics', headers: { host, ...(bearer && { authorization: `Bearer ${bearer}` }) } });

test.each([
  ['nobody in particular', () => null, 401],
  ['somebody who is signed in', () => token, 401],
  ['who guesses', () => 'a-token-for-prometheus-alonf', 401],
  ['the operator', () => OPERATOR_TOKEN, 200],
  ['who has the token for it', () => METRICS_TOKEN, 200],
])('%s', async (_, bearer, status) => {
  expect((await scrape(bearer())).statusCode).toBe(status);
});

test('the token for it opens nothing else, and it is answered under each name of this machine', async () => {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  expect((await gateway.app.inject({ url: '/api/gateway/operator/sources', headers })).statusCode).toBe(401);
  expect((await scrape(METRICS_TOKEN, '127.0.0.1:8080')).statusCode).toBe(200);
});

test('requests are counted by their route, and questions to the stores by their kind', async () => {
  const headers = { authorization: `Bearer ${token}` };
  await gateway.app.inject({ url: '/api/gateway/alerts/424242/runs?token=sesame', headers });
  await gateway.app.inject({ url: '/somewhere/424242' });
  const { body } = await scrape(METRICS_TOKEN);
  expect(body).toMatch(
    /earshot_http_request_seconds_count\{method="GET",route="\/api\/gateway\/alerts\/:id\/runs",status="4xx"\} 1/,
  );
  expect(body).toMatch(/earshot_http_request_seconds_count\{method="GET",route="page",status="5xx"\} 1/);
  expect(body).toMatch(/earshot_clickhouse_seconds_count\{kind="question",outcome="done"\} \d/);
  expect(body).toMatch(/^earshot_store_up\{store="postgres"\} 1$/m);
  expect(body).toMatch(/^earshot_outbox_waiting 0$/m);
  expect(body).toMatch(/^earshot_postgres_connections\{state="idle"\} 1$/m);
  expect(body).toMatch(/^process_resident_memory_bytes \d/m);
  expect(body).toMatch(/^nodejs_eventloop_lag_seconds /m);
  expect(body).not.toMatch(/424242|sesame|test\.invalid/);
  expect(body).not.toMatch(/organisation|user_?id|topic_?id/i);
  expect(organisationId).toBeGreaterThan(0);
});

test('a store that does not answer is said to be away, and the rest comes all the same', async () => {
  const metrics = await openMetrics();
  const { environment } = gateway.stores;
  const query = () => Promise.reject(new Error('away'));
  const away = { ...environment, clickhouse: { ...environment.clickhouse, query } };
  metrics.read(figureSources(away, {}));
  const { body } = await metrics.text();
  expect(body).toMatch(/^earshot_store_up\{store="clickhouse"\} 0$/m);
  expect(body).not.toMatch(/^earshot_posts_stored /m);
  expect(body).toMatch(/^earshot_store_up\{store="postgres"\} 1$/m);
  expect(body).toMatch(/^earshot_sources_due 0$/m);
});
