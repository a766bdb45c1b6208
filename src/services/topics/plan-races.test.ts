/** Fifty people of one organisation at once, at a limit of its plan: what is left is taken, and never more. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { OrganisationInput } from '../../services/accounts/create-organisation.ts';
import { subscriptions } from '../../stores/postgres/subscriptions.ts';
import { topicRevisions } from '../../stores/postgres/topic-revisions.ts';
import { createAlert } from '../alerts/create-alert.ts';
import { deleteAlert } from '../alerts/delete-alert.ts';
import { listAlerts } from '../alerts/list-alerts.ts';
import type { Actor } from '../environment.ts';
import { createExport } from '../exports/create-export.ts';
import { createTopic } from './create-topic.ts';
import { deleteTopic } from './delete-topic.ts';
import { listTopicIds } from './list-topic-ids.ts';
import { updateTopic } from './update-topic.ts';

const PEOPLE = 50;

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());

const words = (...groups: string[][]) => ({ operator: 'AND', groups });
const topicsOf = async (actor: Actor) => (await listTopicIds(stores.environment, actor)).length;
const alertsOf = async (actor: Actor) => (await listAlerts(stores.environment, actor)).length;

async function setPlan(actor: Actor, change: Partial<OrganisationInput['subscription']>): Promise<void> {
  const own = eq(subscriptions.organisationId, actor.organisationId);
  await stores.environment.postgres.update(subscriptions).set(change).where(own);
}

/** Answers how many came through, and what the others were told, each different answer once. */
async function atOnce(work: (index: number) => Promise<unknown>): Promise<{ through: number; told: unknown[] }> {
  const tries = await Promise.allSettled(Array.from({ length: PEOPLE }, (_, index) => work(index)));
  const told = tries.flatMap((one) => (one.status === 'rejected' ? [JSON.stringify(toldOf(one.reason))] : []));
  return { through: PEOPLE - told.length, told: [...new Set(told)].map((one) => JSON.parse(one)) };
}

function toldOf(reason: unknown): unknown {
  const { code, detail, message } = reason as { code?: string; detail?: object; message: string };
  return code === undefined ? message : { code, ...detail };
}

it('takes the topics that are left, beside others that are there', async () => {
  const { environment } = stores;
  const actor = await stores.createOrganisation({ subscription: { maxTopics: 9 } });
  for (let index = 0; index < 3; index += 1) await createTopic(environment, actor, topicDraft());
  expect(await atOnce(() => createTopic(environment, actor, topicDraft()))).toEqual({
    through: 6,
    told: [{ code: 'limit_reached', limit: 'topics', max: 9, used: 9 }],
  });
  expect(await topicsOf(actor)).toBe(9);
});

it('takes the alerts that are left', async () => {
  const { environment } = stores;
  const actor = await stores.createOrganisation({ subscription: { maxAlerts: 8 } });
  const { id } = await createTopic(environment, actor, topicDraft());
  const create = () => createAlert(environment, actor, alertDraft({ topics: [id] }));
  await create();
  expect(await atOnce(create)).toEqual({
    through: 7,
    told: [{ code: 'limit_reached', limit: 'alerts', max: 8, used: 8 }],
  });
  expect(await alertsOf(actor)).toBe(8);
});

it('gives a place that becomes free to one, while others delete', async () => {
  const { environment } = stores;
  const actor = await stores.createOrganisation({ subscription: { maxTopics: 5, maxAlerts: 5 } });
  const kept = await createTopic(environment, actor, topicDraft());
  const topics: { id: string }[] = [];
  const alerts: { id: string }[] = [];
  const create = () => createAlert(environment, actor, alertDraft({ topics: [kept.id] }));
  for (let index = 0; index < 4; index += 1) topics.push(await createTopic(environment, actor, topicDraft()));
  for (let index = 0; index < 5; index += 1) alerts.push(await create());
  const took = await atOnce((index) => {
    const topic = topics[index];
    if (topic) return deleteTopic(environment, actor, topic);
    const alert = alerts[index - 4];
    if (alert) return deleteAlert(environment, actor, alert);
    return index % 2 === 0 ? createTopic(environment, actor, topicDraft()) : create();
  });
  // Nine deleted; of those who create, as many as found a place when their turn came.
  expect(took.through).toBeGreaterThanOrEqual(9);
  expect(await topicsOf(actor)).toBeLessThanOrEqual(5);
  expect(await alertsOf(actor)).toBeLessThanOrEqual(5);
  expect((await topicsOf(actor)) + (await alertsOf(actor))).toBe(10 - 9 + (took.through - 9));
});

