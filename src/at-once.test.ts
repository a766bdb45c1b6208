import { expect, test } from 'vitest';
import { createLimit } from './at-once.ts';

/** Tasks that end when they are told to; `begun`: in the order they were let in. */
function openTasks(limit: number) {
  const limited = createLimit(limit);
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const run = (name: string, signal?: AbortSignal) =>
    limited(async () => {
      begun.push(name);
      await new Promise<void>((resolve, reject) => ends.set(name, (error) => (error ? reject(error) : resolve())));
      return name;
    }, signal);
  return { begun, run, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

test('so many run at once, and the others in the order they came, whatever became of those before', async () => {
  const { begun, run, end } = openTasks(2);
  const all = ['a', 'b', 'c', 'd'].map((name) => run(name));
  await Promise.resolve();
  expect(begun).toEqual(['a', 'b']);
  end('b', new Error('broken'));
  await expect(all[1]).rejects.toThrow('broken');
  expect(begun).toEqual(['a', 'b', 'c']);
  end('a');
  expect(await all[0]).toBe('a');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

test('whoever gives up while he waits leaves his place to the next', async () => {
  const { begun, run, end } = openTasks(1);
  const leaving = new AbortController();
  const first = run('first');
  const second = run('second', leaving.signal);
  const third = run('third');
  leaving.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  end('first');
  await first;
  expect(begun).toEqual(['first', 'third']);
  end('third');
  expect(await third).toBe('third');
  await expect(run('late', leaving.signal)).rejects.toThrow('gone');
});
