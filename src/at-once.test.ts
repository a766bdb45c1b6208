import { describe, expect, test } from 'vitest';
import { createLimit } from './at-once.ts';

/** Tasks that end when they are told to; `begun`: in the order they were let in. */
function openTasks(limit: number) {
  const limited = createLimit(limit);
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const run = (name: string, signal?: AbortSignal, of?: number) =>
    limited(
      async () => {
        begun.push(name);
        await new Promise<void>((resolve, reject) => ends.set(name, (error) => (error ? reject(error) : resolve())));
        return name;
      },
      signal,
      of,
    );
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

describe('turns of those whose tasks they are', () => {
  /** Names are of whom, and which. */
  function openTurns(limit: number) {
    const { begun, run, end } = openTasks(limit);
    const running = new Map<string, Promise<string>>();
    const ask = (...names: string[]) => {
      for (const name of names) running.set(name, run(name, undefined, Number(name[0])));
    };
    const finish = async (name: string) => {
      end(name);
      await running.get(name);
    };
    return { begun, ask, finish };
  }

  test('nobody has all places, and who has none is next', async () => {
    const { begun, ask, finish } = openTurns(4);
    ask('1a', '1b', '1c', '1d', '1e', '1f');
    await Promise.resolve();
    expect(begun).toEqual(['1a', '1b', '1c']);
    ask('2a', '2b', '2c', '3a');
    await Promise.resolve();
    expect(begun.slice(3)).toEqual(['2a']);
    for (const name of ['1a', '1b', '2a', '1c']) await finish(name);
    expect(begun.slice(4)).toEqual(['3a', '1d', '2b', '1e']);
  });

  test('with one place they take it in turn, however many of one came before', async () => {
    const { begun, ask, finish } = openTurns(1);
    ask('1a', '1b', '1c', '2a', '2b', '3a');
    for (const name of ['1a', '2a', '3a', '1b', '2b', '1c']) {
      await Promise.resolve();
      expect(begun.at(-1)).toBe(name);
      await finish(name);
    }
  });

  test('those who ask one after the other do not starve who waits with several', async () => {
    const { begun, ask, finish } = openTurns(1);
    ask('1a', '1b', '1c', '2a', '3a');
    await Promise.resolve();
    await finish('1a');
    for (let n = 0; n < 7; n++) {
      const done = begun.at(-1) ?? '';
      await finish(done);
      if (!done.startsWith('1')) ask(`${done}a`);
    }
    expect(begun.filter((name) => name.startsWith('1'))).toEqual(['1a', '1b', '1c']);
  });
});
