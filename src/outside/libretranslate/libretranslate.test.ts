import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Fault,
  type LibreTranslateServer,
  startLibreTranslateServer,
} from '../../../tests/support/libretranslate-server.ts';
import { createLibreTranslate, LibreTranslateError, type LibreTranslateOptions } from './libretranslate.ts';

const KEY = 'lt-very-secret';
const CODES = { from: 'en', to: 'zh-Hant' };

let server: LibreTranslateServer;
let pauses: number[];
beforeAll(async () => {
  server = await startLibreTranslateServer();
});
afterAll(() => server.close());
beforeEach(() => {
  pauses = [];
  server.become();
});

function open(given: Partial<LibreTranslateOptions> = {}) {
  return createLibreTranslate({
    baseUrl: server.baseUrl,
    apiKey: null,
    timeoutMs: 10_000,
    concurrency: 4,
    now: () => new Date('2026-03-10T12:00:00Z'),
    pause: async (milliseconds) => void pauses.push(milliseconds),
    ...given,
  });
}

describe('what is asked', () => {
  test('several texts at once, as text, by its own codes, without a key where there is none', async () => {
    expect(await open().translate(['One', 'Two'], CODES)).toEqual(['zh-Hant:One', 'zh-Hant:Two']);
    expect(server.requests).toEqual([{ q: ['One', 'Two'], source: 'en', target: 'zh-Hant', format: 'text' }]);
  });

  test('with the key where there is one', async () => {
    server.become({ apiKey: KEY });
    expect(await open({ apiKey: KEY }).translate(['One'], CODES)).toEqual(['zh-Hant:One']);
  });

  test('nothing, of no text', async () => {
    expect(await open().translate([], CODES)).toEqual([]);
    expect(server.requests).toEqual([]);
  });

  test('more than it takes at once is asked in several questions, and stands in order', async () => {
    const texts = Array.from({ length: 60 }, (_, at) => `${at} `.padEnd(100, 'x'));
    expect(await open().translate(texts, CODES)).toEqual(texts.map((text) => `zh-Hant:${text}`));
    for (const { q } of server.requests) expect([...q].join('').length).toBeLessThanOrEqual(1800);
  });

  test.each([
    ['characters', { charLimit: 150 }],
    ['texts', { batchLimit: 1 }],
  ])('a lower limit of %s is found by halves', async (_what, limit) => {
    server.become(limit);
    const texts = Array.from({ length: 8 }, (_, at) => `${at} `.padEnd(100, 'x'));
    expect(await open().translate(texts, CODES)).toEqual(texts.map((text) => `zh-Hant:${text}`));
  });

  test('languages, once an hour; odd ones are left out', async () => {
    let now = new Date('2026-03-10T12:00:00Z');
    server.become({ languages: [{ code: 'en', targets: ['zt'] }, { code: 'zt' }, { code: 7 as unknown as string }] });
    const client = open({ now: () => now });
    const known = [
      { code: 'en', targets: ['zt'] },
      { code: 'zt', targets: null },
    ];
    expect([await client.languages(), await client.languages()]).toEqual([known, known]);
    expect(server.languageRequests).toBe(1);
    now = new Date('2026-03-10T13:00:01Z');
    await client.languages();
    expect(server.languageRequests).toBe(2);
  });
});

