import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CorrectedTopic, correctedTopic } from '../../../tests/support/corrected-topic.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { replyNetwork } from '../../contract/analysis/who.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import type { Actor } from '../environment.ts';
import { topicNetwork } from './network.ts';
import { chartboxPosts } from './posts.ts';

let stores: TestStores;
let actor: Actor;
let topic: CorrectedTopic;

const conversation = randomUUID();
const post = (id: string, author: string | undefined, parent?: string): Partial<ImportedPost> => ({
  id: `${conversation}-${id}`,
  ...(author && { author, author_name: author.toUpperCase() }),
  ...(parent && { parent_id: `${conversation}-${parent}`, kind: 'comment' }),
});

const POSTS: Partial<ImportedPost>[] = [
  { ...post('1', 'ann'), published_at: '2026-03-01T00:00:00Z' },
  { ...post('2', 'ben', '1'), sentiment: 'Negative' },
  post('3', 'ben', '1'),
  post('4', 'ann', '2'),
  // To oneself, by and to somebody unknown, to what is no mention, and in another medium.
  post('5', 'ann', '1'),
  post('6', undefined, '1'),
  post('7', 'cat', '6'),
  post('8', 'cat', 'gone'),
  { ...post('9', 'dan', '1'), media_type: 'forum' },
];

beforeAll(async () => {
  stores = await openTestStores();
  actor = await stores.createOrganisation();
  topic = await correctedTopic(stores, actor, POSTS);
});
afterAll(() => stores.close());

const input = (filter: object = {}) => ({ id: topic.topicId, filter });
const network = async (filter?: object) => replyNetwork.parse(await topicNetwork(stores.environment, actor, input(filter)));

describe('the network of answers', () => {
  test('known authors who answer others, most answers first', async () => {
    const { authors, answers, count } = await network();
    const arrows = answers.map(({ from, to, count: number }) => `${authors[from]?.id}→${authors[to]?.id} ${number}`);
    expect(arrows).toEqual(['ben→ann 2', 'ann→ben 1']);
    expect(count).toBe(3);
    expect(authors).toEqual([
      { id: 'ben', name: 'BEN', mediaType: 'news', mentions: 2, answered: 1 },
      { id: 'ann', name: 'ANN', mediaType: 'news', mentions: 3, answered: 4 },
    ]);
  });

  test('an answer to a post that the filter does not let through is one, and its author has a name', async () => {
    const { authors, answers } = await network({ sentiments: ['Negative'] });
    expect(answers).toEqual([{ from: 0, to: 1, count: 1 }]);
    expect(authors).toMatchObject([
      { id: 'ben', mentions: 1, answered: 0 },
      { id: 'ann', name: 'ANN', mentions: 0, answered: 1 },
    ]);
  });

  test('every number opens exactly the posts it counts', async () => {
    for (const filter of [{}, { sentiments: ['Negative'] }, { mention: 'comments' }]) {
      const { authors, answers } = await network(filter);
      const opened = async (bucket: object) =>
        (await chartboxPosts(stores.environment, actor, input({ ...filter, bucket }))).count;
      const named = (index: number) => {
        const { mediaType = 'news', id } = authors[index] ?? {};
        return { [mediaType]: [id] };
      };
      expect(answers.length).toBeGreaterThan(0);
      for (const { from, to, count } of answers) expect(await opened({ authors: named(from), repliesTo: named(to) })).toBe(count);
      for (const [index, { mentions, answered }] of authors.entries()) {
        expect(await opened({ authors: named(index) })).toBe(mentions);
        expect(await opened({ repliesTo: named(index) })).toBe(answered);
      }
    }
  });

  test('nobody answers anybody; a stranger finds no topic', async () => {
    expect(await network({ mention: 'main' })).toEqual({ authors: [], answers: [], count: 0 });
    const other = await stores.createOrganisation();
    await expect(topicNetwork(stores.environment, other, input())).rejects.toMatchObject({ code: 'not_found' });
  });
});
