import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  eventOf,
  type LanguageModelServer,
  type Step,
  spokenStream,
  startLanguageModelServer,
} from '../../../tests/support/language-model-server.ts';
import { createLanguageModel, type LanguageModelOptions } from './client.ts';
import type { Usage } from './language-model.ts';

const ANSWER = z.object({ colour: z.string() });
const QUESTION = {
  instructions: 'Name it.',
  material: '{"thing":"sky"}',
  name: 'colour_of',
  asked: ANSWER,
  read: ANSWER,
  maxTokens: 50,
};
const BLUE: Step = { say: { colour: 'blue' }, usage: { prompt_tokens: 12, completion_tokens: 5 } };
const HALF = eventOf({ choices: [{ delta: { content: '{"colour": "bl' }, finish_reason: null }] });
const WHOLE = JSON.stringify({ colour: 'bläu 藍' });

let server: LanguageModelServer;
beforeAll(async () => {
  server = await startLanguageModelServer();
});
afterAll(() => server.close());

function modelOf(given: Partial<LanguageModelOptions> = {}) {
  return createLanguageModel({
    baseUrl: server.baseUrl,
    apiKey: null,
    model: 'tiny',
    timeoutMs: 10_000,
    idleMs: 10_000,
    concurrency: 4,
    materialTokens: 6000,
    now: () => new Date('2026-03-10T12:00:00Z'),
    pause: async () => undefined,
    ...given,
  });
}

/** What came of it, after how many requests, and what was counted. */
async function ask(given: Partial<LanguageModelOptions> = {}) {
  const spent: Usage[] = [];
  const answer: unknown = await modelOf(given)
    .answer(QUESTION, undefined, { spent: (usage) => void spent.push(usage) })
    .catch((error: unknown) => error);
  return { answer, spent, requests: server.requests.length };
}

const stream = (text: string, after: 'end' | 'cut' | 'hang' | 'drip' = 'end'): Step => ({ stream: text, after });

describe('an answer in pieces', () => {
  test.each<[string, Step]>([
    ['as endpoints send it', stream(spokenStream(WHOLE))],
    ['with other ends of lines', stream(spokenStream(WHOLE).replaceAll('\n', '\r\n'))],
    ['with comments, and fields that nobody asked for', stream(`: hello\n\nevent: x\nid: 3\n${spokenStream(WHOLE)}`)],
    ['without the sign of its end', stream(spokenStream(WHOLE).replace('data: [DONE]\n\n', ''))],
    ['without its last empty line', stream(spokenStream(WHOLE).trimEnd())],
    ['with thoughts before it', stream(eventOf({ choices: [{ delta: { reasoning: '{"' } }] }) + spokenStream(WHOLE))],
    ['with thoughts left in it', stream(spokenStream(`<think>{"colour": "red"}?</think>\n${WHOLE}`))],
    ['that is none', { raw: JSON.stringify({ choices: [{ message: { content: WHOLE }, finish_reason: 'stop' }] }) }],
  ])('%s', async (_name, step) => {
    server.script(step);
    expect(await ask()).toMatchObject({ answer: { colour: 'bläu 藍' }, requests: 1 });
  });
});

describe('tokens', () => {
  test('are those that the endpoint counts', async () => {
    server.script(BLUE);
    expect((await ask()).spent).toEqual([{ tokensIn: 12, tokensOut: 5 }]);
  });

  test.each<[string, object]>([
    ['where it does not', {}],
    ['where it counts nonsense', { usage: { prompt_tokens: -4, completion_tokens: 1e99 } }],
  ])('are estimated %s', async (_name, given) => {
    server.script({ say: { colour: 'blue' }, ...given });
    expect((await ask()).spent).toEqual([{ tokensIn: 8, tokensOut: 6 }]);
  });

  const PIECE = eventOf({ choices: [{ delta: { content: 'x'.repeat(100) } }] });
  test.each<[string, Step, Usage]>([
    ['speaks without end', stream(PIECE.repeat(1000), 'hang'), { tokensIn: 8, tokensOut: 50 }],
    ['speaks without end, and not in pieces', { say: 'x'.repeat(100_000) }, { tokensIn: 8, tokensOut: 50 }],
    [
      'counts without end',
      { ...BLUE, usage: { prompt_tokens: 90_000_000, completion_tokens: 90_000_000 } },
      { tokensIn: 1032, tokensOut: 50 },
    ],
  ])('are never more than the question can cost, where the endpoint %s', async (_name, step, most) => {
    server.script(step);
    expect(await ask()).toMatchObject({ spent: [most], requests: 1 });
  });

  test('are counted of each attempt that was sent, of use or not; a refusal costs nothing', async () => {
    server.script(stream(HALF, 'cut'), { status: 500 }, { ...BLUE, say: 'no JSON' });
    const { spent, answer } = await ask();
    expect(answer).toMatchObject({ failure: 'unusable' });
    expect(spent).toEqual([
      { tokensIn: 8, tokensOut: 5 },
      { tokensIn: 0, tokensOut: 0 },
      { tokensIn: 12, tokensOut: 5 },
    ]);
  });
});

