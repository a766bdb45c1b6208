import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type LanguageModelServer, type Step, startLanguageModelServer } from '../../../tests/support/language-model-server.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { createLanguageModel, type LanguageModelOptions } from '../../outside/language-model/client.ts';
import { updateOrganisation } from '../../stores/postgres/organisations.ts';
import { tidy } from '../../workers/tidy.ts';
import type { Actor } from '../environment.ts';
import { askModel } from './ask-model.ts';
import { sentTexts } from './get-sent-texts.ts';
import { listModelCalls } from './list-model-calls.ts';

const ANSWER = z.object({ colour: z.string() });
const QUESTION = {
  instructions: 'Name it.',
  material: '{"thing":"sky"}',
  name: 'colour_of',
  asked: ANSWER,
  read: ANSWER,
  maxTokens: 50,
};
const ASKED = { purpose: 'summary', question: QUESTION, posts: ['1', '2'], about: ['Ferry'] } as const;
/** Estimated, and its answer at its longest. */
const MOST = 8 + 50;
const BLUE: Step = { say: { colour: 'blue' }, usage: { prompt_tokens: 12, completion_tokens: 5 } };
const DAY_ENDS = '2026-03-10T16:00:00.000Z';

let stores: TestStores;
let server: LanguageModelServer;
let ann: Actor;
beforeAll(async () => {
  stores = await openTestStores();
  server = await startLanguageModelServer();
});
afterAll(async () => {
  await server.close();
  await stores.close();
});
beforeEach(async () => {
  stores.clock.now = TEST_NOW;
  stores.environment.languageModel = createLanguageModel({
    baseUrl: server.baseUrl,
    apiKey: 'sk-secret',
    model: 'tiny',
    timeoutMs: 10_000,
    idleMs: 10_000,
    concurrency: 4,
    materialTokens: 6000,
    now: () => stores.clock.now,
    pause: async () => undefined,
  });
  server.script(BLUE);
  ann = await stores.createOrganisation({ name: 'Ann' });
});

const budget = (modelTokens: number | null, { organisationId }: Actor = ann) =>
  updateOrganisation(stores.environment.postgres, organisationId, { modelTokens });
const calls = (actor = ann, page = {}) => listModelCalls(stores.environment, actor, page);

test('what was sent is written down, to the letter, for the organisation and for no other', async () => {
  expect(await askModel(stores.environment, ann, ASKED)).toEqual({ colour: 'blue' });
  const { id, ...call } = (await calls()).data[0] ?? { id: 0 };
  expect(id).toBeGreaterThan(0);
  expect(call).toEqual({
    at: TEST_NOW.toISOString(),
    purpose: 'summary',
    by: expect.any(String),
    model: 'tiny',
    outcome: 'answered',
    tokensIn: 12,
    tokensOut: 5,
    posts: ['1', '2'],
    about: ['Ferry'],
  });
  const texts = { instructions: 'Name it.', material: '{"thing":"sky"}', answer: '{"colour":"blue"}', posts: [] };
  expect(await sentTexts(stores.environment, ann, { callId: String(id) })).toEqual(texts);
  const sent = server.requests[0]?.body.messages.map(({ content }) => content);
  expect(sent).toEqual(['Name it.', '{"thing":"sky"}']);
  const other = await stores.createOrganisation({ name: 'Ben' });
  expect(await calls(other)).toMatchObject({ data: [], count: 0, budget: { used: 0 } });
  const theirs = sentTexts(stores.environment, other, { callId: String(id) });
  await expect(theirs).rejects.toMatchObject({ code: 'not_found' });
});

test('it is written down before it is sent', async () => {
  let before: unknown;
  const { languageModel } = stores.environment;
  if (!languageModel) throw new Error('no model');
  stores.environment.languageModel = {
    ...languageModel,
    answer: async (question, ...others) => {
      before = await calls();
      return languageModel.answer(question, ...others);
    },
  };
  await askModel(stores.environment, ann, ASKED);
  expect(before).toMatchObject({ data: [{ outcome: 'asking', tokensIn: 8, tokensOut: 50 }], budget: { used: MOST } });
});

test('they come in pages, newest first', async () => {
  for (const purpose of ['summary', 'translation', 'question'] as const)
    await askModel(stores.environment, ann, { ...ASKED, purpose });
  expect(await calls(ann, { skip: '1', limit: '1' })).toMatchObject({ data: [{ purpose: 'translation' }], count: 3 });
  expect(await calls(ann, { purpose: 'summary' })).toMatchObject({ data: [{ purpose: 'summary' }], count: 1 });
  await expect(calls(ann, { purpose: 'gossip' })).rejects.toMatchObject({ code: 'invalid' });
});

