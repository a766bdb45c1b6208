import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { firedAlert } from '../../../tests/support/fired-alert.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import type { Alert } from '../../contract/alerts.ts';
import { audienceOf } from '../../stores/postgres/alert-rows.ts';
import type { Actor } from '../environment.ts';
import { getAlert } from './get-alert.ts';
import { mailLink } from './mail-link.ts';
import { unsubscribe } from './unsubscribe.ts';
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

async function unsubscribeAda(): Promise<void> {
  const says = { organisationId: mei.organisationId, alertId: Number(alert.id), email: ADA, language: 'en' } as const;
  const link = await mailLink(stores.environment, 'unsubscribe', says);
  expect(await unsubscribe(stores.environment, link.split('/').at(-1) ?? '')).toMatchObject({ email: ADA });
}

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
