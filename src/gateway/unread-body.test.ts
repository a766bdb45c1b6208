import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestGateway, type TestGateway } from '../../tests/support/gateway.ts';
import { seeded } from '../../tests/support/seeded.ts';
import { GATEWAY } from '../contract/endpoint.ts';

let gateway: TestGateway;
let url: string;
/** One connection, used again. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  gateway = await openTestGateway();
  url = (await gateway.app.listen({ host: '127.0.0.1', port: 0 })) + GATEWAY;
});
afterAll(async () => {
  agent.destroy();
  await gateway.close();
});

async function ask(method: string, path: string, body?: Buffer): Promise<number | undefined> {
  const headers = body && { 'content-type': 'application/json', 'content-encoding': 'gzip', 'content-length': body.length };
  const asking = request(url + path, { agent, method, headers });
  // The server may end the connection before it has read the rest.
  asking.on('error', () => undefined);
  asking.end(body);
  const [answer]: IncomingMessage[] = await once(asking, 'response');
  await (answer && text(answer));
  return answer?.statusCode;
}

test.each([
  ['a webhook that is none', '/hooks/none', 404],
  ['a subscription that is none', '/websub/none', 410],
])('a packed body sent to %s holds nothing up', async (_name, path, status) => {
  const chance = seeded(1);
  const noise = Buffer.from(Array.from({ length: 300_000 }, () => Math.floor(256 * chance())));
  expect(await ask('POST', path, gzipSync(noise))).toBe(status);
  expect(await ask('GET', '/health/live')).toBe(200);
});
