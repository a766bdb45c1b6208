import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OPERATOR_TOKEN, openTestGateway, PUBLIC_URL, type TestGateway } from '../../../tests/support/gateway.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { LIMITS } from '../../contract/limits.ts';
import { addSource } from '../../services/sources/add-source.ts';
import { changeSource } from '../../services/sources/change-source.ts';
import { collectSource } from '../../services/sources/collect-source.ts';
import { getCoverage, listAllSources, listSources } from '../../services/sources/list-sources.ts';
import { removeSource } from '../../services/sources/remove-source.ts';
import { createTopic } from '../../services/topics/create-topic.ts';
import { sourceHours } from '../../stores/postgres/source-hours.ts';
import { sources } from '../../stores/postgres/sources.ts';
import { collectAll } from '../../workers/collect.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.stores.environment.postgres.delete(sources);
});

const POST = { id: '1', published_at: '2026-03-10T08:00:00Z', content: 'the ferry is late' };
const JSON_TYPE = 'application/json';
const LINES_TYPE = 'application/x-ndjson';

async function add(input: object = { name: 'Call centre', mediaType: 'forum' }) {
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
  const answer = await gateway.app.inject({ method: 'POST', url: '/api/gateway/operator/webhooks', headers, payload: input });
  return { status: answer.statusCode, ...answer.json() };
}

async function send(url: string, payload: string, type = JSON_TYPE) {
  const path = url.slice(PUBLIC_URL.length);
  const answer = await gateway.app.inject({ method: 'POST', url: path, headers: { 'content-type': type }, payload });
  return { status: answer.statusCode, body: answer.json() };
}

let last = 0;
/** Posts that no other test has. */
const fresh = (count: number) => Array.from({ length: count }, () => ({ ...POST, id: `hook-${last++}` }));

test('a webhook is made once, and its secret is kept nowhere', async () => {
  const { status, data } = await add();
  expect(status).toBe(200);
  expect(data.source).toMatchObject({
    kind: 'webhook',
    address: 'Call centre',
    mediaType: 'forum',
    forEverybody: true,
    state: 'new',
  });
  expect(data.source.nextAt).toBeNull();
  expect(data.url).toMatch(/^http:\/\/localhost:8080\/api\/gateway\/hooks\/[\w-]{43}$/);
  const kept = JSON.stringify(await gateway.stores.environment.postgres.select().from(sources));
  expect(kept).not.toContain(data.url.split('/').at(-1));
  const again = await add();
  expect(again.data.url).not.toBe(data.url);
});

test.each<[string, object, string, string]>([
  ['no name', { name: ' ' }, 'name', 'nameRequired'],
  ['a long name', { name: 'x'.repeat(101) }, 'name', 'nameTooLong'],
  ['another media type', { name: 'x', mediaType: 'telepathy' }, 'mediaType', 'malformed'],
])('%s makes none', async (_name, input, field, key) => {
  expect(await add(input)).toMatchObject({ status: 400, error: { fields: { [field]: key } } });
});

test('only the operator makes one', async () => {
  const answer = await gateway.app.inject({ method: 'POST', url: '/api/gateway/operator/webhooks', payload: { name: 'x' } });
  expect(answer.statusCode).toBe(401);
});

test.each<[string, (posts: object[]) => string, string, number]>([
  ['an array', (posts) => JSON.stringify(posts), JSON_TYPE, 2],
  ['an array over many lines', (posts) => JSON.stringify(posts, null, 2), JSON_TYPE, 2],
  ['one post', ([post]) => JSON.stringify(post, null, 2), `${JSON_TYPE}; charset=utf-8`, 1],
  ['lines', (posts) => posts.map((post) => JSON.stringify(post)).join('\n'), LINES_TYPE, 2],
  ['lines that call themselves JSON', (posts) => posts.map((post) => JSON.stringify(post)).join('\n'), JSON_TYPE, 2],
  ['nothing', () => '[]', JSON_TYPE, 0],
])('takes %s', async (_name, body, type, count) => {
  const { data } = await add();
  const answer = await send(data.url, body(fresh(2)), type);
  expect(answer).toEqual({ status: 200, body: { data: { posts: count, mentions: 0, rejected: [], ignoredFields: {} } } });
});

test('reads posts as an import does: in camelCase too, of the media type they name or else its own', async () => {
  const { data } = await add();
  const mei = await gateway.stores.createOrganisation();
  const inclusion = { operator: 'AND', groups: [['tram']] };
  await createTopic(gateway.stores.environment, mei, topicDraft({ mediaTypes: ['forum'], inclusion }));
  const [one, other, third] = fresh(3);
  const body = [
    { id: one?.id, publishedAt: POST.published_at, content: 'the tram', mood: 'fine' },
    { ...other, content: 'the tram', media_type: 'news' },
    { ...third, id: undefined },
    'no post',
  ];
  const answer = await send(data.url, JSON.stringify(body));
  expect(answer.body.data).toMatchObject({ posts: 2, mentions: 1, ignoredFields: { mood: 1 } });
  expect(answer.body.data.rejected).toEqual([
    { line: 3, reason: 'no id' },
    { line: 4, reason: 'not a JSON object' },
  ]);
});

