/** The session when the page opens, in a browser of which only what it touches is there. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storage } from '../../lib/fake-storage.ts';
import { useSession } from '../../lib/session.ts';
import { startSession } from './start-session.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, storage());
  for (const name of ['window', 'document']) vi.stubGlobal(name, { addEventListener: () => undefined });
  vi.stubGlobal('location', { pathname: '/topics', search: '', hash: '' });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('where it cannot be known who is there, that is logged, and nobody is signed in', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  await startSession();
  expect(useSession.getState()).toMatchObject({ status: 'signed-out', user: null, token: null, reason: null });
  // biome-ignore lint/suspicious/noConsole: that it is logged is what is tested
  expect(console.error).toHaveBeenCalledWith('identity', expect.objectContaining({ code: 'network' }));
});
