/** Who takes the places of sending, while others do not answer, or have much to send. */
import { queryObjects } from 'node:v8';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { firedAlert } from '../../tests/support/fired-alert.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../tests/support/stores.ts';
import type { Actor } from '../services/environment.ts';
import { factsOfRuns } from '../services/outbox/facts-of-runs.ts';
import { insertMessages, type OutboxRow, outbox } from '../stores/postgres/outbox.ts';
import { users } from '../stores/postgres/users.ts';
import { sendAll, startSending } from './send.ts';
import { LANES, SendingLane } from './sending-lane.ts';

let stores: TestStores;
let mei: Actor;
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());
beforeEach(async () => {
  await stores.environment.postgres.delete(outbox);
  stores.environment.mail = { close: async () => undefined, send: async () => ({ kind: 'sent' }) };
  mei = await stores.createOrganisation({ name: 'Harbour News', timezone: '+0800' });
});

const TEN = Array.from({ length: 10 }, (_, place) => `reader${place}@example.org`);
const rows = () => stores.environment.postgres.select().from(outbox);

function awaited() {
  const back = new AbortController();
  const later = new Promise<void>((done) => back.signal.addEventListener('abort', () => done()));
  return { later, comeBack: () => back.abort() };
}

/** A mail of an organisation, to be copied; none waits. */
async function madeMail(actor: Actor): Promise<OutboxRow> {
  const { postgres } = stores.environment;
  const alert = await firedAlert(stores, actor, { emails: [`${actor.organisationId}@example.org`] });
  const [made] = await postgres
    .select()
    .from(outbox)
    .where(eq(outbox.alertId, Number(alert.id)));
  if (!made) throw new Error('nothing was told');
  await postgres.delete(outbox).where(eq(outbox.organisationId, actor.organisationId));
  return made;
}

/** Each as if it were of another window: what is of one goes once to a place. */
async function mailsWaiting(made: OutboxRow, count: number, sendAt: Date): Promise<void> {
  const copies = Array.from({ length: count }, (_, place): OutboxRow => {
    const windowEnd = new Date((made.windowEnd?.getTime() ?? 0) - place * 1000);
    return { ...made, id: crypto.randomUUID(), windowEnd, sendAt };
  });
  await stores.environment.postgres.insert(outbox).values(copies);
}
const LONG_AGO = new Date(TEST_NOW.getTime() - 3_600_000);

describe('organisations take turns', () => {
  test('and one with a single mail does not wait for all that others have had for longer', async () => {
    const others = await Promise.all(['Second', 'Third', 'Fourth', 'Fifth'].map((name) => stores.createOrganisation({ name })));
    for (const actor of [mei, ...others]) await mailsWaiting(await madeMail(actor), 20, LONG_AGO);
    const last = await stores.createOrganisation({ name: 'Last' });
    await mailsWaiting(await madeMail(last), 1, TEST_NOW);
    const order: string[] = [];
    stores.environment.mail.send = async ({ to }) => {
      order.push(to);
      return { kind: 'sent' };
    };
    expect(await sendAll(stores.environment)).toBe(101);
    // Others have had two turns or so, as its mail takes a while to be made.
    expect(order.indexOf(`${last.organisationId}@example.org`)).toBeLessThan(20);
    expect(order).toHaveLength(101);
  });

  test('and what an account is told waits for none of them, and holds up none', async () => {
    const other = await stores.createOrganisation({ name: 'Other' });
    for (const actor of [mei, other]) await mailsWaiting(await madeMail(actor), 12, LONG_AGO);
    const { postgres } = stores.environment;
    const content = { says: 'changed', language: 'en' };
    const [user] = await postgres.select().from(users).where(eq(users.organisationId, mei.organisationId));
    if (!user) throw new Error('nobody to tell');
    const mail = { organisationId: null, kind: 'account', channel: 'mail', recipient: user.email, content } as const;
    await postgres.transaction((transaction) => insertMessages(transaction, [mail], TEST_NOW));
    const order: string[] = [];
    stores.environment.mail.send = async ({ to }) => {
      order.push(to);
      return { kind: 'sent' };
    };
    expect(await sendAll(stores.environment)).toBe(25);
    expect(order.indexOf(user.email)).toBeGreaterThanOrEqual(0);
    expect(order.indexOf(user.email)).toBeLessThan(8);
    expect(order).toHaveLength(25);
  });

  test('and one whose mails take for ever leaves a place to others', async () => {
    const { later, comeBack } = awaited();
    const quick = await stores.createOrganisation({ name: 'Quick' });
    await mailsWaiting(await madeMail(mei), 10, LONG_AGO);
    await mailsWaiting(await madeMail(quick), 10, TEST_NOW);
    let hanging = 0;
    let left = 0;
    stores.environment.mail.send = async ({ to }) => {
      if (to.startsWith(`${mei.organisationId}@`)) {
        hanging += 1;
        await later;
      } else left += 1;
      return { kind: 'sent' };
    };
    const sending = startSending(stores.environment);
    await expect.poll(() => left, { timeout: 10_000 }).toBe(10);
    await expect.poll(() => hanging, { timeout: 10_000 }).toBe(3);
    comeBack();
    await expect.poll(() => hanging, { timeout: 10_000 }).toBe(10);
    await sending.stop();
  });
});

