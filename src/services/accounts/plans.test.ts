import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { subscriptions } from '../../stores/postgres/subscriptions.ts';
import { createTopic } from '../topics/create-topic.ts';
import { listPlans, showPlan } from './list-plans.ts';
import { setPlan } from './set-plan.ts';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());

test('what is used beyond a new limit is told, and stays', async () => {
  const { environment } = stores;
  const mei = await stores.createOrganisation();
  const org = String(mei.organisationId);
  const inclusion = { operator: 'AND', groups: [['ferry', 'boat'], ['harbour']] };
  for (const name of ['One', 'Two'])
    await createTopic(environment, mei, {
      ...topicDraft({ name, inclusion }),
      startsAt: '2026-03-01T00:00:00+08:00',
      endsAt: '2026-03-31T00:00:00+08:00',
    });
  expect(await showPlan(environment, { org })).toMatchObject({
    use: { maxTopics: 2, maxKeywords: 3, maxKeywordsExclusion: 0, maxAlerts: 0, maxDays: 30 },
    over: [],
  });
  expect(await setPlan(environment, { org, maxTopics: 1, maxKeywords: 2, maxDays: 30 })).toMatchObject({
    change: 'changed',
    fields: ['maxTopics', 'maxKeywords', 'maxDays'],
    over: ['maxTopics', 'maxKeywords'],
    plan: { maxTopics: 1, maxKeywords: 2, maxAlerts: 50, maxDays: 30 },
  });
  await expect(createTopic(environment, mei, topicDraft())).rejects.toMatchObject({ code: 'limit_reached' });
});

test('of two who change different limits at once, both come through', async () => {
  const { environment } = stores;
  const { organisationId } = await stores.createOrganisation();
  const org = String(organisationId);
  await Promise.all([setPlan(environment, { org, maxTopics: 1 }), setPlan(environment, { org, maxAlerts: 2 })]);
  expect(await showPlan(environment, { org })).toMatchObject({ plan: { maxTopics: 1, maxAlerts: 2, maxDays: 366 } });
});

test('an organisation without a plan gets the standard one, but for what is given', async () => {
  const { environment } = stores;
  const { organisationId } = await stores.createOrganisation();
  const org = String(organisationId);
  await environment.postgres.delete(subscriptions);
  expect(await listPlans(environment)).toContainEqual(expect.objectContaining({ plan: null, expired: true }));
  expect(await setPlan(environment, { org, maxTopics: 4 })).toMatchObject({
    change: 'added',
    fields: [],
    plan: { plan: 'Standard', maxTopics: 4, maxKeywords: 200 },
  });
  expect(await setPlan(environment, { org, maxTopics: 4 })).toMatchObject({ change: 'none' });
});

test('of many who give it its first plan at once one adds it, and what the others want is changed', async () => {
  const { environment } = stores;
  const { organisationId } = await stores.createOrganisation();
  await environment.postgres.delete(subscriptions).where(eq(subscriptions.organisationId, organisationId));
  const org = String(organisationId);
  const limits = [{ maxTopics: 1 }, { maxAlerts: 2 }, { maxKeywords: 3 }, { maxDays: 4 }, { maxSessions: 5 }];
  const done = await Promise.all(limits.map((limit) => setPlan(environment, { org, ...limit })));
  expect(done.map(({ change }) => change).sort()).toEqual(['added', 'changed', 'changed', 'changed', 'changed']);
  expect(await showPlan(environment, { org })).toMatchObject({ plan: Object.assign({}, ...limits) });
});

test('an end before the beginning is refused, and what helps is said', async () => {
  const { environment } = stores;
  const org = String((await stores.createOrganisation()).organisationId);
  const ended = setPlan(environment, { org, endsAt: '2020-01-01' });
  await expect(ended).rejects.toMatchObject({ code: 'invalid', message: expect.stringContaining('--starts') });
  const over = { org, startsAt: '2019-01-01', endsAt: '2020-01-01' };
  expect(await setPlan(environment, over)).toMatchObject({ change: 'changed', expired: true });
});
