/** A request of a caller that traces, over the gateway and on real stores, as a collector on loopback is told of it. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestGateway } from '../../../tests/support/gateway.ts';
import { openTestStores } from '../../../tests/support/stores.ts';
import { createProgramLog } from '../../commands/program-log.ts';
import { watchedClickHouse } from '../../stores/clickhouse/watched-clickhouse.ts';
import { createWatch } from '../../watch.ts';
import { openTraces } from './traces.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: object }[];
}
interface Sent {
  resourceSpans: { resource: { attributes: object[] }; scopeSpans: { spans: Span[] }[] }[];
}

const bodies: Sent[] = [];
const keys: unknown[] = [];
let collector: Server;
let endpoint: string;
beforeAll(async () => {
  collector = createServer((request, response) => {
    keys.push([request.url, request.headers['api-key']]);
    json(request).then(
      (body) => {
        bodies.push(body as Sent);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      },
      () => response.writeHead(400).end(),
    );
  });
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterAll(() => collector.close());

const settings = { headers: { 'api-key': 'sesame' }, serviceName: 'earshot-test', ratio: 1 };
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';

test('its span is within the caller’s, what it asks of the stores within its own, and its lines bear the trace', async () => {
  const lines: Record<string, unknown>[] = [];
  const failures: unknown[] = [];
  const traces = await openTraces({ ...settings, endpoint }, (failure) => void failures.push(failure));
  const stores = await openTestStores();
  const { environment } = stores;
  environment.watch = createWatch([traces.watcher]);
  environment.clickhouse = watchedClickHouse(environment.clickhouse, environment.watch);
  environment.log = createProgramLog('info', [], { write: (line: string) => void lines.push(JSON.parse(line)) }).log;
  const gateway = await openTestGateway({}, { stores });
  const token = await gateway.tokenFor(await stores.createOrganisation());
  const answer = await gateway.app.inject({
    method: 'POST',
    url: '/api/gateway/preview?text=very-private',
    headers: { authorization: `Bearer ${token}`, traceparent: `00-${TRACE}-${CALLER}-01` },
    payload: {},
  });
  expect(answer.statusCode).toBeLessThan(500);
  const called = await gateway.app.inject({
    method: 'POST',
    url: '/api/gateway/call',
    headers: { authorization: `Bearer ${token}`, traceparent: `00-${TRACE}-${CALLER}-01` },
    payload: { name: 'query', arguments: ['veryprivate', {}] },
  });
  expect(called.statusCode).toBe(200);
  // Beside requests and jobs nothing is traced.
  await environment.clickhouse.command('SELECT 1');
  await gateway.app.close();
  await traces.close();
  await stores.close();

  expect(failures).toEqual([]);
  expect(keys[0]).toEqual(['/v1/traces', 'sesame']);
  const spans = bodies.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)),
  );
  const request = spans.find(({ name }) => name === 'POST /api/gateway/call');
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: CALLER });
  const within = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(within.map(({ name }) => name)).toContain('clickhouse question');
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
  expect(spans.map(({ name }) => name)).not.toContain('clickhouse command');
  expect(JSON.stringify(bodies)).toContain('earshot-test');
  expect(JSON.stringify(bodies)).not.toMatch(/very-?private|test\.invalid/);
  expect(lines.find(({ route }) => route === '/api/gateway/call')).toMatchObject({ traceId: TRACE, msg: 'a request' });
});

test('a collector that is away is told of once, and holds up nobody', async () => {
  const failures: unknown[] = [];
  const traces = await openTraces(
    { ...settings, endpoint: `${endpoint}/nowhere`, ratio: 1 },
    (failure) => void failures.push(failure),
  );
  collector.removeAllListeners('request').on('request', (_request, response) => response.writeHead(404).end());
  const watch = createWatch([traces.watcher]);
  await expect(watch.during({ kind: 'job', labels: { queue: 'tidy' } }, async () => 7)).resolves.toBe(7);
  await traces.close();
  expect(failures).toHaveLength(1);
});
