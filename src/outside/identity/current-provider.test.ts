import { beforeEach, expect, test } from 'vitest';
import { keepProvider } from './current-provider.ts';
import type { ProviderKeys } from './keys.ts';

const keysOf = (...kids: string[]): ProviderKeys => ({
  signing: kids.map((kid) => ({ kty: 'RSA', kid })),
  public: [],
  cookies: kids,
});

let stored: ProviderKeys | Error;
let time: number;
let made: string[];
let errors: unknown[];
beforeEach(() => {
  stored = keysOf('one');
  time = Date.parse('2026-03-10T12:00:00Z');
  made = [];
  errors = [];
});

const keep = () =>
  keepProvider(
    async () => {
      if (stored instanceof Error) throw stored;
      return stored;
    },
    ({ signing }) => {
      const name = signing.map(({ kid }) => kid).join();
      made.push(name);
      return name;
    },
    { now: () => new Date(time), onError: (error) => errors.push(error) },
  );

test('one is made for as long as the keys are the same', async () => {
  const current = await keep();
  time += 3_600_000;
  expect(await current.get()).toBe('one');
  await current.renew();
  expect(made).toEqual(['one']);
});

test('other keys in the store are found within a minute, or at once where that is asked for', async () => {
  const current = await keep();
  stored = keysOf('two', 'one');
  time += 59_999;
  expect(await current.get()).toBe('one');
  time += 1;
  expect(await current.get()).toBe('two,one');
  stored = keysOf('three', 'two');
  await current.renew();
  expect(await current.get()).toBe('three,two');
});

test('a store that does not answer changes nothing, and is said', async () => {
  const current = await keep();
  stored = new Error('no answer');
  time += 60_000;
  expect(await current.get()).toBe('one');
  expect(errors).toEqual([stored]);
});

test('a look that began before another and ends after it changes nothing', async () => {
  const looks: ((keys: ProviderKeys) => void)[] = [];
  let first = true;
  const load = () => (first ? Promise.resolve(keysOf('old')) : new Promise<ProviderKeys>((resolve) => looks.push(resolve)));
  const current = await keepProvider(load, ({ signing }) => signing[0]?.kid, {
    now: () => new Date(time),
    onError: () => undefined,
  });
  first = false;
  time += 60_000;
  const looking = current.get();
  const renewing = current.renew();
  looks[1]?.(keysOf('new'));
  await renewing;
  looks[0]?.(keysOf('old'));
  await looking;
  expect(await current.get()).toBe('new');
});