test('of the posts that were sent it is said which, as far as they are stored', async () => {
  const { postIds } = await topicOfPosts(stores, ann, [{ url: 'https://news.example/1' }, { url: 'https://news.example/2' }]);
  await askModel(stores.environment, ann, { ...ASKED, posts: ['17', ...postIds] });
  const [{ id } = { id: 0 }] = (await calls()).data;
  const { posts } = await sentTexts(stores.environment, ann, { callId: String(id) });
  expect(posts).toEqual(
    postIds.map((post, at) => ({ id: post, title: expect.any(String), url: `https://news.example/${at + 1}` })),
  );
});

describe('who may ask', () => {
  test('nobody where there is no model, and is told what to set', async () => {
    stores.environment.languageModel = null;
    const refusal = { code: 'not_configured', detail: { configure: ['LLM_BASE_URL', 'LLM_MODEL'] } };
    await expect(askModel(stores.environment, ann, ASKED)).rejects.toMatchObject(refusal);
    expect(await calls()).toMatchObject({ model: null, host: null, configure: ['LLM_BASE_URL', 'LLM_MODEL'] });
  });

  test('nobody of an organisation without tokens', async () => {
    await budget(0);
    const configure = ['LLM_TOKENS_PER_DAY', 'org set --model-tokens'];
    await expect(askModel(stores.environment, ann, ASKED)).rejects.toMatchObject({
      code: 'not_configured',
      detail: { configure },
    });
    expect(await calls()).toMatchObject({ data: [], configure });
    expect(server.requests).toEqual([]);
  });

  test('nobody whose plan is over', async () => {
    stores.clock.now = new Date('2027-02-01T00:00:00Z');
    await expect(askModel(stores.environment, ann, ASKED)).rejects.toMatchObject({ code: 'forbidden' });
    expect(server.requests).toEqual([]);
  });
});

