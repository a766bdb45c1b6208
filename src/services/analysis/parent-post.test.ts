import { afterAll, beforeAll, expect, test } from 'vitest';
import { importedPostOf } from '../../../tests/support/post.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { type TopicOfPosts, topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import type { Actor } from '../environment.ts';
import { postId } from '../mentions/identity.ts';
import { ingestPosts } from '../mentions/ingest.ts';
import { deleteTopic } from '../topics/delete-topic.ts';
import { parentPost } from './parent-post.ts';

let stores: TestStores;
let actor: Actor;
let topic: TopicOfPosts;
/** Stored, but a mention of no topic. */
const parent = importedPostOf({ media_type: 'forum' });

beforeAll(async () => {
  stores = await openTestStores();
  actor = await stores.createOrganisation();
  await ingestPosts(stores.environment, [parent]);
  topic = await topicOfPosts(stores, actor, [
    { media_type: 'forum', parent_id: parent.id, kind: 'comment' },
    { media_type: 'news', parent_id: parent.id },
    { media_type: 'forum', id: `first ${parent.id}` },
    { media_type: 'forum', parent_id: `first ${parent.id}`, kind: 'comment' },
  ]);
});
afterAll(() => stores.close());

function ask(feedId: string | undefined, id?: string, as = actor, steps = 1) {
  return parentPost(stores.environment, as, { feedId, id, steps });
}

test('the post of the same media type that is answered', async () => {
  expect(await ask(topic.postIds[0])).toMatchObject({ id: postId('forum', parent.id), nativeId: parent.id, matched: [] });
  expect(await ask(topic.postIds[0], topic.id)).toMatchObject({ nativeId: parent.id, matched: [] });
  expect(await ask(topic.postIds[1])).toBeNull();
  expect(await ask(topic.postIds[2])).toBeNull();
});

test('back to where it began, also over posts that are no mentions', async () => {
  const between = importedPostOf({ media_type: 'forum', title: 'Else', content: 'Nothing of the kind', parent_id: parent.id });
  await ingestPosts(stores.environment, [between]);
  const { id, postIds } = await topicOfPosts(stores, actor, [{ media_type: 'forum', parent_id: between.id }]);
  expect(await ask(postIds[0], id)).toMatchObject({ nativeId: between.id });
  expect(await ask(postIds[0], id, actor, 2)).toMatchObject({ nativeId: parent.id });
  expect(await ask(postIds[0], id, actor, 3)).toBeNull();
});

test('a parent that is a mention too has its places marked for the topic', async () => {
  expect(await ask(topic.postIds[3])).toMatchObject({ id: topic.postIds[2], matched: [] });
  expect(await ask(topic.postIds[3], topic.id)).toMatchObject({ id: topic.postIds[2], matched: [{ field: 'title' }] });
});

test('of any post that is stored; where a topic is named, only of its mentions', async () => {
  const notFound = { code: 'not_found' };
  expect(await ask(postId('forum', parent.id))).toBeNull();
  for (const feedId of ['42', '18446744073709551615', '99999999999999999999'])
    await expect(ask(feedId)).rejects.toMatchObject(notFound);
  const other = await topicOfPosts(stores, actor, [{}]);
  await expect(ask(topic.postIds[0], other.id)).rejects.toMatchObject(notFound);
  const stranger = await stores.createOrganisation();
  expect(await ask(topic.postIds[0], undefined, stranger)).toMatchObject({ nativeId: parent.id });
  await expect(ask(topic.postIds[0], topic.id, stranger)).rejects.toMatchObject(notFound);
});

test('not round and round', async () => {
  const [one, other] = ['ring-one', 'ring-other'].map((id) => importedPostOf({ id, media_type: 'forum' }));
  const ring = await topicOfPosts(stores, actor, [
    { ...one, parent_id: other?.id },
    { ...other, parent_id: one?.id },
  ]);
  expect(await ask(ring.postIds[0])).toMatchObject({ nativeId: 'ring-other' });
  expect(await ask(ring.postIds[0], undefined, actor, 2)).toBeNull();
});

test('not of a post that was a mention before its text changed, or of a deleted topic', async () => {
  const answer = importedPostOf({ media_type: 'forum', parent_id: parent.id });
  const changing = await topicOfPosts(stores, actor, [answer]);
  expect(await ask(changing.postIds[0], changing.id)).not.toBeNull();
  stores.clock.now = new Date(TEST_NOW.getTime() + 60_000);
  await ingestPosts(stores.environment, [{ ...answer, title: 'Something else' }]);
  await expect(ask(changing.postIds[0], changing.id)).rejects.toMatchObject({ code: 'not_found' });
  const deleted = await topicOfPosts(stores, actor, [answer]);
  expect(await ask(deleted.postIds[0], deleted.id)).not.toBeNull();
  await deleteTopic(stores.environment, actor, { id: deleted.id });
  await expect(ask(deleted.postIds[0], deleted.id)).rejects.toMatchObject({ code: 'not_found' });
});
