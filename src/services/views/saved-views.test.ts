import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { ViewInput } from '../../contract/saved-views.ts';
import { insertUser, users } from '../../stores/postgres/users.ts';
import type { Actor, Environment } from '../environment.ts';
import { createTopic } from '../topics/create-topic.ts';
import { deleteTopic } from '../topics/delete-topic.ts';
import { createView } from './create-view.ts';
import { deleteView } from './delete-view.ts';
import { listViews } from './list-views.ts';
import { updateView } from './update-view.ts';

let stores: TestStores;
let environment: Environment;
let mei: Actor;
let id: string;

beforeAll(async () => {
  stores = await openTestStores();
  ({ environment } = stores);
});
afterAll(() => stores.close());
beforeEach(async () => {
  mei = await stores.createOrganisation({ name: 'Mei' });
  ({ id } = await createTopic(environment, mei, topicDraft()));
});

const VIEW: ViewInput = { name: 'Angry', tab: 'who', search: { sentiments: 'Negative', rows: 50 }, shared: false };
const keep = (actor: Actor, given: object = {}) => createView(environment, actor, { id, ...VIEW, ...given });
const change = (actor: Actor, viewId: string, changes: object) => updateView(environment, actor, { viewId, ...changes });
const remove = (actor: Actor, viewId: string) => deleteView(environment, actor, { viewId });
const read = (actor: Actor, topicId = id) => listViews(environment, actor, { id: topicId });
const absent = { code: 'not_found' };

async function colleague(): Promise<Actor> {
  const userId = randomUUID();
  const row = {
    id: userId,
    organisationId: mei.organisationId,
    email: `${userId}@test.invalid`,
    name: 'Kai',
    passwordHash: 'none',
  };
  await insertUser(environment.postgres, { ...row, createdAt: TEST_NOW });
  return { ...mei, userId };
}

describe('a view', () => {
  test('is kept as it was set, listed by name for its topic, changed and deleted', async () => {
    const angry = await keep(mei, { name: '  Angry ' });
    expect(angry).toEqual({ id: expect.any(String), ...VIEW, owner: null });
    const forums = await keep(mei, { name: 'angry forums', search: { mediaTypes: 'forum', text: 'a b' } });
    const all = await keep(mei, { name: 'All', search: {} });
    expect(await read(mei)).toEqual([all, angry, forums]);
    const other = await createTopic(environment, mei, topicDraft());
    expect(await read(mei, other.id)).toEqual([]);

    expect(await change(mei, angry.id, { name: 'Zorn' })).toEqual({ ...angry, name: 'Zorn' });
    const now = { tab: 'raw-data', search: { mention: 'main', hours: [1, 2] } };
    expect(await change(mei, angry.id, now)).toEqual({ ...angry, name: 'Zorn', ...now });
    expect(await change(mei, angry.id, { shared: true })).toMatchObject({ name: 'Zorn', ...now, shared: true });
    await remove(mei, angry.id);
    expect(await read(mei)).toEqual([all, forums]);
    await expect(remove(mei, angry.id)).rejects.toMatchObject(absent);
    await expect(change(mei, angry.id, { name: 'x' })).rejects.toMatchObject(absent);
  });

  test.each(['a\0b', 'a \ud800'])('is refused with text that no store takes', async (text) => {
    await expect(keep(mei, { search: { text } })).rejects.toMatchObject({ code: 'invalid' });
  });

  test('is one person’s own until it is shared, and changed by nobody else then', async () => {
    const kai = await colleague();
    const view = await keep(mei);
    expect(await read(kai)).toEqual([]);
    await expect(change(kai, view.id, { name: 'x' })).rejects.toMatchObject(absent);
    await change(mei, view.id, { shared: true });
    expect(await read(kai)).toEqual([{ ...view, shared: true, owner: 'Mei' }]);
    await expect(change(kai, view.id, { name: 'x' })).rejects.toMatchObject(absent);
    await expect(remove(kai, view.id)).rejects.toMatchObject(absent);
    expect(await read(mei)).toEqual([{ ...view, shared: true }]);
    await change(mei, view.id, { shared: false });
    expect(await read(kai)).toEqual([]);
  });

  test('is never another organisation’s', async () => {
    const stranger = await stores.createOrganisation();
    const view = await keep(mei, { shared: true });
    await expect(read(stranger)).rejects.toMatchObject(absent);
    await expect(keep(stranger)).rejects.toMatchObject(absent);
    await expect(change(stranger, view.id, { name: 'x' })).rejects.toMatchObject(absent);
    await expect(remove(stranger, view.id)).rejects.toMatchObject(absent);
    // Nor that of somebody who has changed organisations.
    const moved = { ...mei, organisationId: stranger.organisationId };
    await expect(remove(moved, view.id)).rejects.toMatchObject(absent);
    expect(await read(mei)).toEqual([view]);
  });

  test('goes with its topic, and with its owner', async () => {
    const kai = await colleague();
    const [mine] = [await keep(mei, { shared: true }), await keep(kai, { shared: true })];
    expect(await read(mei)).toHaveLength(2);
    await environment.postgres.delete(users).where(eq(users.id, kai.userId));
    expect(await read(mei)).toEqual([mine]);
    await deleteTopic(environment, mei, { id });
    await expect(change(mei, mine.id, { name: 'x' })).rejects.toMatchObject(absent);
    await expect(keep(mei)).rejects.toMatchObject(absent);
  });
});

