/** What becomes of people whom an operator disables or removes, and of what they have made. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { audienceOf } from '../../stores/postgres/alert-rows.ts';
import { outbox } from '../../stores/postgres/outbox.ts';
import { createAlert } from '../alerts/create-alert.ts';
import { getAlert } from '../alerts/get-alert.ts';
import type { Actor } from '../environment.ts';
import { listTopicIds } from '../topics/list-topic-ids.ts';
import { listNotes } from '../triage/list-notes.ts';
import { writeNotes } from '../triage/write-notes.ts';
import { createView } from '../views/create-view.ts';
import { listViews } from '../views/list-views.ts';
import { accountMessage } from './account-message.ts';
import { addOperatorUser } from './add-user.ts';
import { askReset } from './ask-mail.ts';
import { findActorByEmail } from './find-actor.ts';
import { listOrgUsers } from './list-org-users.ts';
import { removeUser } from './remove-user.ts';
import { savePreference } from './save-preference.ts';
import { setUser } from './set-user.ts';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());

let people = 0;
async function colleagueOf(boss: Actor, name: string): Promise<Actor & { email: string }> {
  people += 1;
  const email = `${name.toLowerCase()}${people}@test.invalid`;
  await addOperatorUser(stores.environment, { email, name, org: String(boss.organisationId) });
  const actor = await findActorByEmail(stores.environment, email);
  if (!actor) throw new Error('a user just made acts');
  return { ...actor, email };
}

async function busy(boss: Actor) {
  const { environment } = stores;
  const ben = await colleagueOf(boss, 'Ben');
  const { id, postIds } = await topicOfPosts(stores, ben, [{}]);
  await writeNotes(environment, ben, { postIds, text: 'Look at this' });
  const alert = await createAlert(environment, ben, alertDraft({ topics: [id], emails: [ben.email] }));
  const view = { id, tab: 'what', search: {}, name: 'Mine', shared: false };
  await createView(environment, ben, view);
  await createView(environment, ben, { ...view, name: 'Ours', shared: true });
  return { ben, topic: id, postId: postIds[0] ?? '', alertId: alert.id };
}

const told = async (alertId: string) => (await audienceOf(stores.environment.postgres, [Number(alertId)])).get(Number(alertId));

test('what somebody made for the organisation stays when they are removed, without their name', async () => {
  const { environment } = stores;
  const boss = await stores.createOrganisation();
  const { ben, topic, postId, alertId } = await busy(boss);
  expect(await told(alertId)).toEqual([{ channel: 'mail', recipient: ben.email }]);

  expect(await removeUser(environment, { email: ben.email.toUpperCase() })).toEqual({
    change: 'removed',
    fields: [],
    user: expect.objectContaining({ email: ben.email, name: 'Ben' }),
    views: 2,
    sharedViews: 1,
    alerts: 1,
  });
  expect(await removeUser(environment, { email: ben.email })).toMatchObject({ change: 'none', user: null });
  expect(await findActorByEmail(environment, ben.email)).toBeNull();
  expect((await listTopicIds(environment, boss)).map(({ topic_id }) => topic_id)).toContain(topic);
  expect(await listNotes(environment, boss, { feedId: postId })).toMatchObject([{ text: 'Look at this', by: null }]);
  expect(await getAlert(environment, boss, { id: alertId })).toMatchObject({ emails: [{ email: ben.email }] });
  expect(await told(alertId)).toEqual([]);
  expect(await listViews(environment, boss, { id: topic })).toEqual([]);
});

test('who is disabled is told nothing and listed nowhere; all of theirs is there when they may come back', async () => {
  const { environment } = stores;
  const boss = await stores.createOrganisation();
  const { ben, topic, alertId } = await busy(boss);
  await setUser(environment, { email: ben.email, disabled: true });
  expect(await findActorByEmail(environment, ben.email)).toBeNull();
  expect(await told(alertId)).toEqual([]);
  expect((await listOrgUsers(environment, boss)).map(({ name }) => name)).toEqual(['Test']);
  await askReset(environment, { email: ben.email, language: 'en' });
  const [asked] = (await environment.postgres.select().from(outbox)).filter(({ recipient }) => recipient === ben.email);
  expect(asked && (await accountMessage(environment, asked))).toBeNull();

  await setUser(environment, { email: ben.email, disabled: false });
  expect(await told(alertId)).toHaveLength(1);
  expect(await listViews(environment, ben, { id: topic })).toHaveLength(2);
  expect((await listOrgUsers(environment, ben)).map(({ name }) => name)).toEqual(['Ben', 'Test']);
});

test('the last user of an organisation can be removed, and another added', async () => {
  const { environment } = stores;
  const boss = await stores.createOrganisation();
  const [only] = await listOrgUsers(environment, boss);
  expect(await removeUser(environment, { email: only?.email })).toMatchObject({ change: 'removed' });
  const next = await colleagueOf(boss, 'Eve');
  expect(await listOrgUsers(environment, next)).toMatchObject([{ name: 'Eve' }]);
});

test('a new password is told in the language of whoever has it, unless they had none', async () => {
  const { environment } = stores;
  const boss = await stores.createOrganisation();
  const ann = await colleagueOf(boss, 'Ann');
  const tellings = async () =>
    (await environment.postgres.select().from(outbox))
      .filter(({ recipient }) => recipient === ann.email)
      .map(({ content }) => content);
  await savePreference(environment, ann, { language: 'zh-Hant' });
  expect(await setUser(environment, { email: ann.email, password: 'first one' })).toMatchObject({ fields: ['password'] });
  expect(await tellings()).toEqual([]);
  expect(await setUser(environment, { email: ann.email, password: 'first one' })).toMatchObject({ change: 'none' });
  await setUser(environment, { email: ann.email, password: 'second one' });
  expect(await tellings()).toEqual([{ says: 'changed', language: 'zh-Hant' }]);
});
