import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AskedSummaries, FERRY, openAskedSummaries } from '../../../tests/support/asked-summaries.ts';
import { TEST_NOW } from '../../../tests/support/stores.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { updateOrganisation } from '../../stores/postgres/organisations.ts';
import { sentTexts } from '../language-model/get-sent-texts.ts';
import { listModelCalls } from '../language-model/list-model-calls.ts';
import { comparisonSummary } from './summarise-comparison.ts';
import { onePostSummary } from './summarise-post.ts';
import { postsSummary } from './summarise-posts.ts';
import { textsSummary } from './summarise-texts.ts';
import { topicSummary } from './summarise-topic.ts';
import { topicPostsSummary } from './summarise-topic-posts.ts';

let summaries: AskedSummaries;
beforeAll(async () => {
  summaries = await openAskedSummaries();
});
afterAll(() => summaries.close());
beforeEach(() => summaries.begin());

const says = (...sentences: unknown[]) => summaries.server.script({ say: { sentences } });
const summarise = (given: object = {}) =>
  topicPostsSummary(summaries.stores.environment, summaries.ann, {
    id: summaries.topic.id,
    postIds: summaries.topic.postIds,
    ...given,
  });

describe('by the model', () => {
  test('that writes Simplified where Traditional is asked for: it is converted', async () => {
    says({ text: '天星小轮湾仔航线因发电机起火暂停。', posts: [1] });
    const posts = ['天星小輪灣仔航線因發電機起火暫停，3名乘客受傷。', '乘客投訴職員沒有通知停航，要求退款，職員稱會安排。'].map(
      (content) => ({ title: '', content }),
    );
    const found = await textsSummary(summaries.stores.environment, summaries.ann, { posts, language: 'zh-Hant' });
    expect(found).toMatchObject({ by: 'model', content: '天星小輪灣仔航線因發電機起火暫停。' });
  });

  test('each sentence with the ids of its posts', async () => {
    const [fire = '', , refunds = ''] = summaries.topic.postIds;
    says(
      {
        text: 'A generator fire at the pier injured 3 passengers, and the Star Ferry suspended its Wan Chai service.',
        posts: [1],
      },
      { text: 'The operator promised full refunds for monthly tickets within 14 days.', posts: [3] },
    );
    expect(await summarise()).toEqual({
      content:
        'A generator fire at the pier injured 3 passengers, and the Star Ferry suspended its Wan Chai service. The operator promised full refunds for monthly tickets within 14 days.',
      sentences: [
        { text: expect.stringMatching(/^A generator/), posts: [fire], topics: [], across: false, alike: null },
        { text: expect.stringMatching(/^The operator/), posts: [refunds], topics: [], across: false, alike: null },
      ],
      cited: [fire, refunds].map((id) => ({ id, title: expect.any(String), url: '' })),
      by: 'model',
      model: 'tiny',
      writtenAt: TEST_NOW.toISOString(),
      language: 'en',
      dropped: 0,
      posts: 4,
      matching: 4,
      oneLanguage: false,
      unsent: 0,
      tooLittle: false,
      lacks: null,
    });
  });

  test.each<[string, unknown]>([
    ['other numbers', { text: 'A generator fire at the pier injured 30 passengers.', posts: [1] }],
    ['other words', { text: 'The minister resigned over the budget deficit.', posts: [1] }],
    ['a post that does not say it', { text: 'The operator promised full refunds for monthly tickets.', posts: [4] }],
    ['a post that is not there', { text: 'The operator promised full refunds for monthly tickets.', posts: [9] }],
    ['no post', { text: 'The operator promised full refunds for monthly tickets.', posts: [] }],
    ['an address', { text: 'The operator promised full refunds at https://evil.example.', posts: [3] }],
    ['another language', { text: '營辦商承諾於14天內退款。', posts: [3] }],
    ['another shape', 'The operator promised full refunds for monthly tickets.'],
    ['a whole page', { text: 'The operator promised full refunds. '.repeat(30), posts: [3] }],
  ])('a sentence with %s is dropped and counted', async (_name, sentence) => {
    says(sentence, { text: 'Passengers complained that no staff told them about the suspension.', posts: [2] });
    const { sentences, dropped, by } = await summarise();
    expect({ by, dropped, texts: sentences.map(({ text }) => text) }).toEqual({
      by: 'model',
      dropped: 1,
      texts: ['Passengers complained that no staff told them about the suspension.'],
    });
  });

  test('where nothing is borne out there are quotations, and it is said how many were dropped', async () => {
    says({ text: 'The minister resigned.', posts: [1] }, { text: 'Shares fell by 40 percent.', posts: [2] });
    expect(await summarise()).toMatchObject({ by: 'quotations', model: null, dropped: 2, lacks: { code: 'useless' } });
    expect(await summarise({ by: 'model' })).toMatchObject({ by: 'model', sentences: [], content: '', dropped: 2 });
  });

  test('in the language asked for', async () => {
    says({ text: '灣仔碼頭一部發電機起火，3名乘客受傷。', posts: [1] });
    await summarise({ language: 'zh-Hant' });
    expect(summaries.server.requests[0]?.body.messages[0]?.content).toContain('Traditional Chinese');
  });

  test('the same is not asked twice, by nobody of the organisation; another language, and an edited post, are something else', async () => {
    const first = await summarise();
    expect(await summarise()).toEqual(first);
    expect(summaries.server.requests).toHaveLength(1);
    await summarise({ language: 'zh-Hant' });
    expect(summaries.server.requests).toHaveLength(2);
    await summarise({ postIds: summaries.topic.postIds.slice(1) });
    expect(summaries.server.requests).toHaveLength(3);
  });
});

