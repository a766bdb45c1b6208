/** Summaries by REST and by function: what is answered, and that whatever ails the model the page has something to show. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NO_LIMITS, openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { type LanguageModelServer, type Step, startLanguageModelServer } from '../../../tests/support/language-model-server.ts';
import { type TopicOfPosts, topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { summary } from '../../contract/summaries.ts';
import { createLanguageModel } from '../../outside/language-model/client.ts';
import type { Actor } from '../../services/environment.ts';
import { deleteSummariesBefore } from '../../stores/postgres/kept-summaries.ts';

const TEXTS = [
  'The Star Ferry suspended its Wan Chai service on Monday after a generator fire at the pier injured 3 passengers.',
  'Passengers complained that no staff told them about the suspension until 9 in the morning.',
  'The operator apologised and promised full refunds for monthly tickets within 14 days.',
];
const GOOD: Step = { say: { sentences: [{ text: TEXTS[1], posts: [2] }] } };

let gateway: TestGateway;
let server: LanguageModelServer;
let ann: Actor;
let topic: TopicOfPosts;
let token: string;
beforeAll(async () => {
  gateway = await openTestGateway({ callsPerMinute: NO_LIMITS });
  server = await startLanguageModelServer();
  const { environment } = gateway.stores;
  const times = { timeoutMs: 1500, idleMs: 500, now: () => environment.now(), pause: async () => undefined };
  const options = { baseUrl: server.baseUrl, apiKey: 'sk-secret', model: 'tiny', concurrency: 4, materialTokens: 6000, ...times };
  environment.languageModel = createLanguageModel({ ...options, attempts: 2 });
  ann = await gateway.stores.createOrganisation({ name: 'Ann' });
  token = await gateway.tokenFor(ann);
  topic = await topicOfPosts(
    gateway.stores,
    ann,
    TEXTS.map((content) => ({ content, published_at: '2026-03-09T10:00:00Z' })),
  );
});
afterAll(async () => {
  await server.close();
  await gateway.close();
});
beforeEach(async () => {
  server.script(GOOD);
  await deleteSummariesBefore(gateway.stores.environment.postgres, new Date('2100-01-01T00:00:00Z'));
});

async function ask(method: 'GET' | 'POST', path: string, payload?: object) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await gateway.app.inject({ method, url: `/api/gateway${path}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

const PEAK = 'start=2026-03-09T00:00:00Z&end=2026-03-10T00:00:00Z';
const CALLS: [string, () => ReturnType<typeof ask>][] = [
  ['posts of a topic', () => ask('POST', '/topics/summary', { id: topic.id, postIds: topic.postIds })],
  ['texts', () => ask('POST', '/feeds/summary', { language: 'en', posts: TEXTS.map((content) => ({ title: '', content })) })],
  ['one post', () => ask('GET', `/feeds/summary/${topic.postIds[1]}?language=en`)],
  ['a topic', () => ask('GET', `/topics/${topic.id}/summary?language=en&mediaTypes=news`)],
  ['a peak', () => ask('GET', `/analysis/peaks/summary?id=${topic.id}&${PEAK}`)],
  ['topics beside each other', () => ask('GET', `/comparison/summary?ids=${topic.id}`)],
];

test.each(CALLS)('%s', async (name, call) => {
  // Chosen posts stand in an order of the program's own.
  server.script((request) => {
    const { posts } = JSON.parse(request.messages[1]?.content ?? '') as { posts: { n: number; text: string }[] };
    return { say: { sentences: [{ text: TEXTS[1], posts: [posts.find(({ text }) => text === TEXTS[1])?.n] }] } };
  });
  const { status, body } = await call();
  expect([status, body]).toEqual([200, { data: expect.any(Object) }]);
  expect(summary.parse(body.data)).toMatchObject({ by: 'model', content: TEXTS[1], dropped: 0, model: 'tiny' });
  expect(body.data.sentences[0].posts).toEqual([name === 'texts' ? '2' : topic.postIds[1]]);
});

test('posts of a topic, by the function', async () => {
  const call = { name: 'get_posts_summary', arguments: [topic.id, topic.postIds, 'en'] };
  expect(await ask('POST', '/call', call)).toMatchObject({ status: 200, body: { result: { by: 'model', content: TEXTS[1] } } });
  const two = { name: 'get_posts_summary', arguments: [topic.id, topic.postIds] };
  expect(await ask('POST', '/call', two)).toMatchObject({ status: 400, body: { error: { code: 'wrong_arguments' } } });
});

const HALF = 'data: {"choices":[{"delta":{"content":"{\\"sentences\\": ["}}]}\n\n';
const FAULTS: [string, Step, number, string, string?][] = [
  ['down', { status: 503 }, 502, 'upstream'],
  ['without a first word', { hang: 'before' }, 502, 'upstream'],
  ['slow without end', { stream: HALF, after: 'drip' }, 502, 'upstream'],
  ['cut', { stream: HALF, after: 'cut' }, 502, 'upstream'],
  ['malformed', { stream: 'data: {{{\n\n', after: 'end' }, 502, 'upstream'],
  ['full of words', { say: 'I am happy to help.' }, 502, 'upstream', 'useless'],
  ['huge', { raw: 'x'.repeat(5_000_000) }, 502, 'upstream', 'useless'],
  ['filtered', { say: '', finish: 'content_filter' }, 502, 'upstream', 'useless'],
  ['busy', { status: 429, headers: { 'retry-after': '120' } }, 429, 'rate_limited'],
  ['of another key', { status: 401, body: { error: { message: 'sk-secret is wrong' } } }, 501, 'not_configured'],
];

describe('a model that is', () => {
  test.each(FAULTS)(
    '%s leaves quotations, and a clear refusal for whoever insists',
    async (_name, step, status, code, lack = code) => {
      server.script(step);
      const given = { id: topic.id, postIds: topic.postIds };
      const quoted = await ask('POST', '/topics/summary', given);
      expect(quoted).toMatchObject({
        status: 200,
        body: { data: { by: 'quotations', tooLittle: false, lacks: { code: lack } } },
      });
      expect(quoted.body.data.sentences.length).toBeGreaterThan(0);
      const insisted = await ask('POST', '/topics/summary', { ...given, by: 'model' });
      expect(insisted).toMatchObject({ status, body: { error: { code } } });
      expect(JSON.stringify([quoted.body, insisted.body])).not.toMatch(/sk-secret/);
      if (code === 'rate_limited') expect(insisted.headers['retry-after']).toBe('Tue, 10 Mar 2026 12:02:00 GMT');
    },
  );

  test('down once is asked again', async () => {
    server.script({ status: 500 }, GOOD);
    expect(await ask('POST', '/topics/summary', { id: topic.id, postIds: topic.postIds })).toMatchObject({
      body: { data: { by: 'model' } },
    });
    expect(server.requests).toHaveLength(2);
  });
});

test('what was sent is listed, with what is left of the day', async () => {
  await ask('POST', '/topics/summary', { id: topic.id, postIds: topic.postIds });
  const { status, body } = await ask('GET', '/model-calls?limit=1');
  expect(status).toBe(200);
  expect(body).toMatchObject({ model: 'tiny', host: new URL(server.baseUrl).host, configure: [], budget: { perDay: 1_000_000 } });
  expect(body.data).toEqual([
    {
      id: expect.any(Number),
      at: '2026-03-10T12:00:00.000Z',
      purpose: 'summary',
      by: expect.any(String),
      model: 'tiny',
      outcome: 'answered',
      tokensIn: expect.any(Number),
      tokensOut: expect.any(Number),
      posts: topic.postIds,
    },
  ]);
  expect(await ask('GET', `/model-calls/${body.data[0]?.id}`)).toMatchObject({
    status: 200,
    body: {
      instructions: expect.stringContaining('You sum up posts'),
      material: server.requests[0]?.body.messages[1]?.content,
    },
  });
  expect(await ask('GET', '/model-calls?limit=1000')).toMatchObject({ status: 400 });
});
