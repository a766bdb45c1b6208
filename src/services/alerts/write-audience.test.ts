import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import type { Alert } from '../../contract/alerts.ts';
import { LIMITS } from '../../contract/limits.ts';
import { setAlertRecipients } from '../../stores/postgres/alert-rows.ts';
import { noteConsent } from '../../stores/postgres/mail-consents.ts';
import { outbox } from '../../stores/postgres/outbox.ts';
import { hostOfChannel } from '../../stores/postgres/outbox-claims.ts';
import { users } from '../../stores/postgres/users.ts';
import { sendAll } from '../../workers/send.ts';
import { tidy } from '../../workers/tidy.ts';
import type { Actor } from '../environment.ts';
import { createAlert } from './create-alert.ts';
import { getAlert } from './get-alert.ts';
import { updateAlert } from './update-alert.ts';

const ADA = 'ada@example.org';
const BEN = 'ben@example.org';
let stores: TestStores;
let mei: Actor;
let topicId: string;
let sent: string[] = [];
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());
beforeEach(async () => {
  await stores.environment.postgres.delete(outbox);
  at(0);
  sent = [];
  stores.environment.mail.send = async ({ to }) => {
    sent.push(to);
    return { kind: 'sent' };
  };
  mei = await stores.createOrganisation({ timezone: '+0800' });
  ({ id: topicId } = await topicOfPosts(stores, mei, []));
});

function at(hours: number): void {
  stores.clock.now = new Date(TEST_NOW.getTime() + hours * 3_600_000);
}
const create = (...emails: string[]) => createAlert(stores.environment, mei, alertDraft({ topics: [topicId], emails }));
const edit = ({ id }: Alert, ...emails: string[]) => updateAlert(stores.environment, mei, { id, emails });
const stateOf = async ({ id }: Alert) => (await getAlert(stores.environment, mei, { id })).emails[0]?.state;

const questions = () => stores.environment.postgres.$count(outbox);

async function sendFrom(hours: number): Promise<string[]> {
  sent = [];
  at(hours);
  await sendAll(stores.environment);
  return sent.toSorted();
}

