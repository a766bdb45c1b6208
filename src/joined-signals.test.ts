import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { joinSignals, withJoined } from './joined-signals.ts';

test.each([0, 1])('aborts with the first of them, for its reason, and leaves nothing behind', (which) => {
  const both = [new AbortController(), new AbortController()];
  const { signal } = joinSignals(...both.map((one) => one.signal), undefined);
  expect(signal.aborted).toBe(false);
  both[which]?.abort(new Error('first'));
  both[1 - which]?.abort(new Error('second'));
  expect(signal.reason).toEqual(new Error('first'));
  for (const one of both) expect(getEventListeners(one.signal, 'abort')).toEqual([]);
});

test('is over at once where one of them is', () => {
  const living = new AbortController().signal;
  expect(joinSignals(living, AbortSignal.abort(new Error('before'))).signal.reason).toEqual(new Error('before'));
  expect(getEventListeners(living, 'abort')).toEqual([]);
});

test.each([
  ['done', async () => 'done'],
  ['failed', () => Promise.reject(new Error('failed'))],
])('of work that is %s nothing is left at a signal that lives on', async (outcome, work) => {
  const living = new AbortController().signal;
  const ended = withJoined([living], async (signal) => {
    expect(getEventListeners(living, 'abort')).toHaveLength(1);
    // As the library of a language model does, which never leaves.
    signal.addEventListener('abort', () => undefined);
    return work();
  });
  await (outcome === 'done' ? expect(ended).resolves.toBe('done') : expect(ended).rejects.toThrow('failed'));
  expect(getEventListeners(living, 'abort')).toEqual([]);
});
