import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CorrectedTopic, correctedTopic } from '../../../tests/support/corrected-topic.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { LIMITS } from '../../contract/limits.ts';
import { insertUser, users } from '../../stores/postgres/users.ts';
import type { Actor, Environment } from '../environment.ts';
import { createNote } from './create-note.ts';
import { createNotes } from './create-notes.ts';
import { deleteNote } from './delete-note.ts';
import { deleteNotes } from './delete-notes.ts';
import { editNote } from './edit-note.ts';
import { listNotes } from './list-notes.ts';

let stores: TestStores;
let environment: Environment;
let mei: Actor;
let topic: CorrectedTopic;
let feedId: string;

beforeAll(async () => {
  stores = await openTestStores();
  ({ environment } = stores);
});
afterAll(() => stores.close());
beforeEach(async () => {
  mei = await stores.createOrganisation({ name: 'Mei' });
  topic = await correctedTopic(stores, mei, [{}, {}]);
  feedId = topic.ids[0] ?? '';
});

const write = (actor: Actor, text: string) => createNote(environment, actor, { feedId, text });
const read = (actor: Actor) => listNotes(environment, actor, { feedId });

async function colleague(): Promise<Actor> {
  const userId = randomUUID();
  const row = {
    id: userId,
    organisationId: mei.organisationId,
    email: `${userId}@test.invalid`,
    name: 'Kai',
    passwordHash: 'none',
  };
  await insertUser(environment.postgres, { ...row, createdAt: environment.now() });
  return { ...mei, userId };
}

describe('notes', () => {
  test('are read by the whole organisation, oldest first, and counted on the post', async () => {
    const kai = await colleague();
    const first = await write(mei, '  Called the shop.\nThey will answer. ');
    expect(first).toEqual({
      id: expect.any(String),
      text: 'Called the shop.\nThey will answer.',
      by: 'Mei',
      mine: true,
      at: TEST_NOW.toISOString(),
      editedAt: null,
    });
    const second = await write(kai, '已回覆');
    expect(await read(kai)).toEqual([{ ...first, mine: false }, second]);
    const { posts } = await topic.list(mei, topic.topicId);
    expect(new Map(posts.map(({ id, notes }) => [id, notes]))).toEqual(
      new Map([
        [feedId, 2],
        [topic.ids[1], 0],
      ]),
    );
  });

  test('are deleted by who wrote them, and by nobody else', async () => {
    const kai = await colleague();
    const { id: noteId } = await write(mei, 'mine');
    await expect(deleteNote(environment, kai, { feedId, noteId })).rejects.toMatchObject({ code: 'forbidden' });
    await deleteNote(environment, mei, { feedId, noteId });
    expect(await read(mei)).toEqual([]);
    await expect(deleteNote(environment, mei, { feedId, noteId })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('are changed by who wrote them, and by nobody else', async () => {
    const kai = await colleague();
    const { id: noteId, ...written } = await write(mei, 'mine');
    stores.clock.now = new Date(TEST_NOW.getTime() + 60_000);
    const edit = (actor: Actor, given: object = {}) =>
      editNote(environment, actor, { feedId, noteId, text: ' better ', ...given });
    const edited = { ...written, id: noteId, text: 'better', editedAt: stores.clock.now.toISOString() };
    expect(await edit(mei)).toEqual(edited);
    expect(await read(mei)).toEqual([edited]);
    await expect(edit(kai)).rejects.toMatchObject({ code: 'forbidden' });
    for (const given of [{ noteId: '9999999999' }, { feedId: topic.ids[1] }])
      await expect(edit(mei, given)).rejects.toMatchObject({ code: 'not_found' });
    await expect(edit(mei, { text: ' ' })).rejects.toMatchObject({ code: 'invalid' });
    stores.clock.now = TEST_NOW;
  });

  test('are written on several posts at once, and taken back at once: on all or on none', async () => {
    const kai = await colleague();
    const several = (postIds: readonly string[]) => createNotes(environment, mei, { postIds, text: 'both' });
    await expect(several([...topic.ids, '42'])).rejects.toMatchObject({ code: 'not_found' });
    expect(await read(mei)).toEqual([]);
    const written = await several(topic.ids);
    expect(written.map((note) => note.feedId)).toEqual(topic.ids);
    expect(await read(kai)).toMatchObject([{ text: 'both', mine: false }]);
    const noteIds = written.map(({ noteId }) => noteId);
    await expect(deleteNotes(environment, kai, { noteIds })).rejects.toMatchObject({ code: 'forbidden' });
    expect(await read(mei)).toHaveLength(1);
    // One was deleted on its card meanwhile.
    await deleteNotes(environment, mei, { noteIds: noteIds.slice(0, 1) });
    await deleteNotes(environment, mei, { noteIds: [...noteIds, '9999999999'] });
    expect(await read(mei)).toEqual([]);
  });

  test('are one organisation’s, never another’s', async () => {
    const stranger = await stores.createOrganisation({ name: 'Stranger' });
    const { id: noteId } = await write(mei, 'ours');
    expect(await read(stranger)).toEqual([]);
    await expect(deleteNote(environment, stranger, { feedId, noteId })).rejects.toMatchObject({ code: 'not_found' });
    await write(stranger, 'theirs');
    expect(await read(mei)).toMatchObject([{ text: 'ours' }]);
  });

  test('stay when who wrote them is no more', async () => {
    const kai = await colleague();
    await write(kai, 'kept');
    await environment.postgres.delete(users).where(eq(users.id, kai.userId));
    expect(await read(mei)).toMatchObject([{ text: 'kept', by: null, mine: false }]);
  });
});

describe('what is refused', () => {
  test.each([
    ['nothing', ' \n ', { text: 'malformed' }],
    ['too much', 'x'.repeat(LIMITS.noteLength + 1), { text: 'textTooLong' }],
    ['what cannot be kept', 'a\0b', { text: 'malformed' }],
  ])('%s', async (_, text, fields) => {
    await expect(write(mei, text)).rejects.toMatchObject({ code: 'invalid', detail: { fields } });
  });

  test('a note on a post that is not stored, and one more than a post may have', async () => {
    await expect(createNote(environment, mei, { feedId: '42', text: 'x' })).rejects.toMatchObject({ code: 'not_found' });
    for (let at = 0; at < LIMITS.postNotes; at += 1) await write(mei, `note ${at}`);
    await expect(write(mei, 'one more')).rejects.toMatchObject({ code: 'limit_reached', detail: { limit: 'postNotes' } });
  });

  test('everything, when the subscription has ended', async () => {
    const late = await stores.createOrganisation({ subscription: { endsAt: TEST_NOW } });
    await expect(write(late, 'x')).rejects.toMatchObject({ code: 'forbidden' });
  });
});
