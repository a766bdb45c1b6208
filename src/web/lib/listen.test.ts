import { afterEach, expect, test, vi } from 'vitest';
import { listenToArrivals } from '../../contract/analysis/endpoints.ts';
import { listen, pauseAfter } from './listen.ts';
import { setSignedIn } from './session.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  { failures: 0, random: 0, pause: 1000 },
  { failures: 3, random: 0, pause: 8000 },
  { failures: 3, random: 1, pause: 12_000 },
  { failures: 50, random: 0, pause: 60_000 },
])('after $failures failures: $pause ms', ({ failures, random, pause }) => {
  expect(pauseAfter(failures, random)).toBe(pause);
});

/** Listens while the server answers so, one after the other, and at last with a refusal. Says what was told. */
async function toldBy(answers: readonly (() => Response)[]): Promise<string[]> {
  vi.useFakeTimers();
  setSignedIn({ id: '1', email: 'ada@test.invalid', name: 'Ada', deviceId: 'd' }, 'token');
  const refusal = () => Response.json({ error: { code: 'not_found', message: '' } }, { status: 404 });
  const queue = [...answers, refusal];
  vi.stubGlobal('fetch', async () => (queue.shift() ?? refusal)());
  const told: string[] = [];
  const listener = {
    onEvent: (event: { type: string }) => void told.push(event.type),
    onLost: () => void told.push('lost'),
  };
  const done = listen(listenToArrivals, { id: '7' }, listener, new AbortController().signal);
  await vi.runAllTimersAsync();
  await done;
  return told;
}

const events = () => new Response('data: {"type":"mentions","count":3}\n\n: \n\ndata: {"type":"rebuilt"}\n\n');
const away = () => {
  throw new TypeError('Failed to fetch');
};
const tooMany = () =>
  Response.json({ error: { code: 'rate_limited', message: '' } }, { status: 429, headers: { 'retry-after': '300' } });

test.each([
  {
    what: 'a stream that ends is opened again',
    answers: [events, events],
    told: ['mentions', 'rebuilt', 'lost', 'mentions', 'rebuilt', 'lost', 'lost'],
  },
  { what: 'so is one that got no answer', answers: [away, events], told: ['lost', 'mentions', 'rebuilt', 'lost', 'lost'] },
  { what: 'so is one of too many', answers: [tooMany, events], told: ['lost', 'mentions', 'rebuilt', 'lost', 'lost'] },
  { what: 'a refusal ends it', answers: [], told: ['lost'] },
])('$what', async ({ answers, told }) => {
  expect(await toldBy(answers)).toEqual(told);
});

test('after one of too many it waits as long as the server wants', async () => {
  const before = Date.now();
  await toldBy([tooMany]);
  expect(Date.now() - before).toBe(300_000);
});
