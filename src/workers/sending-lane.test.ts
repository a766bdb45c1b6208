/** Who takes the places of sending, while others do not answer. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { firedAlert } from '../../tests/support/fired-alert.ts';
import { openTestStores, type TestStores } from '../../tests/support/stores.ts';
import type { Actor } from '../services/environment.ts';
import { outbox } from '../stores/postgres/outbox.ts';
import { startSending } from './send.ts';

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
    await firedAlert(stores, mei, { emails: TEN });
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