describe('failures', () => {
  test('those that pass are asked again, later each time, or when it says', async () => {
    server.become({ faults: [{ status: 429, headers: { 'retry-after': '3' } }, { status: 500 }] });
    expect(await open().translate(['One'], CODES)).toEqual(['zh-Hant:One']);
    expect(pauses).toEqual([3000, 1000]);
  });

  const tooLarge = JSON.stringify({ translatedText: ['x'.repeat(3_000_000)] });
  test.each<[string, Fault, number, object]>([
    ['always failing', { status: 500 }, 3, { failure: 'unreachable' }],
    ['always busy', { status: 429 }, 3, { failure: 'busy', until: null }],
    [
      'busy for an hour',
      { status: 429, headers: { 'retry-after': '3600' } },
      1,
      { failure: 'busy', until: new Date('2026-03-10T13:00:00Z') },
    ],
    ['a wrong key', { status: 403 }, 1, { failure: 'refused' }],
    ['a question it does not take', { status: 400 }, 1, { failure: 'unusable' }],
    ['an address of something else', { status: 404 }, 1, { failure: 'unusable' }],
    ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, 3, { failure: 'unreachable' }],
    ['an answer that breaks off', 'break', 3, { failure: 'unreachable' }],
    ['one that is no JSON', { raw: '<html>' }, 1, { failure: 'unusable' }],
    ['one of another shape', { raw: '{"translatedText": "One"}' }, 1, { failure: 'unusable' }],
    ['one translation too many', { raw: '{"translatedText": ["One", "Two"]}' }, 1, { failure: 'unusable' }],
    ['one too large', { raw: tooLarge }, 3, { failure: 'unreachable' }],
  ])('%s', async (_what, fault, requests, error) => {
    server.become({ faults: Array.from({ length: 9 }, () => fault) });
    const asked = open({ apiKey: KEY }).translate(['One'], CODES);
    await expect(asked).rejects.toBeInstanceOf(LibreTranslateError);
    await expect(asked).rejects.toMatchObject(error);
    expect(server.requests).toHaveLength(requests);
  });

  test('a key that it asks for, and is not given', async () => {
    server.become({ apiKey: KEY });
    await expect(open().translate(['One', 'Two'], CODES)).rejects.toMatchObject({ failure: 'refused' });
    expect(server.requests).toHaveLength(1);
  });

  test('nobody there', async () => {
    const asked = open({ baseUrl: 'http://127.0.0.1:9' }).translate(['One'], CODES);
    await expect(asked).rejects.toMatchObject({ failure: 'unreachable', message: '127.0.0.1:9 gives no translation' });
  });

  test('an answer that hangs is over with the time-out', async () => {
    server.become({ faults: ['silence'] });
    expect(await open({ timeoutMs: 300 }).translate(['One'], CODES)).toEqual(['zh-Hant:One']);
  });

  test('no error names the key, the text, or what the server said', async () => {
    server.become({ faults: [{ status: 403 }] });
    const error: unknown = await open({ apiKey: KEY })
      .translate(['Secret words'], CODES)
      .catch((caught: unknown) => caught);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/very-secret|Secret words|sk-echo/);
  });

  test('whoever goes away is not waited for', async () => {
    const reason = new Error('gone');
    const stop = new AbortController();
    server.become({ faults: ['silence'] });
    const asked = open({ concurrency: 1 });
    const both = [asked.translate(['One'], CODES, stop.signal), asked.translate(['Two'], CODES, stop.signal)];
    await expect.poll(() => server.requests.length).toBe(1);
    stop.abort(reason);
    for (const one of both) await expect(one).rejects.toBe(reason);
    expect(await asked.translate(['Three'], CODES)).toEqual(['zh-Hant:Three']);
  });
});

test('whoever leaves while others are asked for is out of the queue at once', async () => {
  const [first, second] = [new AbortController(), new AbortController()];
  server.become({ faults: ['silence'] });
  const asked = open({ concurrency: 1 });
  const hanging = asked.translate(['One'], CODES, first.signal);
  await expect.poll(() => server.requests.length).toBe(1);
  const waiting = asked.translate(['Two'], CODES, second.signal);
  second.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  expect(server.requests).toHaveLength(1);
  first.abort(new Error('gone as well'));
  await expect(hanging).rejects.toThrow('gone as well');
});

test('no more questions are under way than the limit', async () => {
  const client = open({ concurrency: 2 });
  await Promise.all(Array.from({ length: 10 }, (_, at) => client.translate([`n${at}`], CODES)));
  expect(server.requests).toHaveLength(10);
  expect(server.atOnce).toBeLessThanOrEqual(2);
});
