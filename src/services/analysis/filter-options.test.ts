import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CorrectedTopic, correctedTopic } from '../../../tests/support/corrected-topic.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { filterOptions } from '../../contract/analysis/filter-options.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import type { Actor } from '../environment.ts';
import { topicFilterOptions } from './filter-options.ts';
import { inspectEntities } from './inspect-entities.ts';
import { topicPosts } from './posts.ts';

let stores: TestStores;
let actor: Actor;
let topic: CorrectedTopic;

const POSTS: Partial<ImportedPost>[] = [
  { content: 'Why is Paris so far?', author: 'ann', author_name: 'Ann', url: 'https://www.news.test/1' },
  { content: 'Paris and London', author: 'ann', author_name: 'Ann', url: 'https://news.test/2' },
  { content: '巴黎好靚', author: 'ann', media_type: 'forum' },
];

const NOTHING = { mediaTypes: [], languages: [], classifications: [], entities: [], authors: [], domains: [], tags: [] };

beforeAll(async () => {
  stores = await openTestStores();
  actor = await stores.createOrganisation();
  topic = await correctedTopic(stores, actor, POSTS);
});
afterAll(() => stores.close());

const input = (filter: object = {}) => ({ id: topic.topicId, filter });
const options = async (filter?: object) =>
  filterOptions.parse(await topicFilterOptions(stores.environment, actor, input(filter)));

describe('what a filter can be set to', () => {
  test('most first, with names', async () => {
    const found = await options();
    expect(found).toMatchObject({
      mediaTypes: [
        { type: 'news', count: 2 },
        { type: 'forum', count: 1 },
      ],
      languages: [
        { language: 'en', count: 2 },
        { language: 'yue', count: 1 },
      ],
      authors: [
        { id: 'ann', name: 'Ann', mediaType: 'news', count: 2 },
        { id: 'ann', name: 'ann', mediaType: 'forum', count: 1 },
      ],
      domains: [
        { domain: 'news.test', count: 2 },
        { domain: '', count: 1 },
      ],
    });
    expect(found.entities[0]).toEqual({ key: 'place:Paris', type: 'place', name: 'Paris', chineseName: '巴黎', count: 3 });
    expect(found.classifications).toContainEqual({ label: 'question', count: 1 });
  });

  test('each, chosen beside the filter, finds as many', async () => {
    for (const filter of [{}, { mediaTypes: ['news'] }]) {
      const found = await options(filter);
      const chosen = [
        ...found.languages.map(({ language, count }) => [{ languages: [language] }, count] as const),
        ...found.classifications.map(({ label, count }) => [{ classifications: [label] }, count] as const),
        ...found.entities.map(({ key, count }) => [{ ners: [key] }, count] as const),
        ...found.authors.map(({ id, mediaType, count }) => [{ authors: { [mediaType]: [id] } }, count] as const),
        ...found.domains.map(({ domain, count }) => [{ domains: [domain] }, count] as const),
      ];
      for (const [choice, count] of chosen) {
        const posts = await topicPosts(stores.environment, actor, input({ ...filter, ...choice }));
        expect(posts.count).toBe(count);
      }
    }
  });

  test.each([
    [
      'authors',
      'NN',
      {
        authors: [
          { id: 'ann', mediaType: 'news', count: 2 },
          { id: 'ann', mediaType: 'forum', count: 1 },
        ],
      },
    ],
    ['authors', 'nobody', {}],
    ['authors', "' OR 1=1 --", {}],
    ['entities', 'LON', { entities: [{ key: 'place:London', count: 1 }] }],
    ['entities', '巴黎', { entities: [{ key: 'place:Paris', count: 3 }] }],
    ['entities', 'place', {}],
    ['domains', 'EWS.t', { domains: [{ domain: 'news.test', count: 2 }] }],
    ['domains', '%', {}],
  ])('of %s only those that have %s', async (list, search, expected) => {
    expect(await options({ lists: [list], search })).toMatchObject({ ...NOTHING, ...expected });
  });

  test('only the lists that are asked for, of the filter', async () => {
    const found = await options({ lists: ['authors'], authors: { forum: ['ann'] }, search: ' ' });
    expect(found).toEqual({ ...NOTHING, authors: [{ id: 'ann', name: 'ann', mediaType: 'forum', count: 1 }] });
  });

  test('nothing where there is nothing; a stranger finds no topic', async () => {
    expect(await options({ startDate: '2024-01-01T00:00:00Z', endDate: '2024-02-01T00:00:00Z' })).toEqual(NOTHING);
    const other = await stores.createOrganisation();
    await expect(topicFilterOptions(stores.environment, other, input())).rejects.toMatchObject({ code: 'not_found' });
    await expect(inspectEntities(stores.environment, other, input())).rejects.toMatchObject({ code: 'not_found' });
  });
});

test('what the posts of what was clicked name', async () => {
  const named = await inspectEntities(stores.environment, actor, input({ bucket: { mediaTypes: ['news'] } }));
  expect(named).toMatchObject([
    { key: 'place:Paris', count: 2 },
    { key: 'place:London', count: 1 },
  ]);
});
