import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CorrectedTopic, correctedTopic } from '../../../tests/support/corrected-topic.ts';
import { openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { TEST_NOW } from '../../../tests/support/stores.ts';
import type { Actor } from '../../services/environment.ts';

let gateway: TestGateway;
let mei: Actor;
let topic: CorrectedTopic;
beforeAll(async () => {
  gateway = await openTestGateway();
  mei = await gateway.stores.createOrganisation({ name: 'Mei' });
  topic = await correctedTopic(gateway.stores, mei, [{ author: 'ann' }, { author: 'ann' }, { author: 'ben' }]);
});
afterAll(() => gateway.close());

async function call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object, actor: Actor | null = mei) {
  const headers = actor ? { authorization: `Bearer ${await gateway.tokenFor(actor)}` } : {};
  const answer = await gateway.app.inject({ method, url: `/api/gateway${path}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}

test('tags are given, listed, and a filter that stands in the address', async () => {
  const [id = ''] = topic.ids;
  expect(await call('POST', '/feeds/tags', { postIds: [id], add: ['To check, soon'] })).toEqual({
    status: 200,
    body: { data: [{ id, tags: ['To check, soon'] }] },
  });
  expect((await call('GET', '/tags')).body).toEqual({ data: [{ tag: 'To check, soon', posts: 1 }] });
  const tags = encodeURIComponent(JSON.stringify(['to check, soon']));
  const { body } = await call('GET', `/analysis/raw-data?id=${topic.topicId}&tags=${tags}`);
  expect(body).toMatchObject({ count: 1, posts: [{ id, tags: ['To check, soon'], notes: 0 }] });
});

test('notes are written, read, changed and deleted, also of several posts at once', async () => {
  const path = `/feeds/${topic.ids[0]}/notes`;
  const written = await call('POST', path, { text: 'Called.' });
  const note = { id: expect.any(String), text: 'Called.', by: 'Mei', mine: true, at: TEST_NOW.toISOString(), editedAt: null };
  expect(written).toEqual({ status: 200, body: { data: note } });
  expect((await call('GET', path)).body).toEqual({ data: [note] });
  const changed = { ...note, text: 'Called again.', editedAt: TEST_NOW.toISOString() };
  expect((await call('PATCH', `${path}/${written.body.data.id}`, { text: 'Called again.' })).body).toEqual({ data: changed });
  expect((await call('DELETE', `${path}/${written.body.data.id}`)).body).toEqual({ result: true });
  expect((await call('DELETE', `${path}/${written.body.data.id}`)).status).toBe(404);
  const { data } = (await call('POST', '/feeds/notes', { postIds: topic.ids, text: 'All.' })).body;
  expect(data).toMatchObject(topic.ids.map((feedId) => ({ feedId })));
  const noteIds = data.map(({ noteId }: { noteId: string }) => noteId);
  expect((await call('POST', '/feeds/notes/delete', { noteIds })).body).toEqual({ result: true });
  expect((await call('GET', path)).body).toEqual({ data: [] });
});

test('an author is hidden in a topic, listed and restored', async () => {
  const path = `/topics/${topic.topicId}/hidden`;
  const asked = { kind: 'author', keys: ['news:ann'] };
  const changed = { data: { keys: ['news:ann'], mentions: 2 } };
  expect(await call('POST', path, asked)).toEqual({ status: 200, body: changed });
  expect((await call('GET', `${path}?kind=author&limit=5`)).body).toMatchObject({
    data: [{ kind: 'author', key: 'news:ann', label: 'ann', by: 'Mei', mentions: 2 }],
    counts: { post: 0, author: 1, site: 0 },
  });
  expect((await call('POST', `${path}/restore`, asked)).body).toEqual(changed);
});

test('all of it needs a token, and a topic of one’s own', async () => {
  const hidden = `/topics/${topic.topicId}/hidden`;
  const hiding = { kind: 'post', keys: topic.ids };
  expect((await call('POST', '/feeds/tags', { postIds: topic.ids, add: ['x'] }, null)).status).toBe(401);
  expect((await call('POST', hidden, hiding, null)).status).toBe(401);
  const stranger = await gateway.stores.createOrganisation();
  expect((await call('POST', hidden, hiding, stranger)).status).toBe(404);
  expect((await call('POST', `${hidden}/restore`, hiding, stranger)).status).toBe(404);
  expect((await call('GET', hidden, undefined, stranger)).status).toBe(404);
});
