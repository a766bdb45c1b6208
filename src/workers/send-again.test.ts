/** What was given up can be seen where a run is looked at, and sent again; what is put off is tried ever more rarely. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alertDraft } from '../../tests/support/alert-draft.ts';
import { type MailServer, startMailServer } from '../../tests/support/mail-server.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../tests/support/stores.ts';
import { topicOfPosts } from '../../tests/support/topic-of-posts.ts';
import type { MailSender } from '../outside/mail/mail-sender.ts';
import { openSmtpSender } from '../outside/mail/smtp-sender.ts';
import { createAlert } from '../services/alerts/create-alert.ts';
import { getRun } from '../services/alerts/get-run.ts';
import { sendAgain } from '../services/alerts/send-again.ts';
import type { Actor } from '../services/environment.ts';
import { alerts } from '../stores/postgres/alerts.ts';
import { noteConsent } from '../stores/postgres/mail-consents.ts';
import { evaluateAll } from './evaluate.ts';
import { sendAll } from './send.ts';

let stores: TestStores;
let server: MailServer;
let mail: MailSender;
let mei: Actor;
beforeAll(async () => {
  stores = await openTestStores();
  server = await startMailServer();
  mail = openSmtpSender({ url: server.url, from: { name: 'Earshot', address: 'alerts@earshot.example' }, dkim: null });
  stores.environment.mail = mail;
});
afterAll(async () => {
  await mail.close();
  await server.close();
  await stores.close();
});
beforeEach(async () => {
  await stores.environment.postgres.delete(alerts);
  server.received.length = 0;
  at(0);
  mei = await stores.createOrganisation({ timezone: '+0800' });
});

/** Sets the clock, in minutes from noon. */
function at(minutes: number): void {
  stores.clock.now = new Date(TEST_NOW.getTime() + minutes * 60_000);
}

const TEN = Array.from({ length: 10 }, (_, place) => `reader${place}@example.org`);
const BAD = 'reader3@example.org';

/** An alert of the window that ends at 15 past; answers what is known of its messages. */
async function firedAlert() {
  const { environment } = stores;
  const published_at = new Date(TEST_NOW.getTime() + 5 * 60_000).toISOString();
  const topic = await topicOfPosts(
    stores,
    mei,
    Array.from({ length: 4 }, () => ({ published_at })),
  );
  const { id } = await createAlert(environment, mei, alertDraft({ topics: [topic.id], emails: TEN }));
  for (const email of TEN) await noteConsent(environment.postgres, mei.organisationId, email, TEST_NOW);
  at(17);
  await evaluateAll(environment);
  const windowEnd = new Date(TEST_NOW.getTime() + 15 * 60_000).toISOString();
  return async () => (await getRun(environment, mei, { id, windowEnd })).deliveries;
}

test('a recipient who was refused is seen at the run and told once somebody sends it again, nobody else is told twice', async () => {
  const deliveries = await firedAlert();
  server.refuse = (to) => (to === BAD ? { code: 550, words: 'no such user here' } : null);
  await sendAll(stores.environment);
  const found = await deliveries();
  expect(found).toHaveLength(10);
  const dead = found.filter(({ state }) => state === 'dead');
  expect(dead).toMatchObject([{ recipient: BAD, failure: expect.stringContaining('no such user here') }]);
  expect(found.filter(({ state }) => state === 'sent')).toHaveLength(9);

  server.refuse = () => null;
  at(3 * 24 * 60);
  await sendAll(stores.environment);
  expect(server.received).toHaveLength(9);
  expect(await sendAgain(stores.environment, mei, { id: dead[0]?.id })).toMatchObject({ state: 'waiting', recipient: BAD });
  await sendAll(stores.environment);
  expect(server.received.map(({ to }) => to).toSorted()).toEqual(TEN);
  expect(server.received.at(-1)).toMatchObject({ to: BAD, mail: { messageId: `<${dead[0]?.id}@localhost>` } });
  expect((await deliveries()).map(({ state }) => state)).toEqual(TEN.map(() => 'sent'));
});

test('whoever is greylisted is asked ever more rarely, and told as soon as it is over, once', async () => {
  const deliveries = await firedAlert();
  let asked: number[] = [];
  server.refuse = (to) => {
    if (to !== BAD) return null;
    asked.push((stores.clock.now.getTime() - TEST_NOW.getTime()) / 60_000);
    return { code: 450, words: 'greylisted, come back later' };
  };
  for (let minutes = 17; minutes < 17 + 120; minutes++) {
    at(minutes);
    await sendAll(stores.environment);
  }
  const waits = asked.slice(1).map((minute, place) => minute - (asked[place] ?? 0));
  expect(waits.length).toBeGreaterThan(4);
  expect(waits.length).toBeLessThan(9);
  expect(Math.max(...waits.slice(0, 2))).toBeLessThan(Math.max(...waits.slice(-2)));
  expect((await deliveries()).filter(({ state }) => state !== 'sent')).toMatchObject([{ recipient: BAD, state: 'waiting' }]);
  expect(server.received).toHaveLength(9);

  server.refuse = () => null;
  asked = [];
  at(17 + 120 + 60);
  await sendAll(stores.environment);
  expect(server.received.map(({ to }) => to).toSorted()).toEqual(TEN);
});