describe('the tokens of a day', () => {
  test('are as many as are configured, unless the organisation has others', async () => {
    expect((await calls()).budget).toEqual({ perDay: 1_000_000, used: 0, resetsAt: DAY_ENDS });
    await budget(500);
    expect((await calls()).budget.perDay).toBe(500);
  });

  test('hold under fifty at once', async () => {
    await budget(MOST * 7 + 10);
    // As much as can be, so that nothing comes back.
    server.script({ say: { colour: 'blue' }, usage: { prompt_tokens: 8, completion_tokens: 50 } });
    const asked = await Promise.allSettled(Array.from({ length: 50 }, () => askModel(stores.environment, ann, ASKED)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    for (const one of refused) expect(one).toMatchObject({ code: 'rate_limited', detail: { until: DAY_ENDS } });
    expect(server.requests).toHaveLength(7);
    expect((await calls()).budget.used).toBe(MOST * 7);
  });

  test('come back with the next day of the organisation, and what was not needed at once', async () => {
    await budget(MOST + 17);
    await askModel(stores.environment, ann, ASKED);
    await askModel(stores.environment, ann, ASKED);
    await expect(askModel(stores.environment, ann, ASKED)).rejects.toMatchObject({ code: 'rate_limited' });
    stores.clock.now = new Date(DAY_ENDS);
    expect(await askModel(stores.environment, ann, ASKED)).toEqual({ colour: 'blue' });
  });

  test('are of one organisation', async () => {
    await budget(MOST);
    await askModel(stores.environment, ann, ASKED);
    const other = await stores.createOrganisation({ name: 'Ben' });
    await budget(MOST, other);
    expect(await askModel(stores.environment, other, ASKED)).toEqual({ colour: 'blue' });
  });

  test('what no day has enough for is not asked at all, and it is said what to set, whatever is used', async () => {
    await askModel(stores.environment, ann, ASKED);
    await budget(MOST - 1);
    const configure = ['LLM_TOKENS_PER_DAY', 'org set --model-tokens'];
    await expect(askModel(stores.environment, ann, ASKED)).rejects.toMatchObject({
      code: 'too_large',
      detail: { configure },
    });
    expect(server.requests).toHaveLength(1);
  });
});

describe('what goes wrong', () => {
  test.each<[string, Step, string, string, object]>([
    ['down', { status: 500 }, 'upstream', 'failed', {}],
    ['answers that break off', { stream: 'data: {}\n\n', after: 'cut' }, 'upstream', 'failed', {}],
    ['answers without use', { say: 'I would rather not.' }, 'upstream', 'useless', { useless: true }],
    ['a filter of content', { say: '', finish: 'content_filter' }, 'upstream', 'useless', { useless: true }],
    ['a wrong key', { status: 401 }, 'not_configured', 'failed', { configure: ['LLM_BASE_URL', 'LLM_MODEL', 'LLM_API_KEY'] }],
    [
      'busy, and says until when',
      { status: 429, headers: { 'retry-after': '90' } },
      'rate_limited',
      'failed',
      { until: '2026-03-10T12:01:30.000Z' },
    ],
    [
      'busy for ever',
      { status: 429, headers: { 'retry-after': '9999999999999' } },
      'rate_limited',
      'failed',
      { until: '2026-03-11T12:00:00.000Z' },
    ],
    ['busy, and does not say', { status: 429 }, 'rate_limited', 'failed', {}],
  ])('%s', async (_name, step, code, outcome, detail) => {
    server.script(step);
    const asked = askModel(stores.environment, ann, ASKED);
    await expect(asked).rejects.toMatchObject({ name: 'ServiceError', code, detail });
    await expect(asked).rejects.not.toThrow(/sk-secret/);
    expect((await calls()).data).toMatchObject([{ outcome }]);
  });

  test('what brought no answer costs nothing', async () => {
    server.script({ status: 500 });
    await askModel(stores.environment, ann, ASKED).catch(() => undefined);
    expect((await calls()).budget.used).toBe(0);
  });

  const replaced = (given: Partial<LanguageModelOptions>) => {
    const times = { timeoutMs: 10_000, idleMs: 10_000, now: () => stores.clock.now, pause: async () => undefined };
    const options = { baseUrl: server.baseUrl, apiKey: null, model: 'tiny', concurrency: 1, materialTokens: 6000, ...times };
    stores.environment.languageModel = createLanguageModel({ ...options, ...given });
  };

  test('an endpoint that is silent has read it, each time', async () => {
    replaced({ idleMs: 60 });
    server.script({ hang: 'before' });
    await expect(askModel(stores.environment, ann, ASKED)).rejects.toMatchObject({ code: 'upstream' });
    expect(await calls()).toMatchObject({ data: [{ outcome: 'failed', tokensIn: 4 * 8 }], budget: { used: 4 * 8 } });
  });

  test('where nobody is there nothing was sent', async () => {
    const closed = await startLanguageModelServer();
    await closed.close();
    replaced({ baseUrl: closed.baseUrl });
    await expect(askModel(stores.environment, ann, ASKED)).rejects.toMatchObject({ code: 'upstream' });
    expect(await calls()).toMatchObject({ data: [{ outcome: 'not-sent' }], budget: { used: 0 } });
  });

  test('who gets no place in time is told to wait, and nothing was sent', async () => {
    replaced({});
    server.script({ hang: 'before' });
    const gone = new AbortController();
    const first = askModel(stores.environment, ann, { ...ASKED, gone: gone.signal });
    await expect.poll(() => server.requests.length).toBe(1);
    const inTime = AbortSignal.timeout(30);
    await expect(askModel(stores.environment, ann, { ...ASKED, inTime })).rejects.toMatchObject({ code: 'rate_limited' });
    gone.abort(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    expect(await calls()).toMatchObject({ data: [{ outcome: 'not-sent' }, { outcome: 'given-up' }], budget: { used: 8 } });
  });

  test('an organisation whose questions hang leaves a place to others', async () => {
    replaced({ concurrency: 3 });
    server.script({ hang: 'before' });
    const gone = new AbortController();
    const hanging = Promise.allSettled(
      Array.from({ length: 5 }, () => askModel(stores.environment, ann, { ...ASKED, gone: gone.signal })),
    );
    await expect.poll(() => server.requests.length).toBe(2);
    server.script(BLUE);
    const other = await stores.createOrganisation({ name: 'Ben' });
    expect(await askModel(stores.environment, other, ASKED)).toEqual({ colour: 'blue' });
    expect(server.requests).toHaveLength(1);
    gone.abort(new Error('gone'));
    await hanging;
  });

  test('whoever leaves has had it read', async () => {
    const gone = new AbortController();
    server.script(() => {
      gone.abort(new Error('gone'));
      return { hang: 'before' };
    });
    await expect(askModel(stores.environment, ann, { ...ASKED, gone: gone.signal })).rejects.toThrow('gone');
    expect(await calls()).toMatchObject({ data: [{ outcome: 'given-up' }], budget: { used: 8 } });
  });
});

test('after thirty days it is gone', async () => {
  await askModel(stores.environment, ann, ASKED);
  stores.clock.now = new Date(TEST_NOW.getTime() + 29 * 86_400_000);
  await tidy(stores.environment);
  expect((await calls()).count).toBe(1);
  stores.clock.now = new Date(TEST_NOW.getTime() + 31 * 86_400_000);
  await tidy(stores.environment);
  expect((await calls()).count).toBe(0);
});
