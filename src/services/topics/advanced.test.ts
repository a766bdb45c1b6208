/** Topics whose keywords are a query of the keyword language, from their form to their mentions. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importedPostOf } from '../../../tests/support/post.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { runAll } from '../../workers/runner.ts';
import { topicPosts } from '../analysis/posts.ts';
import type { Actor, Environment } from '../environment.ts';
import { ingestPosts } from '../mentions/ingest.ts';
import { createTopic } from './create-topic.ts';
import { getTopic } from './get-topic.ts';
import { listTopics } from './list-topics.ts';
import { updateTopic } from './update-topic.ts';

let stores: TestStores;
let environment: Environment;
let actor: Actor;

beforeAll(async () => {
  stores = await openTestStores();
  environment = stores.environment;
  actor = await stores.createOrganisation();
});
afterAll(() => stores.close());

const newWord = () => `w${randomUUID().replaceAll('-', '')}`;
const advanced = (inclusion: string, exclusion = '') =>
  topicDraft({ keywordInputMode: 'advanced', inclusion, exclusion, mediaTypes: ['news', 'forum', 'lihkg'] });

async function found(id: string): Promise<string[]> {
  const { posts } = await topicPosts(environment, actor, { id, filter: { endDate: '2026-07-01T00:00:00Z', limit: 100 } });
  return posts.map(({ nativeId }) => nativeId).sort();
}

describe('a topic in the keyword language', () => {
  test('is answered as it was written, alone and in the list', async () => {
    const own = await stores.createOrganisation();
    const inclusion = '"ming sheung"  OR\n（茗常 NEAR/3 茶） OR {Tea} OR title:#tea';
    const { id } = await createTopic(environment, own, advanced(` ${inclusion}\n`, 'cat OR "1"'));
    const shown = { keywordInputMode: 'advanced', inclusion, exclusion: 'cat OR "1"' };
    expect(await getTopic(environment, own, { id })).toMatchObject(shown);
    expect(await listTopics(environment, own, { timezoneOffsetMinutes: 0 })).toMatchObject([shown]);
  });

  test('finds the same posts among the stored ones and on arrival', async () => {
    const word = newWord();
    const posts = (): ReturnType<typeof importedPostOf>[] => [
      importedPostOf({ id: `near ${randomUUID()}`, content: `${word} is milk tea` }),
      importedPostOf({ id: `far ${randomUUID()}`, content: `${word} is neither a drink nor milk` }),
      importedPostOf({ id: `exact ${randomUUID()}`, content: `{${word.toUpperCase()}} coffee` }),
      importedPostOf({ id: `excluded ${randomUUID()}`, content: `${word} milk coffee` }),
      importedPostOf({ id: `by author ${randomUUID()}`, content: `${word}`, author_name: 'Ann Lee', media_type: 'lihkg' }),
      importedPostOf({ id: `by another ${randomUUID()}`, content: `${word}`, author_name: 'Bob', media_type: 'lihkg' }),
      importedPostOf({ id: `site ${randomUUID()}`, content: `${word}`, url: 'https://www.news.example.com/a' }),
      importedPostOf({ id: `language ${randomUUID()}`, content: `${word}`, lang: 'zh-Hant' }),
    ];
    await ingestPosts(environment, posts());
    const { id } = await createTopic(
      environment,
      actor,
      advanced(
        `${word} NEAR/2 milk OR {${word.toUpperCase()}} OR ${word} AND (author:"ann lee" AND source:lihkg OR site:example.com OR lang:zh)`,
        'coffee NOT {coffee}',
      ),
    );
    await runAll(environment, TEST_NOW);
    const kinds = async () => (await found(id)).map((native) => native.replace(/ [\da-f-]{36}$/, ''));
    const expected = ['by author', 'exact', 'excluded', 'language', 'near', 'site'];
    expect(await kinds()).toEqual(expected);
    await ingestPosts(environment, posts());
    expect(await kinds()).toEqual(expected.flatMap((kind) => [kind, kind]));
  });

  const edits: [string, string, Parameters<typeof importedPostOf>[0], Parameters<typeof importedPostOf>[0], boolean][] = [
    ['another author', 'WORD AND author:ann', { author_name: 'Ann' }, { author_name: 'Bob' }, false],
    ['the same author written otherwise', 'WORD AND author:ann', { author_name: 'Ann' }, { author_name: 'ANN' }, true],
    ['another language', 'WORD AND lang:en', { lang: 'en' }, { lang: 'yue' }, false],
    ['another address', 'WORD AND site:a.example', { url: 'https://a.example/1' }, { url: 'https://b.example/1' }, false],
    ['another case', 'WORD AND {Milk}', { title: 'Milk' }, { title: 'milk' }, false],
    ['words further apart', 'WORD NEAR/1 milk', { title: 'WORD milk' }, { title: 'WORD and no milk' }, false],
    ['a title of its own', 'title:WORD', { title: 'WORD' }, { title: 'other' }, false],
  ];
  test.each(edits)('loses a post that gets %s, where that matters', async (_name, query, before, after, stays) => {
    const word = newWord();
    const { id } = await createTopic(environment, actor, advanced(query.replaceAll('WORD', word)));
    await runAll(environment, TEST_NOW);
    const post = importedPostOf({ content: word });
    const titled = (given: typeof before) => ({ ...post, ...given, title: (given?.title ?? 'x').replaceAll('WORD', word) });
    await ingestPosts(environment, [titled(before)]);
    expect(await found(id)).toEqual([post.id]);
    await ingestPosts(environment, [titled(after)]);
    expect(await found(id)).toEqual(stays ? [post.id] : []);
  });
});

describe('edited keywords', () => {
  const tea = { operator: 'AND', groups: [['tea', 'milk'], ['kiosk']] };
  const none = { operator: 'AND', groups: [] };
  const basic = { keywordInputMode: 'basic', inclusion: tea, exclusion: none };
  const text = (inclusion: string, exclusion = '') => ({ keywordInputMode: 'advanced', inclusion, exclusion });

  test.each<[string, Record<string, unknown>, Record<string, unknown>, boolean]>([
    ['other white space', text('(tea OR milk) AND kiosk'), text('( tea  OR milk )\nAND kiosk'), true],
    ['brackets that change nothing', text('tea OR milk AND kiosk'), text('tea OR (milk AND kiosk)'), true],
    ['another case and width', text('tea'), text('ＴＥＡ'), true],
    ['the same in the keyword language', basic, text('(tea OR milk) AND kiosk'), true],
    ['the same in groups', text('(tea OR milk) AND kiosk'), basic, true],
    ['brackets that change all', text('tea OR milk AND kiosk'), text('(tea OR milk) AND kiosk'), false],
    ['another distance', text('tea NEAR/3 milk'), text('tea NEAR/4 milk'), false],
    ['another exclusion', text('tea', 'milk'), text('tea', 'kiosk'), false],
    ['exact spelling', text('tea'), text('{tea}'), false],
  ])('with %s', async (_name, before, after, same) => {
    const draft = { ...topicDraft(), ...before };
    const { id } = await createTopic(environment, actor, draft);
    await runAll(environment, TEST_NOW);
    await updateTopic(environment, actor, { ...draft, ...after, id });
    const state = same ? { state: 'ready', revision: 1 } : { state: 'building', revision: 2 };
    expect(await getTopic(environment, actor, { id })).toMatchObject({ ...state, ...after });
    await runAll(environment, TEST_NOW);
    expect(await getTopic(environment, actor, { id })).toMatchObject({ state: 'ready', ...after });
  });
});
