/** From which posts of a topic a summary is: of how many they were chosen, in which language, and never from hidden ones. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AskedSummaries, FERRY, openAskedSummaries } from '../../../tests/support/asked-summaries.ts';
import { type TopicOfPosts, topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { listModelCalls } from '../language-model/list-model-calls.ts';
import { hideMentions } from '../triage/hide-mentions.ts';
import { comparisonSummary } from './summarise-comparison.ts';
import { peakSummary } from './summarise-peak.ts';
import { topicSummary } from './summarise-topic.ts';
import { topicPostsSummary } from './summarise-topic-posts.ts';

let summaries: AskedSummaries;
let many: TopicOfPosts;
/** Sentences that are no copies of each other. */
const WHO = [
  'Drivers',
  'Nurses',
  'Hawkers',
  'Tourists',
  'Pupils',
  'Cyclists',
  'Fishermen',
  'Tenants',
  'Students',
  'Chefs',
  'Clerks',
];
const WHERE = ['the tunnel', 'a hospital', 'Mong Kok market', 'the airport', 'Sai Kung pier', 'the racecourse', 'City Hall'];
const DID = [
  'waited in the rain',
  'signed a petition',
  'sang together',
  'lost their tickets',
  'shared umbrellas',
  'filmed the crowd',
];
const WHY = ['the lift was out of order', 'engineers mended a pipe', 'police closed the road', 'prices rose again', 'snow fell'];
const ZH_WHO = ['司機', '護士', '小販', '遊客', '學生', '單車友', '漁民', '租客', '廚師', '文員', '老師'];
const ZH_WHERE = ['隧道口', '醫院', '旺角街市', '機場', '西貢碼頭', '馬場', '大會堂'];
const ZH_DID = ['冒雨等候多時', '聯署請願', '一起唱歌', '遺失車票', '共用雨傘', '拍攝人群'];
const ZH_WHY = ['因為升降機壞了', '工程人員正在修理水管', '警方封閉道路', '物價再度上升', '當局沒有交代'];
const ofEach = (n: number, words: readonly string[]) => words[n % words.length] ?? '';
const DAY = { start: '2026-03-09T00:00:00Z', end: '2026-03-10T00:00:00Z' };
beforeAll(async () => {
  summaries = await openAskedSummaries();
  const english = Array.from({ length: 2000 }, (_, n) => ({
    content: `${ofEach(n, WHO)} at ${ofEach(n + 3, WHERE)} ${ofEach(n + 7, DID)} while ${ofEach(n * 3 + 1, WHY)}.`,
    published_at: DAY.start,
  }));
  const chinese = Array.from({ length: 30 }, (_, n) => ({
    content: `${ofEach(n, ZH_WHO)}在${ofEach(n + 1, ZH_WHERE)}${ofEach(n * 3 + 2, ZH_DID)}，${ofEach(n * 2 + 1, ZH_WHY)}。`,
    likes: 500 - n,
    published_at: '2026-03-08T10:00:00Z',
  }));
  many = await topicOfPosts(summaries.stores, summaries.ann, [...english, ...chinese]);
});
afterAll(() => summaries.close());
beforeEach(() => summaries.begin());

const ofTopic = (filter: object, id = many.id) =>
  topicSummary(summaries.stores.environment, summaries.ann, { id, filter: { language: 'en', ...filter } });

test('the same posts are chosen whenever it is asked, so that what the model wrote of them is found again', async () => {
  const { environment } = summaries.stores;
  const ids = [many.id, summaries.topic.id];
  const asked: [string, (by?: string) => Promise<object>][] = [
    ['topic', (by) => ofTopic({ by })],
    ['peak', (by) => peakSummary(environment, summaries.ann, { id: many.id, filter: { ...DAY, by } })],
    ['comparison', (by) => comparisonSummary(environment, summaries.ann, { ids, filter: { by } })],
  ];
  for (const [name, ask] of asked) {
    const written = await ask();
    const questions = summaries.server.requests.length;
    expect([name, written]).toMatchObject([name, { by: 'model' }]);
    const { data } = await listModelCalls(environment, summaries.ann, {});
    expect([name, data[0]?.about.length]).toEqual([name, name === 'comparison' ? 2 : 1]);
    expect([name, await ask('kept')]).toEqual([name, written]);
    expect(summaries.server.requests).toHaveLength(questions);
  }
});