describe('what is refused', () => {
  test('a name that the person has already in this topic, however it is written', async () => {
    const kai = await colleague();
    await keep(mei);
    const other = await keep(mei, { name: 'Other' });
    const taken = { code: 'invalid', detail: { fields: { name: 'viewNameTaken' } } };
    await expect(keep(mei, { name: ' ＡＮＧＲＹ' })).rejects.toMatchObject(taken);
    await expect(change(mei, other.id, { name: 'angry' })).rejects.toMatchObject(taken);
    expect(await change(mei, other.id, { name: 'OTHER' })).toMatchObject({ name: 'OTHER' });
    const elsewhere = await createTopic(environment, mei, topicDraft());
    await keep(mei, { id: elsewhere.id });
    await keep(kai);
  });

  test('more than one person may keep, of all topics together', async () => {
    const kai = await colleague();
    for (let at = 1; at < LIMITS.savedViews; at += 1) await keep(mei, { name: `view ${at}` });
    const elsewhere = await createTopic(environment, mei, topicDraft());
    const last = await keep(mei, { id: elsewhere.id });
    const full = { code: 'limit_reached', detail: { limit: 'savedViews', max: LIMITS.savedViews } };
    await expect(keep(mei)).rejects.toMatchObject(full);
    await keep(kai);
    await remove(mei, last.id);
    await keep(mei);
  });

  test.each([
    ['no name', { name: ' \u200b ' }, { name: 'nameRequired' }],
    ['a long name', { name: 'x'.repeat(LIMITS.viewNameLength + 1) }, { name: 'nameTooLong' }],
    ['a name that cannot be kept', { name: 'a\0b' }, { name: 'malformed' }],
    ['a tab that is none', { tab: 'edit' }, { tab: 'malformed' }],
    ['fields within fields', { search: { authors: { news: ['ann'] } } }, { 'search.authors': 'malformed' }],
    ['too many items', { search: { authors: Array(LIMITS.filterItems + 1).fill('a') } }, { 'search.authors': 'malformed' }],
    ['too much', { search: { text: 'x'.repeat(LIMITS.viewSearchLength) } }, { search: 'viewTooLong' }],
    ['no topic', { id: 'first' }, { id: 'malformed' }],
  ])('%s', async (_, given, fields) => {
    await expect(keep(mei, given)).rejects.toMatchObject({ code: 'invalid', detail: { fields } });
  });

  test('a change of nothing, and a topic that nobody has', async () => {
    const { id: viewId } = await keep(mei);
    await expect(change(mei, viewId, {})).rejects.toMatchObject({ code: 'invalid' });
    await expect(keep(mei, { id: '9999999999' })).rejects.toMatchObject(absent);
  });
});

test('are kept, changed and deleted when the subscription has ended, too: they are how somebody reads', async () => {
  const view = await keep(mei);
  const before = stores.clock.now;
  stores.clock.now = new Date('2027-01-02T00:00:00.000Z');
  const late = await keep(mei, { name: 'Late' });
  await change(mei, view.id, { name: 'Later' });
  await remove(mei, late.id);
  expect(await read(mei)).toMatchObject([{ id: view.id, name: 'Later' }]);
  stores.clock.now = before;
});
