import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTogether } from './together.ts';

function work() {
  let begun = 0;
  const signals: AbortSignal[] = [];
  let resolve: (done: string) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<string>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  const begin = (signal: AbortSignal) => {
    begun += 1;
    signals.push(signal);
    return promise;
  };
  return { begin, resolve, reject, signals, begun: () => begun };
}

test('the same is done once for all who ask meanwhile, and anew for whoever asks later', async () => {
  const together = createTogether<string>();
  const { begin, resolve, begun } = work();
  const asked = [together('a', begin), together('a', begin), together('b', begin)];
  resolve('done');
  expect(await Promise.all(asked)).toEqual(['done', 'done', 'done']);
  expect(begun()).toBe(2);
  await together('a', begin);
  expect(begun()).toBe(3);
});

test('a failure is everybody’s, and is not kept', async () => {
  const together = createTogether<string>();
  const { begin, reject } = work();
  const asked = [together('a', begin), together('a', begin)];
  reject(new Error('down'));
  for (const one of asked) await expect(one).rejects.toThrow('down');
  expect(await together('a', async () => 'up')).toBe('up');
});

test('whoever leaves is let go; it ends with the last of them', async () => {
  const together = createTogether<string>();
  const { begin, resolve, signals } = work();
  const [one, other] = [new AbortController(), new AbortController()];
  const asked = [together('a', begin, one.signal), together('a', begin, other.signal)];
  one.abort(new Error('first'));
  await expect(asked[0]).rejects.toThrow('first');
  expect(signals[0]?.aborted).toBe(false);
  other.abort(new Error('second'));
  await expect(asked[1]).rejects.toThrow('second');
  expect(signals[0]?.aborted).toBe(true);
  resolve('late');
  expect(await together('a', async () => 'anew')).toBe('anew');
});

describe('where it lingers', () => {
  const LINGERS = 4000;
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function leaving() {
    const together = createTogether<string>(LINGERS);
    const { begin, ...others } = work();
    const ask = () => {
      const gone = new AbortController();
      const asked = together('a', begin, gone.signal).catch(String);
      return { asked, leave: () => gone.abort(new Error('gone')) };
    };
    return { ask, ...others };
  }

  test('whoever gives up and asks again gets what was begun, time after time', async () => {
    const { ask, resolve, begun, signals } = leaving();
    for (let time = 0; time < 9; time += 1) {
      const { asked, leave } = ask();
      leave();
      expect(await asked).toBe('Error: gone');
      vi.advanceTimersByTime(LINGERS - 1);
    }
    const last = ask();
    vi.advanceTimersByTime(2 * LINGERS);
    resolve('done');
    expect([await last.asked, begun(), signals[0]?.aborted]).toEqual(['done', 1, false]);
  });

  test('it ends when nobody has come by then, and begins anew', async () => {
    const { ask, begun, signals } = leaving();
    const { asked, leave } = ask();
    leave();
    await asked;
    vi.advanceTimersByTime(LINGERS);
    expect(signals[0]?.aborted).toBe(true);
    ask();
    expect([begun(), signals[1]?.aborted]).toEqual([2, false]);
  });
});