test('a lane whose places are all taken, again and again, keeps nothing of a message that was sent', async () => {
  const stop = new AbortController();
  const [mails] = LANES;
  if (!mails) throw new Error('no lane of mails');
  const { environment } = stores;
  const lane = new SendingLane({ environment, known: factsOfRuns(environment), stop: stop.signal }, mails);
  // Of two: one alone does not get all places.
  const made = [await madeMail(mei), await madeMail(await stores.createOrganisation({ name: 'Other' }))];
  const run = async (count: number) => {
    await stores.environment.postgres.delete(outbox);
    for (const one of made) await mailsWaiting(one, count / 2, TEST_NOW);
    expect(await lane.begin()).toBe(count);
    await lane.end();
  };
  await run(20);
  // Whatever waited on something of the whole program would still be there: of a race, a promise or two for each wait.
  const before = queryObjects(Promise, { format: 'count' });
  await run(60);
  expect(queryObjects(Promise, { format: 'count' }) - before).toBeLessThan(20);
});

describe('whoever hangs holds up himself alone', () => {
  test('a server of mail, no channel', async () => {
    const { later, comeBack } = awaited();
    const told: string[] = [];
    let hanging = 0;
    stores.environment.mail = {
      close: async () => undefined,
      send: async () => {
        hanging += 1;
        await later;
        return { kind: 'sent' };
      },
    };
    stores.environment.fetchWeb = async ({ url }) => {
      told.push(url);
      return { status: 200, url, headers: new Headers(), text: 'ok' };
    };
    const other = await stores.createOrganisation({ name: 'Other', timezone: '+0800' });
    for (const actor of [mei, other]) await firedAlert(stores, actor, { emails: TEN });
    const sending = startSending(stores.environment);
    await expect.poll(() => hanging, { timeout: 10_000 }).toBe(4);
    // What comes later finds its places.
    await firedAlert(stores, mei, {
      emails: TEN.slice(0, 1),
      channels: [{ kind: 'webhook', address: 'https://hooks.example/path' }],
    });
    await expect.poll(() => told, { timeout: 10_000 }).toEqual(['https://hooks.example/path']);
    expect(hanging).toBe(4);
    comeBack();
    await expect.poll(async () => (await rows()).filter(({ state }) => state === 'waiting'), { timeout: 10_000 }).toEqual([]);
    await sending.stop();
  });

  test('a host, no other host', async () => {
    const { later, comeBack } = awaited();
    let hanging = 0;
    let most = 0;
    const told: string[] = [];
    stores.environment.fetchWeb = async ({ url }) => {
      const isSlow = new URL(url).host === 'slow.example';
      if (isSlow) {
        most = Math.max(most, ++hanging);
        await later;
        hanging -= 1;
      }
      told.push(url);
      return { status: 200, url, headers: new Headers(), text: 'ok' };
    };
    const slow = [1, 2, 3, 4].map((place) => ({ kind: 'webhook', address: `https://Slow.example/${place}` }));
    for (let count = 0; count < 3; count += 1) await firedAlert(stores, mei, { emails: TEN.slice(0, 1), channels: slow });
    await firedAlert(stores, mei, {
      emails: TEN.slice(0, 1),
      channels: [{ kind: 'slack', address: 'https://quick.example/path' }],
    });
    const sending = startSending(stores.environment);
    await expect.poll(() => told, { timeout: 10_000 }).toEqual(['https://quick.example/path']);
    // Whoever is quick may be told first.
    await expect.poll(() => hanging, { timeout: 10_000 }).toBe(2);
    comeBack();
    await expect.poll(() => told.length, { timeout: 20_000 }).toBe(13);
    expect(most).toBe(2);
    await sending.stop();
  });

  test('an organisation, no other organisation, however many hosts it names', async () => {
    const { later, comeBack } = awaited();
    let hanging = 0;
    const told: string[] = [];
    stores.environment.fetchWeb = async ({ url }) => {
      if (url.includes('slow')) {
        hanging += 1;
        await later;
      }
      told.push(url);
      return { status: 200, url, headers: new Headers(), text: 'ok' };
    };
    const slow = (from: number) =>
      [1, 2, 3, 4, 5].map((place) => ({ kind: 'webhook', address: `https://slow${from + place}.example/path` }));
    for (const from of [0, 10]) await firedAlert(stores, mei, { emails: TEN.slice(0, 1), channels: slow(from) });
    const other = await stores.createOrganisation({ name: 'Other', timezone: '+0800' });
    const quick = [{ kind: 'slack', address: 'https://quick.example/path' }];
    await firedAlert(stores, other, { emails: TEN.slice(0, 1), channels: quick });
    const sending = startSending(stores.environment);
    await expect.poll(() => told, { timeout: 10_000 }).toEqual(['https://quick.example/path']);
    await expect.poll(() => hanging, { timeout: 10_000 }).toBe(4);
    comeBack();
    await expect.poll(() => told.length, { timeout: 20_000 }).toBe(11);
    await sending.stop();
  });
});
