/** The calls about contents, by REST and by function: each answers in the contract's shape, to its own organisation only. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CorrectedTopic, correctedTopic } from '../../../tests/support/corrected-topic.ts';
import { openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';

let gateway: TestGateway;
let token: string;
let stranger: string;
let topic: CorrectedTopic;

beforeAll(async () => {
  gateway = await openTestGateway();
  const actor = await gateway.stores.createOrganisation();
  token = await gateway.tokenFor(actor);
  stranger = await gateway.tokenFor(await gateway.stores.createOrganisation());
  topic = await correctedTopic(gateway.stores, actor, [
    { content: 'A ferry to Paris #boat @ann', author: 'ben', sentiment: 'Positive' },
    { content: 'A bakery in Paris', author: 'ann', sentiment: 'Negative' },
  ]);
});
afterAll(() => gateway.close());

const get = (path: string, given: Record<string, string>, as = token) => {
  const query = new URLSearchParams({ id: topic.topicId, ...given });
  return gateway.app.inject({
    url: `/api/gateway/analysis/${path}?${query.toString()}`,
    headers: { authorization: `Bearer ${as}` },
  });
};

test.each<[string, unknown]>([
  ['what', { count: 1, top_hashtags: [{ text: '#boat' }], top_mentions: [{ text: '@ann' }], entities: [{ key: 'place:Paris' }] }],
  ['who', { count: 1, mentions: 1, influencers: [{ id: 'ben', positive: 1 }] }],
  ['themes', []],
  ['network', { authors: [], answers: [], count: 0 }],
  ['filter-options', { mediaTypes: [{ type: 'news', count: 1 }], authors: [{ id: 'ben', count: 1 }] }],
  ['inspect/entities', [{ key: 'place:Paris', count: 1 }]],
])('%s of a filter in the address, and of nobody else’s topic', async (path, expected) => {
  const answer = await get(path, { sentiments: 'Positive' });
  expect(answer.json().data).toMatchObject(expected as object);
  expect((await get(path, {}, stranger)).statusCode).toBe(404);
});

test('the choices of a filter are looked for by their names', async () => {
  const { data } = (await get('filter-options', { lists: 'authors,domains', search: 'BE' })).json();
  expect(data).toMatchObject({ authors: [{ id: 'ben', count: 1 }], domains: [], mediaTypes: [], entities: [] });
  expect((await get('filter-options', { search: 'x'.repeat(101) })).statusCode).toBe(400);
  expect((await get('filter-options', { search: '[1' })).statusCode).toBe(200);
});

test('what was clicked, and its entities', async () => {
  const { data } = (await get('inspect/entities', { bucket: JSON.stringify({ authors: { news: ['ann'] } }) })).json();
  expect(data).toMatchObject([{ key: 'place:Paris', count: 1, negative: 1 }]);
});

test.each([
  'get_topic_analysis_what',
  'get_topic_analysis_what_hashtag',
  'get_topic_analysis_what_mention',
  'get_topic_analysis_who_influencer',
])('%s', async (name) => {
  const answer = await gateway.call(token, name, [topic.topicId, {}]);
  expect(answer.json().result).toHaveProperty('count');
});
