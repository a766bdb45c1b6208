import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type LanguageModelServer, type Step, startLanguageModelServer } from '../../../tests/support/language-model-server.ts';
import { createLanguageModel, type LanguageModelOptions } from './client.ts';
import { LanguageModelError, MATERIAL_LIMIT, type Usage } from './language-model.ts';

const KEY = 'sk-very-secret';
const ANSWER = z.object({ colour: z.string() });
const QUESTION = {
  instructions: 'Name it.',
  material: '{"thing":"sky"}',
  name: 'colour_of',
  asked: ANSWER,
  read: ANSWER,
  maxTokens: 50,
};
const BLUE: Step = { say: { colour: 'blue' } };
const refused = (param?: string): Step => ({ status: 400, body: { error: { message: `no ${KEY}`, param } } });

let server: LanguageModelServer;
let pauses: number[];
beforeAll(async () => {
  server = await startLanguageModelServer();
});
afterAll(() => server.close());
beforeEach(() => {
  pauses = [];
  vi.unstubAllEnvs();
});

function modelOf(given: Partial<LanguageModelOptions> = {}) {
  return createLanguageModel({
    baseUrl: server.baseUrl,
    apiKey: KEY,
    model: 'tiny',
    timeoutMs: 10_000,
    idleMs: 10_000,
    materialTokens: 6000,
    concurrency: 4,
    now: () => new Date('2026-03-10T12:00:00Z'),
    pause: async (milliseconds) => void pauses.push(milliseconds),
    ...given,
  });
}

describe('what is sent', () => {
  test('instructions and material apart, the schema, a limit, the key; and nothing of the environment', async () => {
    vi.stubEnv('OPENAI_API_KEY', 'other').stubEnv('OPENAI_ADMIN_KEY', 'admin').stubEnv('OPENAI_ORG_ID', 'org');
    vi.stubEnv('OPENAI_PROJECT_ID', 'project').stubEnv('OPENAI_BASE_URL', 'http://127.0.0.1:1');
    server.script(BLUE);
    expect(await modelOf().answer(QUESTION)).toEqual({ colour: 'blue' });
    const [{ body, headers, path } = { body: null, headers: {}, path: '' }] = server.requests;
    expect(path).toBe('/v1/chat/completions');
    expect(body).toMatchObject({
      model: 'tiny',
      messages: [
        { role: 'system', content: 'Name it.' },
        { role: 'user', content: '{"thing":"sky"}' },
      ],
      max_completion_tokens: 50,
      temperature: 0,
      stream: true,
      stream_options: { include_usage: true },
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'colour_of', strict: true, schema: { required: ['colour'] } },
      },
    });
    expect(headers.authorization).toBe(`Bearer ${KEY}`);
    expect(JSON.stringify(headers)).not.toMatch(/other|admin|org"|project"/);
  });

  test('without a key there is no authorisation at all', async () => {
    server.script(BLUE);
    await modelOf({ apiKey: null }).answer(QUESTION);
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });

  test('material beyond the limit is not sent', async () => {
    server.script(BLUE);
    const asked = modelOf().answer({ ...QUESTION, material: 'x'.repeat(MATERIAL_LIMIT + 1) });
    await expect(asked).rejects.toMatchObject({ failure: 'too-long' });
    expect(server.requests).toEqual([]);
  });
});