describe('what is kept', () => {
  const kept = (given: object = {}) => summarise({ by: 'kept', ...given });

  test('is what the model wrote of just these posts, whoever of the organisation asks, and when; else there are quotations', async () => {
    expect(await kept()).toMatchObject({ by: 'quotations', lacks: null, writtenAt: null });
    const written = await summarise();
    summaries.stores.clock.now = new Date(TEST_NOW.getTime() + 60_000);
    expect(await kept()).toEqual(written);
    expect(written.writtenAt).toBe(TEST_NOW.toISOString());
    for (const other of [{ language: 'zh-Hant' }, { postIds: summaries.topic.postIds.slice(1) }])
      expect(await kept(other)).toMatchObject({ by: 'quotations', lacks: null });
    expect(await summarise({ by: 'quotations' })).toMatchObject({ by: 'quotations' });
    expect(summaries.server.requests).toHaveLength(1);
  });

  test('is read when the plan is over, and where no tokens are left', async () => {
    await summarise();
    const { organisationId } = summaries.ann;
    await updateOrganisation(summaries.stores.environment.postgres, organisationId, { modelTokens: 0 });
    summaries.stores.clock.now = new Date('2027-02-01T00:00:00Z');
    const found = await kept();
    await updateOrganisation(summaries.stores.environment.postgres, organisationId, { modelTokens: null });
    expect(found).toMatchObject({ by: 'model', lacks: null });
  });

  test('is of one organisation, and of no one who may not read the posts', async () => {
    const [feedId = ''] = summaries.topic.postIds;
    const { environment } = summaries.stores;
    await onePostSummary(environment, summaries.ann, { feedId });
    await summarise();
    const ben = await summaries.stores.createOrganisation({ name: 'Ben' });
    expect(await onePostSummary(environment, summaries.ann, { feedId, by: 'kept' })).toMatchObject({ by: 'model' });
    expect(await onePostSummary(environment, ben, { feedId, by: 'kept' })).toMatchObject({ by: 'quotations' });
    const given = { id: summaries.topic.id, postIds: summaries.topic.postIds, by: 'kept' };
    await expect(topicPostsSummary(environment, ben, given)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('names where its posts were published', async () => {
    const url = 'https://news.example/fire';
    const { id, postIds } = await topicOfPosts(summaries.stores, summaries.ann, [{ ...FERRY[0], url }]);
    const named = [{ id: postIds[0], title: expect.any(String), url }];
    for (const by of ['model', 'kept', 'quotations'])
      expect(await summarise({ id, postIds, by })).toMatchObject({ cited: named });
  });

  test('is nothing without a model', async () => {
    await summarise();
    summaries.stores.environment.languageModel = null;
    expect(await kept()).toMatchObject({ by: 'quotations', lacks: null });
  });
});

test('parts of one summary leave a place at the model to the organisation, and one to others', async () => {
  await summaries.begin(40);
  await summarise();
  expect(summaries.server.requests.length).toBeGreaterThanOrEqual(4);
  expect(summaries.server.atOnce).toBeLessThanOrEqual(2);
});

describe('what is sent', () => {
  test('is the texts of the posts that were chosen, and nothing else of them', async () => {
    await summarise({ postIds: summaries.topic.postIds.slice(0, 2) });
    expect(summaries.asked()).toEqual([
      { posts: [1, 2].map((n) => ({ n, title: expect.any(String), text: FERRY[n - 1]?.content })) },
    ]);
    const { data } = await listModelCalls(summaries.stores.environment, summaries.ann, {});
    expect(data).toMatchObject([{ purpose: 'summary', outcome: 'answered', posts: summaries.topic.postIds.slice(0, 2) }]);
    const { material } = await sentTexts(summaries.stores.environment, summaries.ann, { callId: String(data[0]?.id) });
    expect(material).toBe(summaries.server.requests[0]?.body.messages[1]?.content);
  });

  test('is nothing where quotations are asked for, and where there is too little', async () => {
    expect(await summarise({ by: 'quotations' })).toMatchObject({ by: 'quotations', lacks: null, tooLittle: false });
    const little = { posts: [{ title: '', content: 'Late again.' }], by: 'model' };
    expect(await textsSummary(summaries.stores.environment, summaries.ann, little)).toMatchObject({
      tooLittle: true,
      sentences: [],
      posts: 1,
    });
    expect(summaries.server.requests).toEqual([]);
  });
});

describe('without a model', () => {
  test('there are quotations, and why', async () => {
    summaries.stores.environment.languageModel = null;
    expect(await summarise()).toMatchObject({
      by: 'quotations',
      model: null,
      posts: 4,
      lacks: { code: 'not_configured', configure: ['LLM_BASE_URL', 'LLM_MODEL'] },
    });
    await expect(summarise({ by: 'model' })).rejects.toMatchObject({ code: 'not_configured' });
  });

  test('there are quotations where the plan is over', async () => {
    summaries.stores.clock.now = new Date('2027-02-01T00:00:00Z');
    expect(await summarise()).toMatchObject({ by: 'quotations', lacks: { code: 'forbidden' } });
    expect(summaries.server.requests).toEqual([]);
  });

  test('there are quotations where the tokens of the day are used, and until when', async () => {
    const { organisationId } = summaries.ann;
    const { postgres } = summaries.stores.environment;
    await updateOrganisation(postgres, organisationId, { modelTokens: 3000 });
    await summarise();
    const later = await summarise({ language: 'zh-Hant' });
    await updateOrganisation(postgres, organisationId, { modelTokens: null });
    expect(later).toMatchObject({ by: 'quotations', lacks: { code: 'rate_limited', until: '2026-03-10T16:00:00.000Z' } });
  });

  test('there are quotations where no day has as many tokens, and what to set', async () => {
    const { organisationId } = summaries.ann;
    const { postgres } = summaries.stores.environment;
    await updateOrganisation(postgres, organisationId, { modelTokens: 100 });
    const found = await summarise();
    await updateOrganisation(postgres, organisationId, { modelTokens: null });
    const configure = ['LLM_TOKENS_PER_DAY', 'org set --model-tokens'];
    expect(found).toMatchObject({ by: 'quotations', lacks: { code: 'too_large', configure } });
  });

  test.each<[string, { status: number; headers?: Record<string, string> }, object]>([
    ['down', { status: 500 }, { code: 'upstream' }],
    ['busy', { status: 429, headers: { 'retry-after': '600' } }, { code: 'rate_limited', until: '2026-03-10T12:10:00.000Z' }],
    ['of a wrong key', { status: 401 }, { code: 'not_configured' }],
  ])('with one that is %s as well, unless it is insisted on', async (_name, step, lacks) => {
    summaries.server.script(step);
    expect(await summarise()).toMatchObject({ by: 'quotations', lacks });
    await expect(summarise({ by: 'model' })).rejects.toMatchObject({
      name: 'ServiceError',
      code: (lacks as { code: string }).code,
    });
  });
});

describe('what is not theirs', () => {
  const MISSING = { code: 'not_found' };

  test('is not found: a topic, a post of another topic, a post that nobody has', async () => {
    const { environment } = summaries.stores;
    const ben = await summaries.stores.createOrganisation({ name: 'Ben' });
    const theirs = await topicOfPosts(summaries.stores, ben, FERRY);
    const ids = summaries.topic.postIds;
    await expect(topicPostsSummary(environment, ben, { id: summaries.topic.id, postIds: ids })).rejects.toMatchObject(MISSING);
    await expect(summarise({ postIds: [...ids, ...theirs.postIds] })).rejects.toMatchObject(MISSING);
    await expect(summarise({ postIds: ['17'] })).rejects.toMatchObject(MISSING);
    await expect(onePostSummary(environment, summaries.ann, { feedId: '17' })).rejects.toMatchObject(MISSING);
    await expect(topicSummary(environment, ben, { id: summaries.topic.id })).rejects.toMatchObject(MISSING);
    await expect(comparisonSummary(environment, ben, { ids: [theirs.id, summaries.topic.id] })).rejects.toMatchObject(MISSING);
    expect(summaries.server.requests).toEqual([]);
  });

  test('but any stored post is summed up by itself, as whoever may search may read it, and one of theirs by the function', async () => {
    const [feedId = ''] = summaries.topic.postIds;
    const { environment } = summaries.stores;
    for (const actor of [summaries.ann, await summaries.stores.createOrganisation({ name: 'Ben' })])
      expect(await onePostSummary(environment, actor, { feedId })).toMatchObject({ by: 'model', posts: 1 });
    const named = { topicId: summaries.topic.id, postIds: [feedId], language: 'en' };
    expect(await postsSummary(summaries.stores.environment, summaries.ann, named)).toMatchObject({
      by: 'model',
      sentences: [{ posts: [feedId] }],
    });
  });

  test.each<[string, object, object]>([
    ['no posts', { postIds: [] }, { postIds: 'postRequired' }],
    ['too many', { postIds: Array.from({ length: 201 }, (_, n) => String(n + 1)) }, { postIds: 'tooManyPosts' }],
    ['another language', { language: 'fr' }, { language: 'malformed' }],
    ['ids that are none', { postIds: ['x'] }, { 'postIds.0': 'malformed' }],
  ])('%s is refused', async (_name, given, fields) => {
    await expect(summarise(given)).rejects.toMatchObject({ code: 'invalid', detail: { fields } });
  });
});