test('counts what is new on its source, once', async () => {
  const { data } = await add();
  const { environment, clock } = gateway.stores;
  const body = JSON.stringify(fresh(3));
  await send(data.url, body);
  await send(data.url, body);
  const [source] = await listAllSources(environment);
  const now = clock.now.toISOString();
  expect(source).toMatchObject({ state: 'fine', succeededAt: now, completeTo: null, newestAt: '2026-03-10T08:00:00.000Z' });
  expect(source?.days.map(({ posts }) => posts).reduce((sum, posts) => sum + posts)).toBe(3);
  const mei = await gateway.stores.createOrganisation();
  expect((await listSources(environment, mei)).sources).toMatchObject([{ kind: 'webhook', forEverybody: true }]);
  expect(await getCoverage(environment, mei)).toEqual([]);
});

test('takes posts of very many hours at once', async () => {
  const { data } = await add();
  const { environment, clock } = gateway.stores;
  const posts = fresh(25_000).map((post, hours) => ({
    ...post,
    published_at: new Date(clock.now.getTime() - hours * 3_600_000).toISOString(),
  }));
  expect((await send(data.url, JSON.stringify(posts))).body.data).toMatchObject({ posts: 25_000, rejected: [] });
  const hours = await environment.postgres.select().from(sourceHours);
  expect(hours).toHaveLength(15 * 24);
});

test('is never asked', async () => {
  const { data } = await add();
  const { environment } = gateway.stores;
  expect(await collectAll(environment)).toBe(0);
  const never = new AbortController().signal;
  await expect(collectSource(environment, { sourceId: data.source.id }, never)).rejects.toMatchObject({ code: 'conflict' });
  await expect(
    addSource(environment, 'operator', { address: 'https://a.example', kind: 'webhook', mediaType: 'news' }),
  ).rejects.toMatchObject({ code: 'invalid' });
});

test('takes nothing while it is paused, nor once it is removed', async () => {
  const { data } = await add();
  const { environment } = gateway.stores;
  const body = JSON.stringify(fresh(1));
  const sourceId = data.source.id;
  await changeSource(environment, 'operator', { sourceId, paused: true });
  expect(await send(data.url, body)).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
  await changeSource(environment, 'operator', { sourceId, paused: false });
  expect((await send(data.url, body)).status).toBe(200);
  await removeSource(environment, 'operator', { sourceId });
  expect((await send(data.url, body)).status).toBe(404);
});

test.each<[string, string, string, string, number]>([
  ['another address', 'x'.repeat(43), '[]', JSON_TYPE, 404],
  ['another address, before its body is read', 'x', 'x'.repeat(LIMITS.ingestBodyBytes + 1), JSON_TYPE, 404],
])('refuses %s', async (_name, secret, body, type, status) => {
  expect((await send(`${PUBLIC_URL}/api/gateway/hooks/${secret}`, body, type)).status).toBe(status);
});

test('counts guesses of addresses', async () => {
  const guess = async () => {
    const answer = await gateway.app.inject({ method: 'POST', url: '/api/gateway/hooks/guess', payload: [] });
    return { status: answer.statusCode, left: Number(answer.headers['x-ratelimit-remaining']) };
  };
  const { left } = await guess();
  expect(left).toBeGreaterThan(0);
  expect(await guess()).toEqual({ status: 404, left: left - 1 });
});

const DEEP = 200_000;
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test.each<[string, string]>([
  ['alone', nested(DEEP)],
  ['in a post', `{\n"id":"1","mood":${nested(DEEP)}}`],
  ['in a post of several', `[{"id":"1","mood":${nested(DEEP)}}]`],
])('says of what is nested without end that it is malformed: %s', async (_name, body) => {
  const { data } = await add();
  expect(await send(data.url, body)).toMatchObject({ status: 400, body: { error: { fields: { body: 'malformed' } } } });
});

test('rejects a line that is nested without end', async () => {
  const { data } = await add();
  const [post] = fresh(1);
  const lines = [JSON.stringify({ ...post, content: 0 }).replace('0}', `${nested(DEEP)}}`), JSON.stringify(fresh(1)[0])];
  expect(await send(data.url, lines.join('\n'), LINES_TYPE)).toMatchObject({ status: 200, body: { data: { posts: 1 } } });
});

test.each<[string, string, string, number]>([
  ['a form', 'a=1', 'application/x-www-form-urlencoded', 400],
  ['no JSON', 'ferry', JSON_TYPE, 400],
  ['a broken array', '[{"id":"1"},', JSON_TYPE, 400],
  ['too much', 'x'.repeat(LIMITS.ingestBodyBytes + 1), LINES_TYPE, 413],
])('refuses %s', async (_name, body, type, status) => {
  const { data } = await add();
  expect((await send(data.url, body, type)).status).toBe(status);
});