describe('of how many they were chosen', () => {
  test('of a topic', async () => {
    expect(await ofTopic({ by: 'quotations' })).toMatchObject({ posts: 1000, matching: 2030, oneLanguage: true });
    const written = await ofTopic({});
    expect(written).toMatchObject({ by: 'model', matching: 2030 });
    expect(written.posts).toBeLessThanOrEqual(1000);
  });

  test('of a peak, and of topics beside each other', async () => {
    const { environment } = summaries.stores;
    const filter = { ...DAY, by: 'quotations' };
    const peak = await peakSummary(environment, summaries.ann, { id: many.id, filter });
    expect(peak).toMatchObject({ posts: 1000, matching: 2000, oneLanguage: false });
    const ids = [many.id, summaries.topic.id];
    const compared = await comparisonSummary(environment, summaries.ann, { ids, filter: { by: 'quotations' } });
    expect(compared).toMatchObject({ posts: 504, matching: 2034 });
  });

  test('kept ones say it of the moment in which they are asked for', async () => {
    const { stores, ann } = summaries;
    const small = await topicOfPosts(stores, ann, [...FERRY, { ...FERRY[0], author: 'copy' }]);
    expect(await ofTopic({}, small.id)).toMatchObject({ by: 'model', matching: 5 });
    await hideMentions(stores.environment, ann, { id: small.id, kind: 'author', keys: ['news:copy'] });
    expect(await ofTopic({}, small.id)).toMatchObject({ by: 'model', matching: 4 });
  });
});

describe('the language asked for', () => {
  test.each([
    ['en', true, 'EEEEE'],
    ['zh-Hant', false, 'CCCEE'],
  ] as const)(
    'comes first, and others by their share, or that they have none is told: %s',
    async (language, oneLanguage, expected) => {
      const found = await ofTopic({ language, by: 'quotations' });
      expect(found).toMatchObject({ language, oneLanguage });
      expect(found.sentences.map(({ text }) => (/\p{Script=Han}/u.test(text) ? 'C' : 'E')).join('')).toBe(expected);
    },
  );

  test('is not the only one, where too little is said in it', async () => {
    const found = await ofTopic({ language: 'zh-Hant', by: 'quotations' }, summaries.topic.id);
    expect(found).toMatchObject({ posts: 4, oneLanguage: false });
  });
});

describe('a post that is hidden', () => {
  const [fire] = FERRY.map(({ content = '' }) => content);

  test('is in no summary from then on, by the model or not, kept or not', async () => {
    const { stores, ann, server } = summaries;
    const { environment } = stores;
    const { id, postIds } = await topicOfPosts(stores, ann, FERRY);
    const inAll = async () => [
      await ofTopic({ by: 'quotations' }, id),
      await ofTopic({}, id),
      await comparisonSummary(environment, ann, { ids: [id], filter: { by: 'quotations' } }),
      await comparisonSummary(environment, ann, { ids: [id] }),
    ];
    for (const before of await inAll()) expect(before.content).toContain(fire);
    await hideMentions(environment, ann, { id, kind: 'post', keys: postIds.slice(0, 1) });
    for (const after of await inAll()) {
      expect(after.content).not.toContain(fire);
      expect(after.sentences.flatMap(({ posts }) => posts)).not.toContain(postIds[0]);
      expect(after).toMatchObject({ posts: 3, matching: 3 });
    }
    expect(server.requests).toHaveLength(4);
    await expect(topicPostsSummary(environment, ann, { id, postIds })).rejects.toMatchObject({ code: 'not_found' });
  });
});
