/** Who has unsubscribed from an alert is asked whether he wants it again, and comes back by his own word alone. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { firedAlert } from '../../../tests/support/fired-alert.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import type { Alert } from '../../contract/alerts.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { MailMessage } from '../../outside/mail/mail-sender.ts';
import { endUnsubscribed, noteUnsubscribed } from '../../stores/postgres/alert-unsubscribed.ts';
import { mailConsents, noteConsent } from '../../stores/postgres/mail-consents.ts';
import { outbox } from '../../stores/postgres/outbox.ts';
import { users } from '../../stores/postgres/users.ts';
import { sendAll } from '../../workers/send.ts';
import { tidy } from '../../workers/tidy.ts';
import type { Actor } from '../environment.ts';
import { askAgain } from './ask-again.ts';
import { confirmAgain, readConfirmingAgain } from './confirm-again.ts';
import { deleteAlert } from './delete-alert.ts';
import { getAlert } from './get-alert.ts';
import { receiveAgain } from './receive-again.ts';
import { updateAlert } from './update-alert.ts';

const ADA = 'ada@example.org';
const BEN = 'ben@example.org';
let stores: TestStores;
let mei: Actor;
let alert: Alert;
let sent: MailMessage[] = [];
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());
beforeEach(async () => {
  await stores.environment.postgres.delete(outbox);
  reached();
  mei = await stores.createOrganisation({ name: 'Harbour <News>', timezone: '+0800' });
  alert = await firedAlert(stores, mei, { emails: [ADA, BEN] });
  at(1);
  await unsubscribed(ADA);
  await stores.environment.postgres.delete(outbox);
});

function at(hours: number): void {
  stores.clock.now = new Date(TEST_NOW.getTime() + hours * 3_600_000);
}
function reached(): void {
  stores.environment.mail.send = async (message) => {
    sent.push(message);
    return { kind: 'sent' };
  };
}
const unsubscribed = (email: string, of = alert) =>
  noteUnsubscribed(
    stores.environment.postgres,
    { organisationId: mei.organisationId, alertId: Number(of.id), email },
    stores.clock.now,
  );
const ask = (email = ADA, of = alert) => askAgain(stores.environment, mei, { id: of.id, email });
const edit = (...emails: string[]) => updateAlert(stores.environment, mei, { id: alert.id, emails });
const adaOf = async (of = alert) =>
  (await getAlert(stores.environment, mei, { id: of.id })).emails.find(({ email }) => email === ADA);

async function mails(): Promise<MailMessage[]> {
  sent = [];
  await sendAll(stores.environment);
  return sent;
}

async function tokenOfMail(): Promise<string> {
  const [mail] = await mails();
  return /\/confirm-again\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('an address that has unsubscribed', () => {
  test('is asked by mail, stays as it was until it says yes, and is told from then on', async () => {
    const { emails } = await ask();
    expect(emails[0]).toEqual({ email: ADA, state: 'unsubscribed', askedAgainAt: stores.clock.now.toISOString() });
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: ADA, subject: `Harbour <News> asks: receive the alert “${alert.alertName}” again?` });
    expect(mail?.html).not.toContain('<News>');
    expect(mail?.unsubscribeUrl).toBeNull();
    const token = /\/confirm-again\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(await readConfirmingAgain(stores.environment, token)).toMatchObject({ alertName: alert.alertName, isDone: false });
    expect(await adaOf()).toMatchObject({ state: 'unsubscribed' });
    for (const _time of ['once', 'twice'])
      expect(await confirmAgain(stores.environment, token)).toMatchObject({ email: ADA, organisation: 'Harbour <News>' });
    expect(await adaOf()).toEqual({ email: ADA, state: 'confirmed' });
    expect(await readConfirmingAgain(stores.environment, token)).toMatchObject({ isDone: true });
  });

  test('is not brought back by whoever asks, edits, or has the address take part in another way', async () => {
    await ask();
    await edit(BEN);
    await edit(ADA, BEN);
    await noteConsent(stores.environment.postgres, mei.organisationId, ADA, stores.clock.now);
    await receiveAgain(stores.environment, mei, { id: alert.id, email: ADA });
    expect(await adaOf()).toMatchObject({ state: 'unsubscribed' });
  });

  test('of which nobody knows any more whether it wants any mail says so too', async () => {
    await stores.environment.postgres.delete(mailConsents).where(eq(mailConsents.organisationId, mei.organisationId));
    await ask();
    await confirmAgain(stores.environment, await tokenOfMail());
    expect(await adaOf()).toEqual({ email: ADA, state: 'confirmed' });
  });

  test('comes back to one alert and to no other', async () => {
    const other = await firedAlert(stores, mei, { emails: [ADA] });
    at(1);
    await unsubscribed(ADA, other);
    await ask();
    await confirmAgain(stores.environment, await tokenOfMail());
    expect([(await adaOf())?.state, (await adaOf(other))?.state]).toEqual(['confirmed', 'unsubscribed']);
  });
});

describe('a colleague who has unsubscribed', () => {
  const colleague = 'colleague@example.org';
  const remove = () => stores.environment.postgres.delete(users).where(eq(users.email, colleague));
  const join = () =>
    stores.environment.postgres.insert(users).values({
      id: crypto.randomUUID(),
      organisationId: mei.organisationId,
      email: colleague,
      name: 'Colleague',
      passwordHash: 'none',
      createdAt: stores.clock.now,
    });

  test('is asked like anybody else, and what he says ends with him', async () => {
    await join();
    await edit(colleague);
    await unsubscribed(colleague);
    await ask(colleague);
    await confirmAgain(stores.environment, await tokenOfMail());
    expect((await getAlert(stores.environment, mei, { id: alert.id })).emails).toEqual([
      { email: colleague, state: 'confirmed' },
    ]);
    await remove();
    expect((await getAlert(stores.environment, mei, { id: alert.id })).emails).toEqual([
      { email: colleague, state: 'not-asked' },
    ]);
  });
});

describe('the question', () => {
  test('is not sent, and its link leads nowhere, once it is void', async () => {
    await ask();
    await edit(BEN);
    expect(await mails()).toEqual([]);
    await edit(ADA, BEN);
    at(30);
    await ask();
    const token = await tokenOfMail();
    await edit(BEN);
    expect(await confirmAgain(stores.environment, token)).toBeNull();
    await edit(ADA, BEN);
    expect(await confirmAgain(stores.environment, token)).not.toBeNull();
    at(31);
    await unsubscribed(ADA);
    expect(await confirmAgain(stores.environment, token)).toBeNull();
    expect(await adaOf()).toEqual({ email: ADA, state: 'unsubscribed' });
    await deleteAlert(stores.environment, mei, { id: alert.id });
    expect(await readConfirmingAgain(stores.environment, token)).toBeNull();
  });

  test('goes to an address once a day at most, whatever alert it is for', async () => {
    const other = await firedAlert(stores, mei, { emails: [ADA] });
    at(1);
    await unsubscribed(ADA, other);
    await ask();
    at(24);
    const until = new Date(TEST_NOW.getTime() + 25 * 3_600_000).toISOString();
    for (const of of [alert, other])
      await expect(ask(ADA, of)).rejects.toMatchObject({ code: 'rate_limited', detail: { until } });
    at(25);
    await ask(ADA, other);
    expect(await mails()).toMatchObject([{ to: ADA }, { to: ADA }]);
  });

  test('is asked three times after each unsubscription, and no more', async () => {
    for (const hours of [2, 27, 52]) {
      at(hours);
      await ask();
      await mails();
    }
    at(500);
    await expect(ask()).rejects.toMatchObject({ code: 'limit_reached', detail: { limit: 'questions', max: 3 } });
  });

  test('is counted however long ago it was, when nothing is kept of the messages', async () => {
    for (const days of [1, 96, 191]) {
      at(days * 24);
      await ask();
      await mails();
      const asked = stores.clock.now.toISOString();
      at((days + 94) * 24);
      await tidy(stores.environment);
      expect(await stores.environment.postgres.$count(outbox)).toBe(0);
      expect(await adaOf()).toEqual({ email: ADA, state: 'unsubscribed', askedAgainAt: asked });
    }
    await expect(ask()).rejects.toMatchObject({ code: 'limit_reached', detail: { limit: 'questions', max: 3 } });
    await endUnsubscribed(stores.environment.postgres, { ...mei, alertId: Number(alert.id), email: ADA });
    await unsubscribed(ADA);
    expect((await ask()).emails[0]).toMatchObject({ state: 'unsubscribed', askedAgainAt: stores.clock.now.toISOString() });
  });

  test('that could not be delivered may be asked at once again', async () => {
    stores.environment.mail.send = async () => ({ kind: 'refused-for-good', reason: 'no such user here' });
    await ask();
    await mails();
    expect(await adaOf()).toEqual({ email: ADA, state: 'unsubscribed' });
    reached();
    await ask();
    expect(await mails()).toMatchObject([{ to: ADA }]);
  });

  test('counts among the questions of a day, and is none of those that ask an address whether it wants any mail', async () => {
    await stores.environment.postgres.delete(mailConsents).where(eq(mailConsents.organisationId, mei.organisationId));
    await ask();
    const strangers = (round: number, count = 10) =>
      Array.from({ length: count }, (_, place) => `reader${round}-${place}@example.net`);
    for (let round = 1; round < LIMITS.questionsOfDay / 10; round++) await edit(...strangers(round));
    const tooMany = (field: string) => ({ code: 'invalid', detail: { fields: { [field]: 'tooManyAsked' } } });
    await expect(edit(...strangers(0))).rejects.toMatchObject(tooMany('emails'));
    await edit(ADA, ...strangers(0, 8));
    await unsubscribed('reader0-0@example.net');
    await expect(ask('reader0-0@example.net')).rejects.toMatchObject(tooMany('email'));
  });

  test('cannot be asked by another organisation, nor of an address that the alert does not name, and is not sent to one that is told', async () => {
    const stranger = await stores.createOrganisation();
    const asking = [() => askAgain(stores.environment, stranger, { id: alert.id, email: ADA }), () => ask('cy@example.org')];
    for (const asked of asking) await expect(asked()).rejects.toMatchObject({ code: 'not_found' });
    expect((await ask(BEN)).emails[1]).toEqual({ email: BEN, state: 'confirmed' });
    expect(await mails()).toEqual([]);
  });
});

describe('whoever is signed in', () => {
  test('takes back that he has unsubscribed himself, once and twice, and nothing of others', async () => {
    const [user] = await stores.environment.postgres.select().from(users).where(eq(users.id, mei.userId));
    const mine = user?.email ?? '';
    await edit(ADA, mine);
    await unsubscribed(mine);
    for (const _time of ['once', 'twice']) {
      const { emails } = await receiveAgain(stores.environment, mei, { id: alert.id });
      expect(emails.map(({ state }) => state)).toEqual(['unsubscribed', 'confirmed']);
    }
  });

  test('finds no alert of others', async () => {
    const stranger = await stores.createOrganisation();
    await expect(receiveAgain(stores.environment, stranger, { id: alert.id })).rejects.toMatchObject({ code: 'not_found' });
  });
});