it('lets nobody have more keywords than a plan that shrinks meanwhile', async () => {
  const { environment } = stores;
  const actor = await stores.createOrganisation({ subscription: { maxKeywords: 3, maxKeywordsExclusion: 1 } });
  const drafts = await Promise.all(
    Array.from({ length: PEOPLE }, async () => {
      const draft = topicDraft({ inclusion: words(['tea']), exclusion: words() });
      return { ...draft, id: (await createTopic(environment, actor, draft)).id };
    }),
  );
  const beyond = await atOnce((index) =>
    updateTopic(environment, actor, { ...drafts[index], inclusion: words(['tea', 'milk', 'ice', 'sugar']) }),
  );
  expect(beyond).toEqual({ through: 0, told: [{ code: 'invalid', fields: { inclusion: 'inclusionTooMany' } }] });
  const [raced] = await Promise.all([
    atOnce((index) => updateTopic(environment, actor, { ...drafts[index], inclusion: words(['tea', 'milk', 'ice']) })),
    setPlan(actor, { maxKeywords: 2 }),
  ]);
  if (raced.told.length > 0) expect(raced.told).toEqual([{ code: 'invalid', fields: { inclusion: 'inclusionTooMany' } }]);
  const wide = (await environment.postgres.select().from(topicRevisions)).filter(
    ({ topicId, revision }) => revision === 2 && drafts.some(({ id }) => id === String(topicId)),
  );
  expect(wide).toHaveLength(raced.through);
  const after = await atOnce((index) =>
    updateTopic(environment, actor, { ...drafts[index], inclusion: words(['cup', 'milk', 'ice']) }),
  );
  expect(after).toEqual({ through: 0, told: [{ code: 'invalid', fields: { inclusion: 'inclusionTooMany' } }] });
});

it('refuses all who come after the plan has ended, and none before', async () => {
  const { environment } = stores;
  const actor = await stores.createOrganisation();
  const period = { endsAt: '2026-03-11T00:00:00Z' };
  const [raced] = await Promise.all([
    atOnce(() => createTopic(environment, actor, topicDraft(period))),
    setPlan(actor, { endsAt: environment.now() }),
  ]);
  const refusal = { code: 'forbidden', planEndedAt: environment.now().toISOString() };
  if (raced.told.length > 0) expect(raced.told).toEqual([refusal]);
  expect(await topicsOf(actor)).toBe(raced.through);
  expect(await atOnce(() => createTopic(environment, actor, topicDraft(period)))).toEqual({ through: 0, told: [refusal] });
});

it('makes as many files at once as are allowed, with and without a plan', async () => {
  const { environment } = stores;
  for (const hasPlan of [true, false]) {
    const actor = await stores.createOrganisation();
    const { id } = await topicOfPosts(stores, actor, [{}]);
    const own = eq(subscriptions.organisationId, actor.organisationId);
    if (!hasPlan) await environment.postgres.delete(subscriptions).where(own);
    const { through, told } = await atOnce(() => createExport(environment, actor, { id, format: 'csv', filter: {} }));
    const max = LIMITS.exportsUnderWay;
    expect({ hasPlan, through, told }).toEqual({
      hasPlan,
      through: max,
      told: [{ code: 'limit_reached', limit: 'exports', max, used: max }],
    });
  }
});
