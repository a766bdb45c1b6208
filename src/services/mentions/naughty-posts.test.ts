/** Posts that hold texts on which programs break: by an ingest and by a CSV file they are stored, found and read back as they came. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTROLS, INVISIBLE, NAUGHTY, UNSTORABLE } from '../../../tests/support/naughty-strings.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import type { Post } from '../../contract/posts.ts';
import { runAll } from '../../workers/runner.ts';
import { topicPosts } from '../analysis/posts.ts';
import { createTopic } from '../topics/create-topic.ts';
import { FieldMapping } from './field-mapping.ts';
import { ingestLines } from './ingest-lines.ts';
import { readPosts } from './read-posts.ts';

const TEXTS = Object.values({ ...NAUGHTY, ...INVISIBLE, ...UNSTORABLE, CONTROLS });
const TEXT_FIELDS = ['author', 'author_name', 'author_url', 'title', 'url', 'channel', 'parent_id', 'thread_id'];
/** Half a pair is no character, and no encoding of the web can write it. */
const stored = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());

function recordsOf(word: string): Record<string, string>[] {
  return TEXTS.map((text, place) => ({
    id: `${word}-${place} ${text}`,
    media_type: 'news',
    published_at: new Date(TEST_NOW.getTime() - (place + 1) * 60_000).toISOString(),
    content: `${text} ${word} ${text}`,
    lang: [...text].slice(0, 30).join('').slice(0, 35),
    ...Object.fromEntries(TEXT_FIELDS.map((name) => [name, text])),
  }));
}

/** Newest first, as they were made. */
async function foundBy(word: string): Promise<Post[]> {
  const actor = await stores.createOrganisation();
  const draft = topicDraft({ inclusion: { operator: 'AND', groups: [[word]] } });
  const { id } = await createTopic(stores.environment, actor, draft);
  await runAll(stores.environment, TEST_NOW);
  return (await topicPosts(stores.environment, actor, { id, filter: { limit: 100 } })).posts;
}

test('by an ingest', async () => {
  const word = `w${randomUUID().replaceAll('-', '')}`;
  const body = recordsOf(word)
    .map((record) => JSON.stringify(record))
    .join('\n');
  expect(await ingestLines(stores.environment, body)).toMatchObject({ posts: TEXTS.length, rejected: [] });
  const posts = await foundBy(word);
  expect(posts.map(({ content }) => content)).toEqual(TEXTS.map((text) => stored(`${text} ${word} ${text}`)));
  expect(posts.map(({ title }) => title)).toEqual(TEXTS.map(stored));
  expect(posts.map(({ author }) => author?.name)).toEqual(TEXTS.map(stored));
  expect(posts.map(({ author }) => author?.id)).toEqual(TEXTS.map(stored));
  expect(posts.map(({ author }) => author?.url)).toEqual(TEXTS.map(stored));
  expect(posts.map(({ url }) => url)).toEqual(TEXTS.map(stored));
  expect(posts.map(({ channel }) => channel)).toEqual(TEXTS.map(stored));
  expect(posts.map(({ threadId }) => threadId)).toEqual(TEXTS.map(stored));
  expect(posts.map(({ nativeId }) => nativeId)).toEqual(TEXTS.map((text, place) => stored(`${word}-${place} ${text}`)));
});

test('by a CSV file', async () => {
  const word = `w${randomUUID().replaceAll('-', '')}`;
  const records = recordsOf(word);
  const names = Object.keys(records[0] ?? {});
  const lines = [names, ...records.map((record) => Object.values(record))].map((cells) =>
    cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','),
  );
  async function* chunks() {
    yield Buffer.from(lines.join('\r\n'));
  }
  const source = { size: 0, read: () => 0, chunks: chunks() };
  const read = [];
  const reading = { timezone: 'UTC', now: TEST_NOW };
  for await (const { posts, rejected } of readPosts('naughty.csv', source, new FieldMapping(), reading)) {
    expect(rejected).toEqual([]);
    read.push(...posts);
  }
  // A cell has the line ends of a text file.
  const typed = (text: string) => stored(text).replaceAll('\r\n', '\n');
  expect(read.map(({ title }) => title)).toEqual(TEXTS.map(typed));
  expect(read.map(({ content }) => content)).toEqual(TEXTS.map((text) => typed(`${text} ${word} ${text}`)));
  expect(read.map(({ author_name }) => author_name)).toEqual(TEXTS.map(typed));
});

test('fields that have the names of our own objects’ properties are unknown fields', async () => {
  const id = randomUUID();
  const fields = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '<b>', ''].map(
    (name) => `${JSON.stringify(name)}:{"id":"x"}`,
  );
  const line = `{"media_type":"news","id":"${id}","published_at":"2026-03-01","content":"x",${fields.join(',')}}`;
  const { posts, rejected, ignoredFields } = await ingestLines(stores.environment, line);
  expect([posts, rejected]).toEqual([1, []]);
  expect(Object.entries(ignoredFields)).toEqual(
    expect.arrayContaining(['constructor', 'toString', 'hasOwnProperty', '<b>'].map((name) => [name, 1])),
  );
  expect(Object.getPrototypeOf(ignoredFields)).toBe(Object.prototype);
});
