/** From the outbox to a real server of mail, and to channels, by a clock that tests set. */
import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { firedAlert as makeFiredAlert } from '../../tests/support/fired-alert.ts';
import { type MailServer, startMailServer } from '../../tests/support/mail-server.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../tests/support/stores.ts';
import type { Alert } from '../contract/alerts.ts';
import { SourceFailure } from '../outside/connectors/source-failure.ts';
import type { WebRequest } from '../outside/connectors/web-fetch.ts';
import type { MailSender } from '../outside/mail/mail-sender.ts';
import { openSmtpSender } from '../outside/mail/smtp-sender.ts';
import { deleteAlert } from '../services/alerts/delete-alert.ts';
import { testAlert } from '../services/alerts/test-alert.ts';
import { updateAlert } from '../services/alerts/update-alert.ts';
import type { Actor } from '../services/environment.ts';
import { factsOfRuns } from '../services/outbox/facts-of-runs.ts';
import { CLAIM_MS } from '../services/outbox/send-claimed.ts';
import { sendMessage } from '../services/outbox/send-message.ts';
import { alerts } from '../stores/postgres/alerts.ts';
import { type OutboxRow, outbox } from '../stores/postgres/outbox.ts';
import { claimWaiting, noteSent } from '../stores/postgres/outbox-claims.ts';
import { sendAll, startSending } from './send.ts';

let stores: TestStores;
let server: MailServer;
let mail: MailSender;
let mei: Actor;
beforeAll(async () => {
  stores = await openTestStores();
  server = await startMailServer();
  mail = openSmtpSender({ url: server.url, from: { name: 'Earshot', address: 'alerts@earshot.example' }, dkim: null });
  stores.environment.mail = mail;
  stores.environment.publicUrl = 'https://earshot.example';
});
afterAll(async () => {
  await mail.close();
  await server.close();
  await stores.close();
});
beforeEach(async () => {
  await stores.environment.postgres.delete(alerts);
  await stores.environment.postgres.delete(outbox);
  server.received.length = 0;
  server.refuse = () => null;
  mei = await stores.createOrganisation({ name: 'Harbour News', timezone: '+0800' });
  at(0);
});

/** Sets the clock, in minutes from noon. */
function at(minutes: number): void {
  stores.clock.now = new Date(TEST_NOW.getTime() + minutes * 60_000);
}

const TEN = Array.from({ length: 10 }, (_, place) => `reader${place}@example.org`);

const firedAlert = (emails: readonly string[], draft: Record<string, unknown> = {}): Promise<Alert> =>
  makeFiredAlert(stores, mei, { emails, ...draft });

const messages = (): Promise<OutboxRow[]> =>
  stores.environment.postgres.select().from(outbox).where(eq(outbox.kind, 'alert')).orderBy(outbox.recipient);
const states = async () => (await messages()).map(({ state }) => state);

