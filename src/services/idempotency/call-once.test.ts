import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { LIMITS } from '../../contract/limits.ts';
import { idempotentCalls } from '../../stores/postgres/idempotent-calls.ts';
import { users } from '../../stores/postgres/users.ts';
import { tidy } from '../../workers/tidy.ts';
import type { Actor } from '../environment.ts';
import { ServiceError } from '../errors.ts';
import { ANSWERS_KEPT_MS, CLAIM_MS, callOnce, LONGEST_KEPT_ANSWER } from './call-once.ts';

let stores: TestStores;
let actor: Actor;
beforeAll(async () => {
  stores = await openTestStores();
});
beforeEach(async () => {
  stores.clock.now = TEST_NOW;
  actor = await stores.createOrganisation();
});
afterAll(() => stores.close());

const later = (ms: number) => {
  stores.clock.now = new Date(TEST_NOW.getTime() + ms);
};
const call = (work: () => Promise<unknown>, { key = 'k', fingerprint = 'f', by = actor } = {}) =>
  callOnce(stores.environment, by, { key, fingerprint }, work);
const rows = () => stores.environment.postgres.select().from(idempotentCalls).where(eq(idempotentCalls.userId, actor.userId));

/** Work that ends when the test says so, with what it says. */
function heldWork() {
  let end: (answer: unknown) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  let begun: () => void = () => undefined;
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const work = () => {
    begun();
    return new Promise<unknown>((resolve, reject) => {
      end = resolve;
      fail = reject;
    });
  };
  return { work, hasBegun, end: (answer: unknown) => end(answer), fail: (error: Error) => fail(error) };
}
const never = async () => {
  throw new Error('done twice');
};

test('the first does it, and whoever comes after is told what it was told', async () => {
  const answer = { data: { id: '7', name: '一\0\ud800' } };
  expect(await call(async () => answer)).toEqual({ answer, isReplay: false });
  expect(await call(never)).toEqual({ answer, isReplay: true });
});

test('of many at once one does it; the others are refused, or told', async () => {
  let done = 0;
  const work = async () => {
    done += 1;
    // As a verb does: PGlite has one connection, which nobody may hold meanwhile.
    return stores.environment.postgres.transaction(async (transaction) => {
      const [user] = await transaction.select().from(users).where(eq(users.id, actor.userId));
      return { name: user?.name };
    });
  };
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => call(work)));
  expect(done).toBe(1);
  const first = outcomes.filter((one) => one.status === 'fulfilled' && !one.value.isReplay);
  expect(first).toHaveLength(1);
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(new Set(refused).size).toBeLessThanOrEqual(1);
  expect(refused.every((code) => code === 'conflict')).toBe(true);
  expect((await call(never)).isReplay).toBe(true);
});

test('while it is under way others are refused', async () => {
  const held = heldWork();
  const first = call(held.work);
  await held.hasBegun;
  await expect(call(never)).rejects.toMatchObject({ code: 'conflict' });
  held.end('done');
  expect(await first).toEqual({ answer: 'done', isReplay: false });
  expect(await call(never)).toEqual({ answer: 'done', isReplay: true });
});

test.each([
  ['refused', new ServiceError('not_found', 'no such topic')],
  ['broken', new Error('the disk is full')],
])('what was %s may be tried again', async (_, error) => {
  const failing = call(async () => {
    throw error;
  });
  await expect(failing).rejects.toBe(error);
  expect(await rows()).toEqual([]);
  expect(await call(async () => 'done')).toEqual({ answer: 'done', isReplay: false });
});

