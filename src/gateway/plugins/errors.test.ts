/** What never reaches a route: addresses and bytes that cannot be read. */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => gateway.close());

test.each(['/%', '/api/gateway/%ff', '/oidc/%ff'])('the address %s is refused in the envelope', async (url) => {
  const answer = await gateway.app.inject({ url });
  const requestId = answer.headers['x-request-id'];
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { error: { code: 'invalid', message: expect.any(String), requestId } },
  ]);
});

const HEAD = 'POST / HTTP/1.1\r\nHost: localhost\r\n';

test.each([
  { what: 'no HTTP', bytes: '\x16\x03\x01\r\n\r\n', status: 400, code: 'invalid' },
  {
    what: 'a length and chunks',
    bytes: `${HEAD}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n`,
    status: 400,
    code: 'invalid',
  },
  { what: 'a head of 300 kB', bytes: `${HEAD}X: ${'a'.repeat(300_000)}\r\n\r\n`, status: 431, code: 'too_large' },
])('a request with $what is refused in the envelope', async ({ bytes, status, code }) => {
  const socket = connect((gateway.app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const { error } = JSON.parse(body) as { error: { code: string; requestId: string } };
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain(`x-request-id: ${error.requestId}`);
  expect(error.code).toBe(code);
});