describe('addresses outside the organisation', () => {
  test('are asked so many in a day and no more, whoever names them', async () => {
    const alert = await create(ADA);
    const strangers = (round: number) => Array.from({ length: 10 }, (_, place) => `reader${round}-${place}@example.net`);
    const rounds = Math.floor((LIMITS.questionsOfDay - 1) / 10);
    for (let round = 0; round < rounds; round++) await edit(alert, ...strangers(round));
    const tooMany = { code: 'invalid', detail: { fields: { emails: 'tooManyAsked' } } };
    await expect(edit(alert, ...strangers(rounds))).rejects.toMatchObject(tooMany);
    await expect(create(...strangers(rounds))).rejects.toMatchObject(tooMany);
    // Nothing of it was written.
    expect((await getAlert(stores.environment, mei, { id: alert.id })).emails.map(({ email }) => email)).toEqual(
      strangers(rounds - 1),
    );
    at(25);
    await edit(alert, ...strangers(rounds));
  });

  test('are not asked once no alert names them any more, and may be asked by the next that does', async () => {
    const alert = await create(ADA);
    await edit(alert, BEN);
    expect(await sendFrom(0)).toEqual([BEN]);
    const next = await create(ADA);
    expect(await stateOf(next)).toBe('asked');
    expect(await sendFrom(0)).toEqual([ADA]);
  });

  test('that do not answer are asked again when they are named a day later, three times at most', async () => {
    const alert = await create(ADA);
    const asked: string[][] = [];
    for (const hours of [0, 12, 25, 26, 51, 76, 200]) {
      at(hours);
      await edit(alert, ADA);
      asked.push(await sendFrom(hours));
    }
    expect(asked).toEqual([[ADA], [], [ADA], [], [ADA], [], []]);
  });

  test('are asked again months later, when nothing is kept of the messages, and no more often than that', async () => {
    const alert = await create(ADA);
    const asked = [await sendFrom(0)];
    for (const days of [95, 190, 285]) {
      at(days * 24);
      await tidy(stores.environment);
      expect(await questions()).toBe(0);
      await edit(alert, ADA);
      expect(await stateOf(alert)).toBe('asked');
      asked.push(await sendFrom(days * 24));
    }
    expect(asked).toEqual([[ADA], [ADA], [ADA], []]);
  });

  test('that were taken out before they were asked are asked months later, and said to be not asked until then', async () => {
    const alert = await create(ADA);
    await edit(alert, BEN);
    expect(await sendFrom(0)).toEqual([BEN]);
    at(95 * 24);
    await tidy(stores.environment);
    expect(await questions()).toBe(0);
    // As if it had been named without being asked.
    await stores.environment.postgres.transaction((transaction) => setAlertRecipients(transaction, Number(alert.id), [ADA]));
    expect(await stateOf(alert)).toBe('not-asked');
    await edit(alert, ADA);
    expect(await stateOf(alert)).toBe('asked');
    expect(await sendFrom(95 * 24)).toEqual([ADA]);
  });

  test('that the question does not reach say so, and are asked again by the next edit', async () => {
    stores.environment.mail.send = async () => ({ kind: 'refused-for-good', reason: 'no such user here' });
    const alert = await create(ADA);
    await sendFrom(0);
    expect(await stateOf(alert)).toBe('unreached');
    stores.environment.mail.send = async ({ to }) => {
      sent.push(to);
      return { kind: 'sent' };
    };
    await edit(alert, ADA);
    expect(await stateOf(alert)).toBe('asked');
    expect(await sendFrom(1)).toEqual([ADA]);
  });

  test('that have said yes are asked no more', async () => {
    const alert = await create(ADA);
    await sendFrom(0);
    await noteConsent(stores.environment.postgres, mei.organisationId, ADA, TEST_NOW);
    at(30);
    await edit(alert, ADA);
    expect(await sendFrom(30)).toEqual([]);
    expect(await stateOf(alert)).toBe('confirmed');
  });
});

test('whoever is no user any more is not asked until the alert is saved again', async () => {
  const [user] = await stores.environment.postgres.select().from(users).where(eq(users.id, mei.userId));
  const alert = await create(user?.email ?? '');
  expect(await stateOf(alert)).toBe('confirmed');
  await stores.environment.postgres
    .update(users)
    .set({ email: `new-${user?.email}` })
    .where(eq(users.id, mei.userId));
  expect(await stateOf(alert)).toBe('not-asked');
  await edit(alert, user?.email ?? '');
  expect(await stateOf(alert)).toBe('asked');
});

test.each([
  ['of capitals', 'HTTPS://Hooks.Example/Path', 'hooks.example'],
  ['with the port that it has anyway', 'https://hooks.example:443/path', 'hooks.example'],
  ['with another port', 'https://hooks.example:8443/path', 'hooks.example:8443'],
  ['of other signs', 'https://港口.example/path', 'xn--6orv52d.example'],
  ['with another dot', 'https://hooks。example/path', 'hooks.example'],
  ['without a path', 'https://hooks.example?key=a', 'hooks.example'],
])('an address %s is of the same host as the plain one', async (_name, address, host) => {
  const channels = [{ kind: 'webhook', address }];
  const alert = await createAlert(stores.environment, mei, alertDraft({ topics: [topicId], emails: [ADA], channels }));
  expect(await hostOfChannel(stores.environment.postgres, alert.channels[0]?.id ?? '')).toBe(host);
  const twice = { id: alert.id, channels: [...channels, { kind: 'slack', address: new URL(address).href }] };
  await expect(updateAlert(stores.environment, mei, twice)).rejects.toMatchObject({ code: 'invalid' });
});
