import { randomUUID } from 'node:crypto';
import { ClickHouseError } from '@clickhouse/client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importedPostOf } from '../../../tests/support/post.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { topicRevisions } from '../../stores/postgres/topic-revisions.ts';
import { runAll } from '../../workers/runner.ts';
import type { Actor, Environment } from '../environment.ts';
import { ingestPosts } from '../mentions/ingest.ts';
import { createTopic } from './create-topic.ts';
import { getTopic } from './get-topic.ts';
import { listTopics } from './list-topics.ts';
import { searchAgain } from './search-again.ts';
import { updateTopic } from './update-topic.ts';

let stores: TestStores;
let environment: Environment;
/** The same stores, on which no search ends in time. */
let slow: Environment;

beforeAll(async () => {
  stores = await openTestStores();
  environment = stores.environment;
  const { clickhouse } = environment;
  slow = {
    ...environment,
    clickhouse: {
      query: clickhouse.query.bind(clickhouse),
      insert: clickhouse.insert.bind(clickhouse),
      maintain: clickhouse.maintain.bind(clickhouse),
      stream: clickhouse.stream.bind(clickhouse),
      close: clickhouse.close.bind(clickhouse),
      command: (sql, ...rest) =>
        sql.startsWith('INSERT INTO mentions')
          ? Promise.reject(new ClickHouseError({ message: 'Timeout exceeded', code: '159', type: 'TIMEOUT_EXCEEDED' }))
          : clickhouse.command(sql, ...rest),
    },
  };
});
afterAll(() => stores.close());

async function costly(): Promise<{ actor: Actor; id: string; word: string; draft: Record<string, unknown> }> {
  const actor = await stores.createOrganisation();
  const word = `w${randomUUID().replaceAll('-', '')}`;
  await ingestPosts(environment, [importedPostOf({ content: word })]);
  const draft = topicDraft({ inclusion: { operator: 'AND', groups: [[word]] } });
  const { id } = await createTopic(environment, actor, draft);
  return { actor, id, word, draft };
}
const FAILED = { state: 'failed', failure: { at: TEST_NOW.toISOString(), reason: 'tooCostly', figures: false } };

describe('a search that fails', () => {
  it('as too costly is told at once and not tried again by itself; arriving posts are matched, and asking again finds all', async () => {
    const { actor, id, word } = await costly();
    expect(await runAll(slow, TEST_NOW)).toBe(1);
    expect(await getTopic(environment, actor, { id })).toMatchObject(FAILED);
    expect(stores.log.findLast(({ level }) => level === 'error')).toMatchObject({
      detail: { topicId: Number(id), reason: 'tooCostly' },
    });
    expect(await ingestPosts(environment, [importedPostOf({ content: word })])).toMatchObject({ mentions: 1 });
    await environment.jobs.send('tidy', {});
    expect(await runAll(environment, new Date(TEST_NOW.getTime() + 3_600_000))).toBe(1);
    expect(await getTopic(environment, actor, { id })).toMatchObject(FAILED);

    await searchAgain(environment, actor, { id });
    expect(await getTopic(environment, actor, { id })).toMatchObject({ state: 'searching', failure: null });
    await runAll(environment, TEST_NOW);
    expect(await listTopics(environment, actor, { timezoneOffsetMinutes: 0 })).toMatchObject([
      { state: 'ready', failure: null, revision: 1, mentions: 2 },
    ]);
    await searchAgain(environment, actor, { id });
    expect(await runAll(environment, TEST_NOW)).toBe(0);
  });

  it('after an edit leaves the figures of before, and is over with the next edit', async () => {
    const { actor, id, draft } = await costly();
    await runAll(environment, TEST_NOW);
    await updateTopic(environment, actor, { ...draft, id, mediaTypes: ['news'] });
    await runAll(slow, TEST_NOW);
    const [failed] = await listTopics(environment, actor, { timezoneOffsetMinutes: 0 });
    expect(failed).toMatchObject({ state: 'failed', failure: { figures: true }, mentions: 1 });
    await updateTopic(environment, actor, { ...draft, id, name: `${String(draft['name'])} B`, mediaTypes: ['news'] });
    expect(await getTopic(environment, actor, { id })).toMatchObject({ state: 'failed' });
    await updateTopic(environment, actor, { ...draft, id, mediaTypes: ['news', 'x'] });
    expect(await getTopic(environment, actor, { id })).toMatchObject({ state: 'building', failure: null });
  });

  it('for keywords that no longer compile says so', async () => {
    const { actor, id } = await costly();
    await environment.postgres
      .update(topicRevisions)
      .set({ inclusion: { operator: 'AND', groups: [['!?']] } })
      .where(eq(topicRevisions.topicId, Number(id)));
    await runAll(environment, TEST_NOW);
    expect(await getTopic(environment, actor, { id })).toMatchObject({ failure: { reason: 'keywordsUnreadable' } });
  });

  it('is searched again only for its own organisation, and while its plan lasts', async () => {
    const { actor, id } = await costly();
    await runAll(slow, TEST_NOW);
    const other = await stores.createOrganisation();
    await expect(searchAgain(environment, other, { id })).rejects.toMatchObject({ code: 'not_found' });
    const ended = { ...environment, now: () => new Date('2028-01-01T00:00:00Z') };
    await expect(searchAgain(ended, actor, { id })).rejects.toMatchObject({ code: 'forbidden' });
    expect(await getTopic(environment, actor, { id })).toMatchObject(FAILED);
  });
});
