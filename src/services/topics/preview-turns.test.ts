import { describe, expect, test } from 'vitest';
import { PreviewTurns } from './preview-turns.ts';

/** Work that ends when told to, and writes down what happens. */
function open(turns: PreviewTurns, log: string[], name: string, person = name, page = 'a page') {
  const gone = new AbortController();
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const answer = turns.take({ person, page }, gone.signal, async (wanted) => {
    log.push(`${name} begins`);
    await ended;
    wanted.throwIfAborted();
    return name;
  });
  const outcome = answer.catch((error: unknown) => error);
  return { end, leave: () => gone.abort(new Error(`${name} left`)), outcome };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a preview', () => {
  test('of a person who typed on is refused, and the newest begins when the running one has ended', async () => {
    const [turns, log] = [new PreviewTurns(2, 1), [] as string[]];
    const first = open(turns, log, 'first', 'ada');
    const second = open(turns, log, 'second', 'ada');
    const third = open(turns, log, 'third', 'ada');
    expect(await second.outcome).toMatchObject({ code: 'conflict' });
    await settled();
    expect(log).toEqual(['first begins']);
    first.end();
    expect(await first.outcome).toMatchObject({ code: 'conflict' });
    third.end();
    expect(await third.outcome).toBe('third');
    expect(log).toEqual(['first begins', 'third begins']);
  });

  test('waits for a place, which those who left no longer do', async () => {
    const [turns, log] = [new PreviewTurns(1, 1), [] as string[]];
    const [ada, bob, cyd] = [open(turns, log, 'ada'), open(turns, log, 'bob'), open(turns, log, 'cyd')];
    bob.leave();
    expect(await bob.outcome).toEqual(new Error('bob left'));
    ada.end();
    expect(await ada.outcome).toBe('ada');
    cyd.end();
    expect(await cyd.outcome).toBe('cyd');
    expect(log).toEqual(['ada begins', 'cyd begins']);
  });

  test('of another person does not wait behind one that waits for itself', async () => {
    const [turns, log] = [new PreviewTurns(2, 1), [] as string[]];
    const first = open(turns, log, 'first', 'ada');
    const again = open(turns, log, 'again', 'ada');
    const bob = open(turns, log, 'bob');
    await settled();
    expect(log).toEqual(['first begins', 'bob begins']);
    for (const work of [first, again, bob]) work.end();
    expect(await bob.outcome).toBe('bob');
    expect(await again.outcome).toBe('again');
  });

  test('of many pages of one person leaves a place to others', async () => {
    const [turns, log] = [new PreviewTurns(3, 2), [] as string[]];
    const pages = ['one', 'two', 'three'].map((page) => open(turns, log, page, 'ada', page));
    const bob = open(turns, log, 'bob');
    await settled();
    expect(log).toEqual(['one begins', 'two begins', 'bob begins']);
    for (const work of [...pages, bob]) work.end();
    expect(await Promise.all(pages.map(({ outcome }) => outcome))).toEqual(['one', 'two', 'three']);
    expect(await bob.outcome).toBe('bob');
  });

  test('that fails leaves its place, and one whose asker is gone already never begins', async () => {
    const [turns, log] = [new PreviewTurns(1, 1), [] as string[]];
    await expect(turns.take({ person: 'ada', page: '' }, AbortSignal.abort('gone'), async () => log.push('begins'))).rejects.toBe(
      'gone',
    );
    await expect(
      turns.take({ person: 'ada', page: '' }, new AbortController().signal, () => Promise.reject(new Error('no'))),
    ).rejects.toThrow('no');
    const next = open(turns, log, 'next', 'ada');
    next.end();
    expect(await next.outcome).toBe('next');
    expect(log).toEqual(['next begins']);
  });
});
