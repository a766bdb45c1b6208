import { afterEach, expect, test, vi } from 'vitest';
import { lookForServer, noteAnswer, useReach } from './reach.ts';

afterEach(() => {
  noteAnswer();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The page as it is handed out one time after the other; false: nobody answers. */
function serverThat(...answers: boolean[]): () => number {
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    if (!answer) throw new TypeError('Failed to fetch');
    return new Response(null);
  });
  return () => asked;
}

test('a call that got no answer says nothing while the server hands out its page', async () => {
  serverThat(true);
  await lookForServer();
  expect(useReach.getState().awaySince).toBeNull();
});

test('it is away since it was first missed, until it answers again by itself', async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const asked = serverThat(false, false, true);
  await lookForServer();
  expect(useReach.getState().awaySince).toBe(1_000_000);
  await vi.advanceTimersByTimeAsync(4000);
  expect(useReach.getState().awaySince).toBe(1_000_000);
  await vi.advanceTimersByTimeAsync(4000);
  expect(useReach.getState().awaySince).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(3);
});

test('several calls that get no answer at once look once', async () => {
  const asked = serverThat(false);
  vi.useFakeTimers();
  await Promise.all([lookForServer(), lookForServer(), lookForServer()]);
  expect(asked()).toBe(1);
});

test('any answer says that it is back', async () => {
  vi.useFakeTimers();
  serverThat(false);
  await lookForServer();
  noteAnswer();
  expect(useReach.getState().awaySince).toBeNull();
});
