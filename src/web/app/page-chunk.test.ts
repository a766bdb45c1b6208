import { afterEach, expect, test, vi } from 'vitest';
import { loadedOrAway } from './page-chunk.ts';

afterEach(() => vi.unstubAllGlobals());

const missing = new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/who-page.js');
const away = async () => {
  throw new TypeError('Failed to fetch');
};

test('a page that comes is shown, and nothing else is asked', async () => {
  vi.stubGlobal('fetch', away);
  expect(await loadedOrAway(async () => 'page')).toBe('page');
});

test.each([
  ['is there, as the router knows it', async () => new Response(), missing.message],
  ['is away, in words that the router does not know', away, 'a page could not be loaded: the server is away'],
  ['begins to be there, alike', async () => new Response('', { status: 503 }), 'a page could not be loaded: the server is away'],
])('one that is missing while the server %s', async (_what, answer, message) => {
  vi.stubGlobal('fetch', answer);
  await expect(loadedOrAway(() => Promise.reject(missing))).rejects.toThrow(message);
});