describe('of a process that was killed meanwhile', () => {
  test('the call may be done again when its claim is over, by one alone; the late end of the first changes nothing', async () => {
    const held = heldWork();
    const first = call(held.work);
    await held.hasBegun;
    later(CLAIM_MS - 1);
    await expect(call(never)).rejects.toMatchObject({ code: 'conflict' });
    later(CLAIM_MS);
    const again = heldWork();
    const second = call(again.work);
    await again.hasBegun;
    await expect(call(never)).rejects.toMatchObject({ code: 'conflict' });
    held.end('of the first');
    await first;
    await expect(call(never)).rejects.toMatchObject({ code: 'conflict' });
    again.end('of the second');
    await second;
    expect(await call(never)).toEqual({ answer: 'of the second', isReplay: true });
  });

  test('neither does its failure, when it comes late', async () => {
    const held = heldWork();
    const first = call(held.work);
    await held.hasBegun;
    later(CLAIM_MS);
    await call(async () => 'of the second');
    held.fail(new Error('too late'));
    await expect(first).rejects.toThrow('too late');
    expect(await call(never)).toEqual({ answer: 'of the second', isReplay: true });
  });

  test('the key is for no other call', async () => {
    const held = heldWork();
    void call(held.work);
    await held.hasBegun;
    later(CLAIM_MS);
    await expect(call(never, { fingerprint: 'another' })).rejects.toMatchObject({ code: 'invalid' });
    held.end(null);
  });
});

test('the same key for another call is refused, done or not', async () => {
  await call(async () => 'done');
  await expect(call(never, { fingerprint: 'another' })).rejects.toMatchObject({ code: 'invalid' });
});

test('a key is its person’s: a colleague’s is another', async () => {
  await call(async () => 'mine');
  const other = await stores.createOrganisation();
  expect(await call(async () => 'theirs', { by: other })).toEqual({ answer: 'theirs', isReplay: false });
  expect(await call(never)).toEqual({ answer: 'mine', isReplay: true });
});

test('a long answer is told once, and what it tells of is not done again', async () => {
  const long = 'x'.repeat(LONGEST_KEPT_ANSWER);
  expect((await call(async () => long)).answer).toBe(long);
  await expect(call(never)).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('too long') });
  expect((await rows())[0]?.answer).toBeNull();
});

test('a person has so many keys in a day, and a known one counts on', async () => {
  await call(async () => 'done');
  const { postgres } = stores.environment;
  const [known] = await rows();
  if (!known) throw new Error('no row');
  const others = Array.from({ length: LIMITS.idempotencyKeys }, (_, at) => ({ ...known, key: `other ${at}` }));
  await postgres.insert(idempotentCalls).values(others.slice(2));
  expect((await call(async () => 'done', { key: 'the last' })).isReplay).toBe(false);
  await expect(call(never, { key: 'one more' })).rejects.toMatchObject({ code: 'limit_reached' });
  expect((await call(never)).isReplay).toBe(true);
  later(ANSWERS_KEPT_MS);
  expect((await call(async () => 'done', { key: 'one more' })).isReplay).toBe(false);
});

test('a call that takes long keeps its claim', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { work, hasBegun, end } = heldWork();
  const first = call(work);
  await hasBegun;
  later(CLAIM_MS - 1);
  vi.advanceTimersByTime(CLAIM_MS / 4);
  await expect.poll(async () => (await rows())[0]?.claimedUntil.getTime()).toBe(TEST_NOW.getTime() + 2 * CLAIM_MS - 1);
  later(CLAIM_MS + 1);
  await expect(call(never)).rejects.toMatchObject({ code: 'conflict' });
  end('done');
  expect(await first).toEqual({ answer: 'done', isReplay: false });
  expect(await call(never)).toEqual({ answer: 'done', isReplay: true });
});

test('after a day the key is as good as new, and its row goes', async () => {
  await call(async () => 'done');
  later(ANSWERS_KEPT_MS - 1);
  expect((await call(never)).isReplay).toBe(true);
  await tidy(stores.environment);
  expect(await rows()).toHaveLength(1);
  later(ANSWERS_KEPT_MS);
  expect(await call(async () => 'another', { fingerprint: 'another' })).toEqual({ answer: 'another', isReplay: false });
  later(2 * ANSWERS_KEPT_MS + 1);
  await tidy(stores.environment);
  expect(await rows()).toEqual([]);
});

test('that it was done is answered also where it cannot be written down', async () => {
  const { postgres } = stores.environment;
  const work = async () => {
    await postgres.delete(users).where(eq(users.id, actor.userId));
    await postgres.execute('alter table idempotent_calls rename to idempotent_calls_away');
    return 'done';
  };
  try {
    expect(await call(work)).toEqual({ answer: 'done', isReplay: false });
  } finally {
    await postgres.execute('alter table idempotent_calls_away rename to idempotent_calls');
  }
  expect(stores.log.at(-1)?.message).toBe('a call by a key could not be written down');
});
