import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { firedAlert } from '../../../tests/support/fired-alert.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import type { Alert } from '../../contract/alerts.ts';
import { audienceOf } from '../../stores/postgres/alert-rows.ts';
import { mailConsents } from '../../stores/postgres/mail-consents.ts';
import type { Actor } from '../environment.ts';
import { deleteAlert } from './delete-alert.ts';
import { getAlert } from './get-alert.ts';
import { mailLink } from './mail-link.ts';
import { subscribeAgain, unsubscribe } from './unsubscribe.ts';
import { updateAlert } from './update-alert.ts';

const ADA = 'ada@example.org';
const BEN = 'ben@example.org';
let stores: TestStores;
let mei: Actor;
let alert: Alert;
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());
beforeEach(async () => {
  mei = await stores.createOrganisation({ timezone: '+0800' });
  alert = await firedAlert(stores, mei, { emails: [ADA, BEN] });
});

const edit = (emails: string[]) => updateAlert(stores.environment, mei, { id: alert.id, emails });

async function tokenOf(email: string): Promise<string> {
  const says = { organisationId: mei.organisationId, alertId: Number(alert.id), email, language: 'en' } as const;
  return (await mailLink(stores.environment, 'unsubscribe', says)).split('/').at(-1) ?? '';
}

async function unsubscribeAda(): Promise<void> {
  expect(await unsubscribe(stores.environment, await tokenOf(ADA))).toMatchObject({ email: ADA, isUnsubscribed: true });
}

const subscribeAdaAgain = async () => subscribeAgain(stores.environment, await tokenOf(ADA));

async function expectNotTold(): Promise<void> {
  const { emails } = await getAlert(stores.environment, mei, { id: alert.id });
  expect(emails).toEqual([
    { email: ADA, state: 'unsubscribed' },
    { email: BEN, state: 'confirmed' },
  ]);
  const audience = await audienceOf(stores.environment.postgres, [Number(alert.id)]);
  expect(audience.get(Number(alert.id))).toEqual([{ channel: 'mail', recipient: BEN }]);
}

test('whoever has unsubscribed is told nothing, also when he is taken out and put in again', async () => {
  await unsubscribeAda();
  await unsubscribeAda();
  await expectNotTold();
  await edit([BEN]);
  await edit([ADA, BEN]);
  await expectNotTold();
});

test('so is who unsubscribes while the alert does not name him', async () => {
  await edit([BEN]);
  await unsubscribeAda();
  await edit([ADA, BEN]);
  await expectNotTold();
});

test('other alerts tell him as before', async () => {
  await unsubscribeAda();
  const other = await firedAlert(stores, mei, { emails: [ADA] });
  expect(other.emails).toMatchObject([{ email: ADA, state: 'confirmed' }]);
});

test('whoever has unsubscribed by mistake takes it back by the same link, and nobody else comes back with him', async () => {
  await unsubscribeAda();
  await unsubscribe(stores.environment, await tokenOf(BEN));
  for (const _time of ['once', 'twice'])
    expect(await subscribeAdaAgain()).toMatchObject({ alertName: alert.alertName, isUnsubscribed: false, isWanted: true });
  const { emails } = await getAlert(stores.environment, mei, { id: alert.id });
  expect(emails.map(({ state }) => state)).toEqual(['confirmed', 'unsubscribed']);
  const audience = await audienceOf(stores.environment.postgres, [Number(alert.id)]);
  expect(audience.get(Number(alert.id))).toEqual([{ channel: 'mail', recipient: ADA }]);
  await unsubscribeAda();
});

test.each<[string, () => Promise<unknown>]>([
  ['the alert names him no more', () => edit([BEN])],
  ['he may not be told anyway', () => stores.environment.postgres.delete(mailConsents).where(eq(mailConsents.email, ADA))],
])('but not where %s', async (_why, then) => {
  await unsubscribeAda();
  await then();
  expect(await subscribeAdaAgain()).toMatchObject({ isUnsubscribed: true, isWanted: false });
  await edit([ADA, BEN]);
  expect((await getAlert(stores.environment, mei, { id: alert.id })).emails[0]).toEqual({ email: ADA, state: 'unsubscribed' });
});

test('of an alert that is gone there is nothing to take back', async () => {
  await unsubscribeAda();
  await deleteAlert(stores.environment, mei, { id: alert.id });
  expect(await subscribeAdaAgain()).toMatchObject({ alertName: null, isUnsubscribed: false, isWanted: false });
});
