/** What comes of what servers of channels answer, through the real guard of the web. */
import type { RequestListener } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { startWebServer, type WebServer } from '../../../tests/support/web-server.ts';
import { type GuardedFetch, openGuardedFetch } from '../../outside/connectors/web/guarded-fetch.ts';
import type { WebFetch } from '../../outside/connectors/web-fetch.ts';
import type { Environment } from '../environment.ts';
import { postToChannel } from './post-to-channel.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const opened: (GuardedFetch | WebServer)[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});

async function post(listener: RequestListener, allowed = true) {
  const bodies: string[] = [];
  const server = await startWebServer((request, response) => {
    request.on('data', (chunk) => bodies.push(String(chunk)));
    request.on('end', () => listener(request, response));
  });
  const web = openGuardedFetch({
    userAgent: 'Earshot/1.0',
    now: () => NOW,
    allowed: () => allowed,
    lookup: async () => ['127.0.0.1'],
  });
  opened.push(server, web);
  const address = `http://hooks.example:${server.port}/services/secret-path`;
  const outcome = await postToChannel({ fetchWeb: web.fetch } as Environment, address, {
    text: '{"words":"港"}',
    headers: { 'x-a': 'b' },
  });
  expect(JSON.stringify(outcome)).not.toContain('secret-path');
  return { outcome, requests: server.requests, body: bodies.join('') };
}

const answer =
  (status: number, headers: Record<string, string> = {}, text = ''): RequestListener =>
  (_request, response) => {
    response.writeHead(status, headers).end(text);
  };

test.each([
  ['a text', 200, { 'content-type': 'text/plain' }, 'ok'],
  ['nothing', 202, {}, ''],
  ['something that nobody asked for', 200, { 'content-type': 'image/png' }, 'x'],
])('taken, with %s for an answer', async (_name, status, headers, text) => {
  const { outcome, requests, body } = await post(answer(status, headers as Record<string, string>, text));
  expect([outcome, body]).toEqual([{ kind: 'sent' }, '{"words":"港"}']);
  expect(requests[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'x-a': 'b' });
});

test.each([
  ['there is no such channel', 404, {}, { kind: 'refused-for-good' }],
  ['the channel is gone', 410, {}, { kind: 'refused-for-good' }],
  ['it sends us elsewhere', 307, { location: '/' }, { kind: 'refused-for-good' }],
  ['it sends us elsewhere without saying where', 302, {}, { kind: 'refused-for-good' }],
  ['it says that nothing has changed', 304, {}, { kind: 'refused-for-good' }],
  ['it is asked too often', 429, { 'retry-after': '600' }, { kind: 'try-later', notBefore: new Date('2026-03-10T12:10:00Z') }],
  ['it has a failure of its own', 500, {}, { kind: 'try-later', notBefore: null }],
  ['it does not let us in', 403, {}, { kind: 'try-later' }],
])('not taken, as %s', async (_name, status, headers, expected) => {
  const { outcome } = await post(answer(status, headers as Record<string, string>));
  expect(outcome).toMatchObject(expected);
});

/** The status, and then a text that does not end. */
const endless =
  (status: number): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'text/event-stream' }).write('ok');
  };

test('whoever has taken it and goes on talking has it once', async () => {
  const { outcome, requests } = await post(endless(200));
  expect([outcome, requests.length]).toEqual([{ kind: 'sent' }, 1]);
});

test.each([
  ['goes on talking', endless(404)],
  ['says so in a picture', answer(404, { 'content-type': 'image/png' }, 'x')],
])('a channel that is gone is given up, also where its host %s', async (_name, listener) => {
  const { outcome } = await post(listener);
  expect(outcome).toEqual({
    kind: 'refused-for-good',
    reason: expect.stringMatching(/^hooks\.example:\d+ says that there is no such channel any more \(404\)$/),
  });
});

test('an address within is not asked, nor tried again', async () => {
  const { outcome, requests } = await post(answer(200), false);
  expect([outcome.kind, requests.length]).toEqual(['refused-for-good', 0]);
});

test('who takes too long for all of it is tried later', async () => {
  vi.useFakeTimers();
  try {
    const never: WebFetch = async ({ signal }) => {
      await new Promise<void>((done) => signal?.addEventListener('abort', () => done()));
      throw new Error('it was given up');
    };
    const outcome = postToChannel({ fetchWeb: never } as Environment, 'https://hooks.example/secret-path', {
      text: '{}',
      headers: {},
    });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toEqual({ kind: 'try-later', reason: 'hooks.example does not answer within 10 seconds' });
  } finally {
    vi.useRealTimers();
  }
});
