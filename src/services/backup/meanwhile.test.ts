/** What arrives and changes while a backup is made, and what restoring makes of it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyClickHouse } from '../../../tests/support/clickhouse.ts';
import { type CorrectedTopic, correctedTopic, topicOf } from '../../../tests/support/corrected-topic.ts';
import { importedPostOf } from '../../../tests/support/post.ts';
import { openTestPostgres } from '../../../tests/support/postgres.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { openJobs } from '../../stores/postgres/jobs.ts';
import { runAll } from '../../workers/runner.ts';
import { topicPosts } from '../analysis/posts.ts';
import { createEntity } from '../entities/create-entity.ts';
import type { Actor, Environment } from '../environment.ts';
import { correctSentiment } from '../mentions/correct-sentiment.ts';
import { ingestPosts } from '../mentions/ingest.ts';
import { createTopic } from '../topics/create-topic.ts';
import { updateTopic } from '../topics/update-topic.ts';
import { tagPosts } from '../triage/tag-posts.ts';
import { packMembers } from './archive.ts';
import { loadBackup } from './load-backup.ts';
import { makeBackup } from './make-backup.ts';
import { settleRestored } from './settle-restored.ts';
import { verifyBackup } from './verify-backup.ts';

let stores: TestStores;
let folder: string;
let mei: Actor;
let topic: CorrectedTopic;

const HOUR = 3_600_000;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'earshot-meanwhile-'));
  stores = await openTestStores();
  mei = await stores.createOrganisation({ name: 'Mei' });
  topic = await correctedTopic(stores, mei, [
    { content: 'stays' },
    { content: 'will be edited' },
    { content: 'a Zorbakery' },
    { content: 'corrected' },
  ]);
});
afterAll(async () => {
  await stores.close();
  await rm(folder, { recursive: true, force: true });
});

/** `meanwhile` happens when the members of Postgres are read and the mentions are, and before the posts are. */
async function backedUp(environment: Environment, meanwhile: () => Promise<void>): Promise<string> {
  const file = join(folder, 'meanwhile.tar');
  const chunks: Buffer[] = [];
  let done = false;
  const members = (async function* () {
    for await (const member of makeBackup(environment, { operatorToken: null })) {
      if (!done && member.name.startsWith('clickhouse/mentions')) {
        done = true;
        await meanwhile();
      }
      yield member;
    }
  })();
  for await (const chunk of packMembers(members, TEST_NOW)) chunks.push(chunk);
  await writeFile(file, Buffer.concat(chunks));
  return file;
}

test('what arrived, was edited, searched, corrected or named meanwhile is right once it is restored', async () => {
  const { environment, clock } = stores;
  const { word, ids, posts, topicId } = topic;
  const [, second, , fourth] = ids as [string, string, string, string];
  clock.now = new Date(TEST_NOW.getTime() + HOUR);
  const changed = await createTopic(environment, mei, { ...topicOf(word), name: 'to be searched' });
  await createEntity(environment, mei, { type: 'place', name: 'Elsewhere' });
  await runAll(environment, clock.now);

  const file = await backedUp(environment, async () => {
    clock.now = new Date(clock.now.getTime() + 60_000);
    await ingestPosts(environment, [
      importedPostOf({ id: `${word}-new`, title: word, content: 'new' }),
      { ...posts[1], title: 'no longer', content: 'of it' } as (typeof posts)[number],
    ]);
    await correctSentiment(environment, mei, { postIds: [fourth], sentiment: 'Negative' });
    await tagPosts(environment, mei, { postIds: [second], add: ['afterwards'] });
    await createEntity(environment, mei, { type: 'organisation', name: 'Zorbakery' });
    await updateTopic(environment, mei, { ...topicOf(`${word} stays`), id: changed.id, name: 'to be searched' });
    const later = await createTopic(environment, mei, topicOf(word));
    expect(Number(later.id)).toBe(Number(changed.id) + 1);
    await runAll(environment, clock.now);
  });

  const manifest = await verifyBackup(file);
  expect(manifest).toMatchObject({ topicsToSearch: [Number(changed.id)], organisationsToRead: [mei.organisationId] });

  const opened = await openTestPostgres({ prepared: true });
  const jobs = openJobs(opened, () => undefined);
  await jobs.start();
  try {
    const clickhouse = await emptyClickHouse();
    const there: Environment = { ...environment, postgres: opened.postgres, clickhouse, jobs };
    await loadBackup(there, file, manifest);
    // Posts of ten minutes before count as late, too; the first three are an hour old.
    expect(await settleRestored(there, file, manifest)).toMatchObject({ matched: 2, topicsToSearch: 1 });
    const list = async (id: string) => {
      const { posts: found } = await topicPosts(there, mei, { id });
      return found.map(({ content, sentiment, tags, entities }) => ({ content, sentiment, tags, names: entities.length }));
    };
    await runAll(there, clock.now);
    const plain = { tags: [], names: 0 };
    expect(await list(topicId)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ content: 'stays', ...plain }),
        expect.objectContaining({ content: 'new', ...plain }),
        expect.objectContaining({ content: 'a Zorbakery', ...plain }),
        expect.objectContaining({ content: 'corrected', ...plain }),
      ]),
    );
    expect(await list(topicId)).toHaveLength(4);
    expect((await list(topicId)).filter(({ sentiment }) => sentiment === 'Negative')).toEqual([]);
    // As it was when Postgres was read, and complete.
    expect(await list(changed.id)).toHaveLength(4);
    // The same number again, and nothing of what had it.
    const fresh = await createTopic(there, mei, topicOf('nothing has this word'));
    await runAll(there, clock.now);
    expect(await list(fresh.id)).toEqual([]);
  } finally {
    await jobs.stop();
    await opened.close();
  }
});
