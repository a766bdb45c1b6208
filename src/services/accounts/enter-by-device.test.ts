/** Devices that come in at once, and those that come in one after the other in great numbers. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { devices, signedInDevices } from '../../stores/postgres/devices.ts';
import { subscriptions } from '../../stores/postgres/subscriptions.ts';
import type { Actor } from '../environment.ts';
import { ServiceError } from '../errors.ts';
import { enterByDevice } from './enter-by-device.ts';
import type { SignIn } from './sign-in.ts';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());

function signIn(given: Partial<SignIn> = {}): SignIn {
  const { now } = stores.clock;
  const name = { browser: 'Chrome', system: 'Windows' } as const;
  return { key: randomUUID(), deviceId: randomUUID(), name, since: now, isExact: true, issuedAt: now, ...given };
}

/** How a call ends: `in`, or why not. */
async function call({ userId }: Actor, by: SignIn): Promise<string> {
  try {
    return (await enterByDevice(stores.environment, { userId }, by)) ? 'in' : 'nobody';
  } catch (error) {
    if (error instanceof ServiceError && error.detail.signedOut) return error.detail.signedOut.reason;
    throw error;
  }
}

const callAll = (actor: Actor, all: readonly SignIn[]) => Promise.all(all.map((one) => call(actor, one)));
const ins = (outcomes: readonly string[]) => outcomes.filter((outcome) => outcome === 'in').length;
const active = async ({ userId }: Actor) => (await signedInDevices(stores.environment.postgres, userId)).length;
const personOf = (maxSessions: number) => stores.createOrganisation({ subscription: { maxSessions } });

async function setLimit({ organisationId }: Actor, maxSessions: number): Promise<void> {
  await stores.environment.postgres
    .update(subscriptions)
    .set({ maxSessions })
    .where(eq(subscriptions.organisationId, organisationId));
}

describe('50 devices that call for the first time at once', () => {
  it.each([1, 3, 49])('leave the %i newest signed in, and never more', async (maxSessions) => {
    const actor = await personOf(maxSessions);
    const all = Array.from({ length: 50 }, () => signIn());
    const seen: number[] = [];
    await Promise.all(
      all.map(async (one) => {
        await call(actor, one);
        seen.push(await active(actor));
      }),
    );
    expect(Math.max(...seen)).toBeLessThanOrEqual(maxSessions);
    expect(ins(await callAll(actor, all))).toBe(maxSessions);
    expect(await active(actor)).toBe(maxSessions);
  });

  it('are all signed in without a limit', async () => {
    const actor = await personOf(0);
    expect(
      ins(
        await callAll(
          actor,
          Array.from({ length: 50 }, () => signIn()),
        ),
      ),
    ).toBe(50);
    expect(await active(actor)).toBe(50);
  });

  it('are one, where all are of one sign-in', async () => {
    const actor = await personOf(1);
    const one = signIn();
    expect(ins(await callAll(actor, Array(50).fill(one)))).toBe(50);
    expect(await active(actor)).toBe(1);
  });

  it('are one, where all say that they are the same device', async () => {
    const actor = await personOf(10);
    const all = Array.from({ length: 50 }, () => signIn({ deviceId: 'copied' }));
    await callAll(actor, all);
    expect(await active(actor)).toBe(1);
    expect(ins(await callAll(actor, all))).toBe(1);
  });

  it('are one, where none says which it is', async () => {
    const actor = await personOf(10);
    await callAll(
      actor,
      Array.from({ length: 50 }, () => signIn({ deviceId: '' })),
    );
    expect(await active(actor)).toBe(1);
  });
});

it('a lower limit signs the oldest out at their next call, in whatever order they call', async () => {
  const actor = await personOf(0);
  const all = [signIn(), signIn(), signIn(), signIn()];
  for (const one of all) await call(actor, one);
  await setLimit(actor, 2);
  expect(await callAll(actor, [...all].reverse())).toEqual(['in', 'in', 'limit', 'limit']);
  // It is not forgotten when the limit is gone.
  await setLimit(actor, 0);
  expect(await callAll(actor, all)).toEqual(['limit', 'limit', 'in', 'in']);
});

it('a person without a plan has no limit', async () => {
  const actor = await personOf(1);
  await stores.environment.postgres.delete(subscriptions).where(eq(subscriptions.organisationId, actor.organisationId));
  expect(ins(await callAll(actor, [signIn(), signIn(), signIn()]))).toBe(3);
});

it('devices of one person are no matter of a colleague', async () => {
  const actor = await personOf(1);
  const other = await personOf(1);
  const one = signIn({ deviceId: 'ours' });
  expect(await call(actor, one)).toBe('in');
  expect(await call(other, { ...one })).toBe('in');
  expect(await call(actor, one)).toBe('in');
});

it('of very many sign-ins the newest are kept, and whoever is signed in stays so', async () => {
  const actor = await personOf(1);
  for (let at = 0; at < 130; at++) await call(actor, signIn());
  const { postgres } = stores.environment;
  const rows = await postgres.select().from(devices).where(eq(devices.userId, actor.userId));
  expect([rows.length, rows.filter(({ signedOutAt }) => !signedOutAt).length]).toEqual([101, 1]);
});

it('that a device was seen is written once a minute', async () => {
  const actor = await personOf(1);
  const one = signIn();
  const begun = stores.clock.now;
  const seenAfter = async (milliseconds: number) => {
    stores.clock.now = new Date(begun.getTime() + milliseconds);
    await call(actor, one);
    const [row] = await signedInDevices(stores.environment.postgres, actor.userId);
    return (row?.lastSeenAt.getTime() ?? 0) - begun.getTime();
  };
  expect(await seenAfter(0)).toBe(0);
  expect(await seenAfter(59_999)).toBe(0);
  expect(await seenAfter(60_000)).toBe(60_000);
  expect(await seenAfter(60_001)).toBe(60_000);
});
