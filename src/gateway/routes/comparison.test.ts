import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATOR_TOKEN, openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';

let gateway: TestGateway;
let token: string;
let other: string;
const ids: string[] = [];

beforeAll(async () => {
  gateway = await openTestGateway();
  const actor = await gateway.stores.createOrganisation();
  token = await gateway.tokenFor(actor);
  other = await gateway.tokenFor(await gateway.stores.createOrganisation());
  for (const count of [3, 1]) {
    const posts = Array.from({ length: count }, () => ({ sentiment: 'Positive' as const }));
    ids.push((await topicOfPosts(gateway.stores, actor, posts)).id);
  }
});
afterAll(() => gateway.close());

const send = (method: 'GET' | 'POST', path: string, { as = token, payload }: { as?: string; payload?: object } = {}) =>
  gateway.app.inject({
    method,
    url: `/api/gateway${path}`,
    headers: { authorization: `Bearer ${as}` },
    ...(payload && { payload }),
  });

test('the whole comparison of an address', async () => {
  const answer = await send('GET', `/comparison?ids=${ids.join(',')}&mediaTypes=news&sentiments=Positive,Mixed&granularity=week`);
  expect(answer.json().data).toMatchObject({
    count: 4,
    granularity: 'week',
    topics: [
      { id: ids[0], shareOfVoice: 75, mentions: { value: 3 } },
      { id: ids[1], shareOfVoice: 25, mentions: { value: 1 } },
    ],
  });
  expect((await send('GET', `/comparison?ids=${ids[0]}`, { as: other })).statusCode).toBe(404);
  const many = await send('GET', '/comparison?ids=1,2,3,4,5,6');
  expect([many.statusCode, many.json().error.fields]).toEqual([400, { ids: 'tooManyComparedTopics' }]);
});

test('the topics that are kept, and what each contributes', async () => {
  expect((await send('GET', '/preferences')).json()).toEqual({ data: [{ preference: { comparisonTopicIds: [] } }] });
  expect((await send('GET', `/comparison-topics/${ids[0]}`)).statusCode).toBe(404);
  const saved = await send('POST', '/preferences', { payload: { comparisonTopicIds: [...ids].reverse() } });
  expect(saved.json()).toEqual({ preference: { comparisonTopicIds: [...ids].reverse() } });
  expect((await send('GET', '/comparison-topics')).json().data).toMatchObject([
    { id: ids[1], mentions: 1 },
    { id: ids[0], mentions: 3 },
  ]);
  expect((await send('GET', `/comparison-topics/${ids[0]}`)).json().data).toMatchObject({ id: ids[0], mentions: 3 });
  const part = await send('GET', `/comparison-topics/${ids[0]}/analysis?granularity=month`);
  expect(part.json().data).toMatchObject({ id: ids[0], shareOfVoice: 75, granularity: 'month', mentions: { value: 3 } });
  expect((await send('GET', `/comparison-topics/${ids[0]}/analysis`, { as: other })).statusCode).toBe(404);
  expect((await send('GET', '/comparison-topics', { as: other })).json()).toEqual({ data: [] });
});

test('a topic put in front, by its people or the operator, leads Home and the list of those in front', async () => {
  expect((await send('POST', `/topics/${ids[0]}/feature`, { payload: { featured: true } })).json()).toEqual({ result: true });
  expect((await gateway.call(token, 'get_feature_topic_ids', [])).json()).toEqual({
    result: [{ topic_id: ids[0], visible: true }],
  });
  expect((await send('GET', '/home')).json().data.topics).toMatchObject([
    { id: ids[0], featured: true },
    { id: ids[1], featured: false },
  ]);
  expect((await send('POST', `/topics/${ids[0]}/feature`, { as: other, payload: { featured: true } })).statusCode).toBe(404);
  const operator = { payload: { id: ids[0], featured: false } };
  expect((await send('POST', '/topics/feature', operator)).statusCode).toBe(401);
  expect((await send('POST', '/topics/feature', { ...operator, as: OPERATOR_TOKEN })).json().data.name).toMatch(/^Topic /);
  expect((await send('GET', '/home?featured=true')).json().data).toMatchObject({ topics: [], total: 0 });
});