describe('what passes is asked again', () => {
  test.each<[string, Step]>([
    ['a stream that is cut', stream(HALF, 'cut')],
    ['one that ends before the model has', stream(HALF)],
    ['one that is no stream at all', stream('data: {"choi\n\n')],
    ['an error in its midst', stream(HALF + eventOf({ error: { message: 'overloaded', code: 502 } }))],
    ['a limit in its midst', stream(HALF + eventOf({ error: { type: 'rate_limit_error' } }))],
    ['500, once', { status: 500 }],
  ])('%s', async (_name, step) => {
    server.script(step, BLUE);
    expect(await ask()).toMatchObject({ answer: { colour: 'blue' }, requests: 2 });
  });
});

describe('what does not', () => {
  test.each<[string, Step, number, object]>([
    ['a stream that is always cut', stream(HALF, 'cut'), 4, { failure: 'unreachable', message: /broke off/ }],
    [
      'an endless one',
      stream(eventOf({ choices: [{ delta: { content: 'x'.repeat(1_401) } }] }), 'hang'),
      1,
      { failure: 'unusable', message: /far longer/ },
    ],
    [
      'one whose thoughts are endless',
      stream(eventOf({ choices: [{ delta: { reasoning: 'x'.repeat(5_000_000) } }] }), 'hang'),
      1,
      { failure: 'unusable', message: /far longer/ },
    ],
    ['a filter of content, at the end', stream(spokenStream(WHOLE, { finish: 'content_filter' })), 1, { failure: 'unusable' }],
    [
      'a filter of content, in the midst',
      stream(HALF + eventOf({ error: { code: 'content_filter' } })),
      1,
      { failure: 'unusable' },
    ],
    [
      'a limit of tokens',
      stream(spokenStream(WHOLE, { finish: 'length' })),
      1,
      { failure: 'unusable', message: /limit of tokens/ },
    ],
    [
      'a refusal',
      stream(eventOf({ choices: [{ delta: { refusal: 'No.' }, finish_reason: 'stop' }] })),
      1,
      { failure: 'unusable' },
    ],
    ['nothing but its end', stream('data: [DONE]\n\n'), 1, { failure: 'unusable' }],
  ])('%s', async (_name, step, requests, error) => {
    server.script(step);
    const asked = await ask();
    const { message, ...others } = error as { message?: RegExp };
    expect(asked).toMatchObject({ requests, answer: others });
    if (message) expect(String(asked.answer)).toMatch(message);
  });

  test('an endpoint that nobody runs', async () => {
    const { answer } = await ask({ baseUrl: 'http://127.0.0.1:1/v1' });
    expect(answer).toMatchObject({ failure: 'unreachable' });
  });

  test('one that asks to wait for long says until when', async () => {
    server.script({ status: 429, headers: { 'retry-after': '3600' } });
    expect((await ask()).answer).toMatchObject({ failure: 'busy', waitMs: 3_600_000 });
  });
});

describe('time', () => {
  test.each<[string, Step]>([
    ['no first sign of life', { hang: 'before' }],
    ['none after the first words', { hang: 'within' }],
    ['none in the midst', stream(HALF, 'hang')],
  ])('an answer with %s is over after a while, and asked for again', async (_name, step) => {
    server.script(step, BLUE);
    // On a busy machine the answer after it may be too late as well.
    const { requests, answer } = await ask({ idleMs: 400 });
    expect(answer).toEqual({ colour: 'blue' });
    expect(requests).toBeGreaterThan(1);
  });

  test('signs of life that say nothing do not keep an attempt alive for ever', async () => {
    server.script(stream(HALF, 'drip'));
    const { answer } = await ask({ timeoutMs: 400, attempts: 1 });
    expect(answer).toMatchObject({ failure: 'unreachable', message: 'The language model took longer than 1 second' });
  });

  test('whoever has said nothing is named so', async () => {
    server.script({ hang: 'before' });
    const { answer } = await ask({ idleMs: 100, attempts: 1 });
    expect(answer).toMatchObject({ failure: 'unreachable', message: 'The language model said nothing for 1 second' });
  });
});
