import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { collectGarbage } from '../tests/support/collect-garbage.ts';
import { timeLimit } from './time-limit.ts';

test('is over after its time, and says so', async () => {
  const limit = timeLimit(5);
  expect(limit.aborted).toBe(false);
  await new Promise((over) => limit.addEventListener('abort', over));
  expect(limit.reason).toMatchObject({ name: 'TimeoutError', message: 'not done within 5 ms' });
});

test('is over as well where only another signal knows of it, whatever was collected meanwhile', async () => {
  const either = AbortSignal.any([timeLimit(50), new AbortController().signal]);
  let isHeard = false;
  either.addEventListener('abort', () => {
    isHeard = true;
  });
  for (let round = 0; round < 5; round++) {
    await setImmediate();
    collectGarbage();
  }
  await expect.poll(() => isHeard).toBe(true);
});
