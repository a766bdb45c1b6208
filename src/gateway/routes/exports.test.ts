/** Files made in the background, as a program and as a browser ask for them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvRows } from '../../../tests/support/csv-rows.ts';
import { openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { type TopicOfPosts, topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import type { Actor } from '../../services/environment.ts';
import { runAll } from '../../workers/runner.ts';

let gateway: TestGateway;
let actor: Actor;
let topic: TopicOfPosts;
beforeAll(async () => {
  gateway = await openTestGateway();
  actor = await gateway.stores.createOrganisation();
  topic = await topicOfPosts(gateway.stores, actor, [{ content: 'one' }, { content: 'two' }]);
});
afterAll(() => gateway.close());

async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, as: Actor | null = actor) {
  const headers = as ? { authorization: `Bearer ${await gateway.tokenFor(as)}` } : {};
  return gateway.app.inject({ method, url: `/api/gateway${path}`, headers, ...(payload && { payload }) });
}

test('is asked for, waited for, downloaded and deleted, by its owner alone', async () => {
  const created = await ask('POST', '/exports', { id: topic.id, format: 'csv', filter: {} });
  const { id, state } = created.json().data;
  expect([created.statusCode, state]).toEqual([200, 'queued']);
  const early = await ask('GET', `/exports/${id}/download`);
  expect([early.statusCode, early.json().error]).toMatchObject([
    409,
    { code: 'not_ready', message: 'Data is not ready for download' },
  ]);
  expect((await ask('GET', `/exports/${id}/link`)).statusCode).toBe(409);
  await runAll(gateway.stores.environment, gateway.stores.clock.now);
  expect((await ask('GET', `/exports/${id}`)).json().data).toMatchObject({ state: 'done', rowsDone: 2, rowsTotal: 2 });
  expect((await ask('GET', '/exports')).json().data).toHaveLength(1);

  const byToken = await ask('GET', `/exports/${id}/download`);
  expect(byToken.headers['content-disposition']).toMatch(/^attachment; filename="/);
  expect(csvRows(byToken.body).map((row) => row['Content'])).toEqual(expect.arrayContaining(['one', 'two']));
  const { url } = (await ask('GET', `/exports/${id}/link`)).json().data;
  expect((await gateway.app.inject({ url })).rawPayload).toEqual(byToken.rawPayload);
  expect((await gateway.app.inject({ url: url.replace(/.{3}$/, 'AAA') })).statusCode).toBe(401);
  expect((await ask('GET', `/exports/${id}/download`, undefined, null)).statusCode).toBe(401);

  expect((await gateway.app.inject({ method: 'HEAD', url })).statusCode).toBe(404);

  const stranger = await gateway.stores.createOrganisation();
  for (const path of [`/exports/${id}`, `/exports/${id}/link`, `/exports/${id}/download`])
    expect((await ask('GET', path, undefined, stranger)).statusCode).toBe(404);
  expect((await ask('DELETE', `/exports/${id}`, undefined, stranger)).statusCode).toBe(404);
  expect((await ask('DELETE', `/exports/${id}`)).json()).toEqual({ result: true });
  expect((await gateway.app.inject({ url })).statusCode).toBe(404);
});

test('a sheet says how long it is', async () => {
  const { id } = (await ask('POST', '/exports', { id: topic.id, format: 'xlsx', filter: {} })).json().data;
  await runAll(gateway.stores.environment, gateway.stores.clock.now);
  const sheet = await ask('GET', `/exports/${id}/download`);
  expect(sheet.headers['content-length']).toBe(String(sheet.rawPayload.length));
});

test('what cannot be is named', async () => {
  const wrong = await ask('POST', '/exports', { id: topic.id, format: 'doc', filter: {} });
  expect(wrong.json()).toMatchObject({ error: { code: 'invalid', fields: { format: 'malformed' } } });
  expect((await ask('GET', '/exports/1')).statusCode).toBe(400);
});
