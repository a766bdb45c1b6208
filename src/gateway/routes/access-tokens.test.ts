/** Access tokens as programs bring them. Which call needs which scope, each with each: tests/access. */
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ISSUERS, makeToken, type TokenIssuer } from '../../../tests/support/token-issuers.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { CALLS_PER_MINUTE } from '../../contract/calls-per-minute.ts';
import { listActs } from '../../services/audit/list-acts.ts';

describe.each(Object.entries(ISSUERS))('beside the %s issuer', (_, open) => {
  let issuer: TokenIssuer;
  let session: string;
  beforeAll(async () => {
    issuer = await open();
    session = await makeToken(issuer);
  });
  afterAll(() => issuer.close());

  function ask(token: string, method: 'GET' | 'POST' | 'DELETE', path: string, more: InjectOptions = {}) {
    const headers = { authorization: `Bearer ${token}`, ...more.headers };
    return issuer.app.inject({ ...more, method, url: `/api/gateway${path}`, headers });
  }
  async function make(scopes: string[]): Promise<{ id: string; token: string }> {
    return (await ask(session, 'POST', '/access-tokens', { payload: { name: 'Report', scopes } })).json().data;
  }
  const call = (token: string, name: string, ...values: unknown[]) =>
    ask(token, 'POST', '/call', { payload: { name, arguments: values } });

  test('a program does with one what its scopes say, as the person', async () => {
    const { token } = await make(['write']);
    const created = await call(token, 'create_topic', ...Object.values(topicDraft({ name: 'By a program' })));
    expect(created.json()).toMatchObject({ result: true });
    const topics = (await ask(session, 'GET', '/topics')).json().data;
    expect(topics.map(({ name }: { name: string }) => name)).toContain('By a program');
    const [act] = await listActs(issuer.environment, { act: 'topic_created' });
    expect(act).toMatchObject({ userId: issuer.actor.userId, detail: { token: expect.any(Number) } });
    const refused = await ask(token, 'GET', '/topics');
    expect(refused.json().error).toMatchObject({ code: 'forbidden', scope: 'read' });
    expect(refused.headers['www-authenticate']).toBe('Bearer error="insufficient_scope", scope="read"');
  });

  test('a function that writes is refused in its own envelope', async () => {
    const { token } = await make(['read']);
    expect((await call(token, 'get_topic_ids')).statusCode).toBe(200);
    const refused = await call(token, 'delete_topic', '1');
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { result: false, error: { code: 'forbidden', scope: 'write' } },
    ]);
  });

  test('it is no device, and lasts when all devices are signed out; revoked it is over at once', async () => {
    const { id, token } = await make(['read']);
    await ask(token, 'GET', '/topics', { headers: { 'x-device-id': 'made-up-by-a-program' } });
    const devices = (await ask(session, 'GET', '/devices')).json().data;
    expect(devices.filter(({ current }: { current: boolean }) => !current)).toEqual([]);
    await ask(session, 'POST', '/devices/sign-out-others', { payload: {} });
    expect((await ask(token, 'GET', '/topics')).statusCode).toBe(200);
    await ask(session, 'DELETE', `/access-tokens/${id}`);
    const over = await ask(token, 'GET', '/topics');
    expect([over.statusCode, over.json().error.code]).toEqual([401, 'unauthenticated']);
  });

  test('it opens nothing but calls: neither signing in nor the provider, nor where no bearer is asked for', async () => {
    const { token } = await make(['read', 'ask', 'write']);
    const checked = await ask('x', 'POST', '/auth/check', { payload: { access_token: token } });
    expect([checked.statusCode, checked.json()]).toEqual([401, { detail: 'CANNOT_VALIDATE_CREDENTIALS' }]);
    const refreshed = await ask('x', 'POST', '/auth/refresh', { payload: { refresh_token: token } });
    expect(refreshed.statusCode).toBeGreaterThanOrEqual(400);
    const inAddress = await issuer.app.inject({ url: `/api/gateway/topics?access_token=${token}` });
    expect(inAddress.statusCode).toBe(401);
  });

  test('calls count for the person, whichever token they come by', async () => {
    const tokens = [session, (await make(['read'])).token, (await make(['read'])).token];
    const answers: number[] = [];
    for (let asked = 0; asked <= CALLS_PER_MINUTE.exports; asked += 1) {
      const url = '/exports/0e5b9a54-91b5-4e1c-8f57-1f3f4a1f3f4a/download';
      answers.push((await ask(tokens[asked % tokens.length] ?? '', 'GET', url)).statusCode);
    }
    expect(answers.at(-2)).toBe(404);
    expect(answers.at(-1)).toBe(429);
  });
});