describe('an endpoint that understands less', () => {
  test('each parameter that it refuses is taken back, and stays so', async () => {
    const taken = ['max_completion_tokens', 'temperature', 'response_format', 'stream_options', 'stream'];
    server.script(...taken.map(refused), BLUE);
    const model = modelOf();
    expect(await model.answer(QUESTION)).toEqual({ colour: 'blue' });
    await model.answer(QUESTION);
    const last = server.requests.at(-1)?.body;
    expect(server.requests).toHaveLength(7);
    expect(last).toMatchObject({ max_tokens: 50, response_format: { type: 'json_object' } });
    for (const name of ['temperature', 'stream', 'stream_options']) expect(last).not.toHaveProperty(name);
    expect(last?.messages[0]?.content).toContain('"required":["colour"]');
  });

  test('one that names no parameter is asked in the plainest way, once', async () => {
    server.script(refused(), { say: 'Here it is:\n```json\n{"colour": "blue"}\n```' });
    expect(await modelOf().answer(QUESTION)).toEqual({ colour: 'blue' });
    expect(server.requests[1]?.body).not.toHaveProperty('response_format');
    server.script(refused());
    await expect(modelOf().answer(QUESTION)).rejects.toMatchObject({ failure: 'unusable' });
    expect(server.requests).toHaveLength(2);
  });

  test('what it refused is tried again after an hour, as servers change', async () => {
    let now = new Date('2026-03-10T12:00:00Z');
    const model = modelOf({ now: () => now });
    server.script(refused(), BLUE);
    for (let asked = 0; asked < 2; asked += 1) await model.answer(QUESTION);
    expect(server.requests).toHaveLength(3);
    expect(server.requests[2]?.body).not.toHaveProperty('response_format');
    now = new Date('2026-03-10T13:00:01Z');
    await model.answer(QUESTION);
    expect(server.requests[3]?.body).toMatchObject({ response_format: { type: 'json_schema' }, stream: true });
  });

  test('what it refuses in every way is about the material: the next question is asked in the richest way again', async () => {
    const model = modelOf();
    server.script(refused());
    await expect(model.answer(QUESTION)).rejects.toMatchObject({ failure: 'unusable' });
    server.script(BLUE);
    expect(await model.answer(QUESTION)).toEqual({ colour: 'blue' });
    expect(server.requests[0]?.body).toMatchObject({ response_format: { type: 'json_schema' }, temperature: 0 });
  });
});

describe('failures', () => {
  test('those that pass are waited for: as long as is asked, else longer each time', async () => {
    server.script({ status: 429, headers: { 'retry-after': '7' } }, { status: 500 }, { status: 503 }, BLUE);
    expect(await modelOf().answer(QUESTION)).toEqual({ colour: 'blue' });
    expect(pauses[0]).toBe(7000);
    expect(pauses[1]).toBeGreaterThanOrEqual(750);
    expect(pauses[2]).toBeGreaterThanOrEqual(1500);
    expect(pauses[2]).toBeLessThanOrEqual(2000);
  });

  test.each<[string, Step, number, object]>([
    ['an endpoint that always fails', { status: 500 }, 4, { failure: 'unreachable' }],
    ['one that is always busy', { status: 429 }, 4, { failure: 'busy' }],
    ['one that asks for an hour', { status: 429, headers: { 'retry-after': '3600' } }, 1, { failure: 'busy' }],
    ['a wrong key', { status: 401, body: { error: { message: `Incorrect key ${KEY}` } } }, 1, { failure: 'refused' }],
    ['a model it does not have', { status: 404 }, 1, { failure: 'refused' }],
    ['a question it refuses', refused(), 2, { failure: 'unusable' }],
    ['one its filter names', { status: 400, body: { error: { code: 'content_filter' } } }, 1, { failure: 'unusable' }],
    ['one that is too large for it', { status: 413 }, 1, { failure: 'unusable' }],
    ['a redirect', { status: 307, headers: { location: 'http://127.0.0.1:1/' } }, 4, { failure: 'unreachable' }],
    ['an answer that is no JSON', { raw: '<html>' }, 4, { failure: 'unreachable' }],
    ['an answer without choices', { raw: '{}' }, 1, { failure: 'unusable' }],
    ['an answer too large', { raw: `{"a":"${'x'.repeat(5_000_000)}"}` }, 1, { failure: 'unusable' }],
    ['an answer of another shape', { say: { color: 'blue' } }, 1, { failure: 'unusable' }],
    ['words', { say: 'It is blue.' }, 1, { failure: 'unusable' }],
    ['one that was cut off', { say: '{"colour": "bl', finish: 'length' }, 1, { failure: 'unusable' }],
  ])('%s', async (_what, step, requests, error) => {
    server.script(step);
    const asked = modelOf().answer(QUESTION);
    await expect(asked).rejects.toThrow(LanguageModelError);
    await expect(asked).rejects.toMatchObject(error);
    expect(server.requests).toHaveLength(requests);
  });

  test('no error names the key, or anything the endpoint said', async () => {
    server.script({ status: 401, body: { error: { message: `Incorrect key ${KEY}` } } });
    const error: unknown = await modelOf()
      .answer(QUESTION)
      .catch((caught: unknown) => caught);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/sk-|Incorrect/);
  });
});

