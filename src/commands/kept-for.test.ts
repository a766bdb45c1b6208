import { expect, test } from 'vitest';
import { keptFor } from './kept-for.ts';

function counting() {
  const clock = { now: new Date(0) };
  const state = { asked: 0, broken: false };
  const ask = async () => {
    state.asked += 1;
    if (state.broken) throw new Error('broken');
    return state.asked;
  };
  return { clock, state, get: keptFor(60_000, ask, () => clock.now) };
}

test('callers share one answer until it is too old', async () => {
  const { clock, get } = counting();
  expect(await Promise.all([get(), get()])).toEqual([1, 1]);
  clock.now = new Date(59_999);
  expect(await get()).toBe(1);
  clock.now = new Date(60_000);
  expect(await get()).toBe(2);
});

test('a failure is shared by those who wait for it, and forgotten', async () => {
  const { state, get } = counting();
  state.broken = true;
  const together = await Promise.allSettled([get(), get()]);
  expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  state.broken = false;
  expect(await get()).toBe(2);
});