describe('mail of the outbox', () => {
  test('goes once to each who wants it, with its own number', async () => {
    await firedAlert(TEN);
    await sendAll(stores.environment);
    expect(server.received.map(({ to }) => to).sort()).toEqual(TEN);
    const rows = await messages();
    expect(rows.map(({ state, tries, failure }) => [state, tries, failure])).toEqual(TEN.map(() => ['sent', 1, null]));
    const numbers = server.received.map(({ to, mail: { messageId } }) => `${to} ${messageId}`).sort();
    expect(numbers).toEqual(rows.map(({ recipient, id }) => `${recipient} <${id}@earshot.example>`));
    expect(await sendAll(stores.environment)).toBe(0);
  });

  test('reaches nine of ten where one is refused, which is dead at once and can be seen and sent again', async () => {
    await firedAlert(TEN);
    server.refuse = (to) => (to === TEN[3] ? { code: 550, words: 'no such user here' } : null);
    await sendAll(stores.environment);
    expect(server.received).toHaveLength(9);
    const [dead, ...others] = (await messages()).filter(({ state }) => state !== 'sent');
    expect(others).toEqual([]);
    expect(dead).toMatchObject({
      state: 'dead',
      recipient: TEN[3],
      tries: 1,
      failure: expect.stringContaining('no such user here'),
    });
    server.refuse = () => null;
    at(600);
    await sendAgain(dead);
    await sendAll(stores.environment);
    expect(server.received.at(-1)).toMatchObject({ to: TEN[3], mail: { messageId: `<${dead?.id}@earshot.example>` } });
  });

  test('that is put off is tried again in a minute or two', async () => {
    await firedAlert(['mei@example.org']);
    server.refuse = () => ({ code: 450, words: 'greylisted, come back later' });
    await sendAll(stores.environment);
    const [row] = await messages();
    expect(row).toMatchObject({ state: 'waiting', tries: 1, failure: expect.stringContaining('greylisted') });
    const minutes = ((row?.sendAt.getTime() ?? 0) - stores.clock.now.getTime()) / 60_000;
    expect(minutes).toBeGreaterThanOrEqual(1);
    expect(minutes).toBeLessThanOrEqual(2);
    server.refuse = () => null;
    at(19);
    await sendAll(stores.environment);
    expect(await messages()).toMatchObject([{ state: 'sent', tries: 2, failure: null }]);
    expect(server.received).toHaveLength(1);
  });

  test('waits out a day without a server of mail, ever more rarely, and then all of it arrives', async () => {
    await firedAlert(TEN.slice(0, 3));
    await server.leave();
    for (let minutes = 17; minutes < 17 + 24 * 60; minutes += 10) {
      at(minutes);
      await sendAll(stores.environment);
    }
    const rows = await messages();
    expect(rows.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
    // At most an hour between two tries, at least half of it once it is long: and as they are looked for every ten minutes.
    for (const { tries, failure } of rows) {
      expect(tries).toBeGreaterThan(24);
      expect(tries).toBeLessThan(54);
      expect(failure).toMatch(/cannot be reached/);
    }
    await server.comeBack();
    at(17 + 25 * 60);
    await sendAll(stores.environment);
    expect(server.received.map(({ to }) => to).sort()).toEqual(TEN.slice(0, 3));
  });

  test('is dead after two days without one, and begins anew when it is sent again', async () => {
    await firedAlert(['mei@example.org']);
    await server.leave();
    for (const hours of [0, 1, 20, 47, 49]) {
      at(17 + hours * 60);
      await sendAll(stores.environment);
    }
    const [dead] = await messages();
    expect(dead).toMatchObject({ state: 'dead', tries: 5, failure: expect.stringMatching(/cannot be reached/) });
    await sendAgain(dead);
    at(17 + 60 * 60);
    await sendAll(stores.environment);
    expect(await messages()).toMatchObject([{ state: 'waiting', tries: 1 }]);
    await server.comeBack();
    at(17 + 62 * 60);
    await sendAll(stores.environment);
    expect(await states()).toEqual(['sent']);
  });

  test('is sent again under the same number where somebody died after sending it', async () => {
    await firedAlert(['mei@example.org']);
    const { postgres, now } = stores.environment;
    const until = new Date(now().getTime() + CLAIM_MS);
    for (const row of await claimWaiting(postgres, { claim: crypto.randomUUID(), now: now(), until }, { limit: 10 }))
      if (row.kind === 'alert') await sendMessage(stores.environment, row, factsOfRuns(stores.environment));
    expect(server.received).toHaveLength(1);
    expect(await sendAll(stores.environment)).toBe(0);
    at(28);
    await sendAll(stores.environment);
    expect(server.received).toHaveLength(2);
    expect(new Set(server.received.map(({ mail: { messageId } }) => messageId)).size).toBe(1);
    expect(await states()).toEqual(['sent']);
    // Whoever comes too late writes nothing.
    const [row] = await messages();
    expect(await noteSent(postgres, { id: row?.id ?? '', claim: crypto.randomUUID() }, now())).toBe(false);
  });

  test('is shared by those who send at the same time', async () => {
    await firedAlert(TEN);
    const { postgres } = stores.environment;
    const until = new Date(stores.clock.now.getTime() + 60_000);
    const take = () => claimWaiting(postgres, { claim: crypto.randomUUID(), now: stores.clock.now, until }, { limit: 4 });
    const taken = await Promise.all([take(), take(), take(), take()]);
    for (let more = await take(); more.length > 0; more = await take()) taken.push(more);
    const ids = taken.flat().map(({ id }) => id);
    const all = await postgres.select().from(outbox);
    expect([...ids].sort()).toEqual(all.map(({ id }) => id).sort());
  });

  test('goes out while the program runs, until it is stopped', async () => {
    await firedAlert(['mei@example.org']);
    const sending = startSending(stores.environment);
    await expect.poll(() => server.received.length, { timeout: 10_000 }).toBe(1);
    await sending.stop();
    await sending.stop();
    expect(await states()).toEqual(['sent']);
  });

  test('is dropped where it is wanted no more, and goes with its alert', async () => {
    const alert = await firedAlert(TEN.slice(0, 2));
    const edited = { id: alert.id, emails: [TEN[1]] };
    await updateAlert(stores.environment, mei, edited);
    await sendAll(stores.environment);
    expect(await states()).toEqual(['dropped', 'sent']);
    await deleteAlert(stores.environment, mei, { id: alert.id });
    expect(await messages()).toEqual([]);
    expect(server.received.map(({ to }) => to)).toEqual([TEN[1]]);
  });

  test('of a test goes to whoever asks, as often as he asks, and says so', async () => {
    const alert = await firedAlert(['mei@example.org']);
    server.received.length = 0;
    for (const id of [alert.id, undefined]) {
      const email = await testAlert(stores.environment, mei, { id });
      await sendAll(stores.environment);
      expect(server.received.filter(({ to }) => to === email).at(-1)?.mail.subject).toMatch(/^\[Test\] /);
    }
    expect(server.received.filter(({ mail: { subject } }) => subject?.startsWith('[Test]'))).toHaveLength(2);
  });
});

describe('channels', () => {
  const channels = [
    { kind: 'webhook', address: 'https://hooks.example/secret-path' },
    { kind: 'slack', address: 'https://slack.example/services/secret-path' },
  ];

  test('are told by what they understand, a webhook with a signature that can be checked', async () => {
    const asked: WebRequest[] = [];
    stores.environment.fetchWeb = async (request) => {
      asked.push(request);
      return { status: 200, url: request.url, headers: new Headers(), text: 'ok' };
    };
    const { channels: shown } = await firedAlert(['mei@example.org'], { channels });
    await sendAll(stores.environment);
    expect(await states()).toEqual(['sent', 'sent', 'sent']);
    const [webhook, slack] = channels.map(({ address }) => asked.find(({ url }) => url === address));
    expect(JSON.parse(slack?.body?.text ?? '')).toMatchObject({ blocks: [{ type: 'header' }, {}, {}] });
    const { 'x-earshot-timestamp': timestamp, 'x-earshot-signature': signature } = webhook?.headers ?? {};
    const secret = shown.find(({ kind }) => kind === 'webhook')?.secret ?? '';
    const expected = createHmac('sha256', secret).update(`${timestamp}.${webhook?.body?.text}`).digest('hex');
    expect(signature).toBe(`sha256=${expected}`);
    expect(shown.find(({ kind }) => kind === 'slack')?.secret).toBeNull();
  });

  test('that are away hold up no mail, and are tried again', async () => {
    stores.environment.fetchWeb = async () => {
      throw new SourceFailure(
        'rate-limited',
        'hooks.example was asked too often (429)',
        new Date(TEST_NOW.getTime() + 3 * 3_600_000),
      );
    };
    await firedAlert(['mei@example.org'], { channels: channels.slice(0, 1) });
    await sendAll(stores.environment);
    const rows = await messages();
    expect(rows.find(({ channel }) => channel === 'mail')).toMatchObject({ state: 'sent' });
    expect(rows.find(({ channel }) => channel === 'webhook')).toMatchObject({
      state: 'waiting',
      sendAt: new Date(TEST_NOW.getTime() + 3 * 3_600_000),
      failure: 'hooks.example was asked too often (429)',
    });
  });
});

/** As somebody does it on the dashboard. */
async function sendAgain(row: OutboxRow | undefined): Promise<void> {
  const waiting = { state: 'waiting' as const, tries: 0, tryingSince: null, sendAt: stores.clock.now };
  await stores.environment.postgres
    .update(outbox)
    .set(waiting)
    .where(eq(outbox.id, row?.id ?? ''));
}