describe('an abort', () => {
  test('ends a question under way, one between attempts, and one that waits for its turn', async () => {
    const reason = new Error('no longer needed');
    const stop = new AbortController();
    server.script(() => {
      stop.abort(reason);
      return { hang: 'before' };
    });
    const model = modelOf({ concurrency: 1 });
    const asked = [model.answer(QUESTION, stop.signal), model.answer(QUESTION, stop.signal)];
    for (const one of asked) await expect(one).rejects.toBe(reason);
    const between = new AbortController();
    server.script({ status: 500 });
    const paused = modelOf({ pause: async () => between.abort(reason) });
    await expect(paused.answer(QUESTION, between.signal)).rejects.toBe(reason);
    server.script(BLUE);
    expect(await model.answer(QUESTION)).toEqual({ colour: 'blue' });
  });
});

test('closing gives up what is under way and what waits, tells what it has cost, and asks no more', async () => {
  const model = modelOf({ concurrency: 1 });
  server.script({ hang: 'before' });
  const spent: Usage[] = [];
  const ask = () => model.answer(QUESTION, undefined, { spent: (usage) => void spent.push(usage) });
  const asked = [ask(), ask()];
  await expect.poll(() => server.requests.length).toBe(1);
  model.close();
  for (const one of [...asked, ask()]) await expect(one).rejects.toMatchObject({ failure: 'unreachable', message: /stops/ });
  expect([spent, server.requests.length]).toEqual([[{ tokensIn: 8, tokensOut: 0 }], 1]);
});

describe('what it has cost', () => {
  const costs = async (given: Partial<LanguageModelOptions> = {}) => {
    const told: Usage[] = [];
    await modelOf(given)
      .answer(QUESTION, undefined, { spent: (usage) => void told.push(usage) })
      .catch(() => undefined);
    return told;
  };

  test.each<[string, Step, Usage[]]>([
    ['as it counts', { ...BLUE, usage: { prompt_tokens: 12, completion_tokens: 5 } }, [{ tokensIn: 12, tokensOut: 5 }]],
    ['by estimate', BLUE, [{ tokensIn: 8, tokensOut: 6 }]],
    ['nothing where it refuses', { status: 401 }, [{ tokensIn: 0, tokensOut: 0 }]],
    ['what was sent, of each attempt that it was silent to', { hang: 'before' }, Array(4).fill({ tokensIn: 8, tokensOut: 0 })],
    ['what came of it, of each that hung', { hang: 'within' }, Array(4).fill({ tokensIn: 8, tokensOut: 1 })],
  ])('%s', async (_name, step, expected) => {
    server.script(step);
    expect(await costs({ idleMs: 'hang' in step ? 60 : 10_000 })).toEqual(expected);
  });

  test('is not told where nothing could be sent', async () => {
    const closed = await startLanguageModelServer();
    await closed.close();
    expect(await costs({ baseUrl: closed.baseUrl })).toEqual([]);
  });
});

describe('patience', () => {
  test('for a place: who gets none is told that it is busy, and nothing is sent', async () => {
    server.script({ hang: 'before' });
    const model = modelOf({ concurrency: 1 });
    const stop = new AbortController();
    const first = model.answer(QUESTION, stop.signal);
    const spent = vi.fn();
    await expect(model.answer(QUESTION, undefined, { placeMs: 30, spent })).rejects.toMatchObject({ failure: 'busy' });
    expect(spent).not.toHaveBeenCalled();
    stop.abort(new Error('enough'));
    await expect(first).rejects.toThrow('enough');
    expect(server.requests).toHaveLength(1);
  });

  test('for an answer begins with the place, and holds for all attempts', async () => {
    const model = modelOf({
      concurrency: 1,
      pause: (ms, signal) => wait(ms, undefined, { signal }).catch(() => signal.throwIfAborted()),
    });
    server.script({ hang: 'before' }, BLUE);
    const late = model.answer(QUESTION, undefined, { answerMs: 200 });
    const next = model.answer(QUESTION, undefined, { answerMs: 10_000, placeMs: 10_000 });
    await expect(late).rejects.toMatchObject({ failure: 'unreachable', message: expect.stringContaining('in time') });
    expect(await next).toEqual({ colour: 'blue' });
    server.script({ status: 429, headers: { 'retry-after': '50' } });
    const paused = model.answer(QUESTION, undefined, { answerMs: 200 });
    await expect(paused).rejects.toMatchObject({ failure: 'unreachable', message: expect.stringContaining('in time') });
  });
});

test('no more questions are under way than the limit', async () => {
  server.script(BLUE);
  const model = modelOf({ concurrency: 3 });
  await Promise.all(Array.from({ length: 20 }, () => model.answer(QUESTION)));
  expect(server.requests).toHaveLength(20);
  expect(server.atOnce).toBeLessThanOrEqual(3);
});
