import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type ChatRequest,
  type LanguageModelServer,
  startLanguageModelServer,
} from '../../../tests/support/language-model-server.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { type TopicOfPosts, topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import { createLanguageModel } from '../../outside/language-model/client.ts';
import { estimateTokens } from '../../outside/language-model/estimate-tokens.ts';
import { deleteSummariesBefore } from '../../stores/postgres/kept-summaries.ts';
import { deleteModelCallsBefore } from '../../stores/postgres/model-calls.ts';
import type { Actor } from '../environment.ts';
import { listModelCalls } from '../language-model/list-model-calls.ts';
import { comparisonSummary } from './summarise-comparison.ts';
import { onePostSummary, postsSummary, textsSummary, topicPostsSummary } from './summarise-posts.ts';
import { peakSummary, topicSummary } from './summarise-topic.ts';

const FERRY = [
  'The Star Ferry suspended its Wan Chai service on Monday after a generator fire at the pier injured 3 passengers.',
  'Passengers complained that no staff told them about the suspension until 9 in the morning.',
  'The operator apologised and promised full refunds for monthly tickets within 14 days.',
  'Residents of Wan Chai fear that the pier will stay closed until summer.',
].map((content, at): Partial<ImportedPost> => ({ content, likes: at, author: `ann${at}` }));

let stores: TestStores;
let server: LanguageModelServer;
let ann: Actor;
let topic: TopicOfPosts;
beforeAll(async () => {
  stores = await openTestStores();
  server = await startLanguageModelServer();
  ann = await stores.createOrganisation({ name: 'Ann' });
  topic = await topicOfPosts(stores, ann, FERRY);
});
afterAll(async () => {
  await server.close();
  await stores.close();
});
beforeEach(async () => {
  stores.clock.now = TEST_NOW;
  stores.environment.languageModel = modelOf();
  server.script(repeating);
  await deleteSummariesBefore(stores.environment.postgres, FAR);
  await deleteModelCallsBefore(stores.environment.postgres, FAR, 10_000);
});

const FAR = new Date('2100-01-01T00:00:00Z');

function modelOf(materialTokens = 6000) {
  const times = { timeoutMs: 10_000, idleMs: 10_000, now: () => stores.clock.now, pause: async () => undefined };
  return createLanguageModel({ baseUrl: server.baseUrl, apiKey: null, model: 'tiny', concurrency: 4, materialTokens, ...times });
}

interface Material {
  topics?: string[];
  posts?: { n: number; of?: number[]; text: string }[];
  sentences?: { text: string; posts: number[] }[];
}
const materialIn = (request: ChatRequest) => JSON.parse(request.messages[1]?.content ?? '') as Material;
const asked = () => server.requests.map(({ body }) => materialIn(body));

/** Says what each post says, to the letter. */
function repeating(request: ChatRequest) {
  const { posts = [], sentences } = materialIn(request);
  return { say: { sentences: sentences ?? posts.map(({ n, text }) => ({ text, posts: [n] })) } };
}

const says = (...sentences: unknown[]) => server.script({ say: { sentences } });
const summarise = (given: object = {}) =>
  topicPostsSummary(stores.environment, ann, { id: topic.id, postIds: topic.postIds, ...given });

describe('by the model', () => {
  test('each sentence with the ids of its posts', async () => {
    const [fire = '', , refunds = ''] = topic.postIds;
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
        { text: expect.stringMatching(/^A generator/), posts: [fire], across: false },
        { text: expect.stringMatching(/^The operator/), posts: [refunds], across: false },
      ],
      by: 'model',
      model: 'tiny',
      language: 'en',
      dropped: 0,
      posts: 4,
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
    expect(await summarise()).toMatchObject({ by: 'quotations', model: null, dropped: 2, lacks: { code: 'upstream' } });
    expect(await summarise({ by: 'model' })).toMatchObject({ by: 'model', sentences: [], content: '', dropped: 2 });
  });

  test('in the language asked for', async () => {
    says({ text: '灣仔碼頭一部發電機起火，3名乘客受傷。', posts: [1] });
    await summarise({ language: 'zh-Hant' });
    expect(server.requests[0]?.body.messages[0]?.content).toContain('Traditional Chinese');
  });

  test('the same is not asked twice, by nobody of the organisation; another language, and an edited post, are something else', async () => {
    const first = await summarise();
    expect(await summarise()).toEqual(first);
    expect(server.requests).toHaveLength(1);
    await summarise({ language: 'zh-Hant' });
    expect(server.requests).toHaveLength(2);
    await summarise({ postIds: topic.postIds.slice(1) });
    expect(server.requests).toHaveLength(3);
  });
});

describe('what is sent', () => {
  test('is the texts of the posts that were chosen, and nothing else of them', async () => {
    await summarise({ postIds: topic.postIds.slice(0, 2) });
    expect(asked()).toEqual([{ posts: [1, 2].map((n) => ({ n, title: expect.any(String), text: FERRY[n - 1]?.content })) }]);
    const { data } = await listModelCalls(stores.environment, ann, {});
    expect(data).toMatchObject([{ purpose: 'summary', outcome: 'answered', posts: topic.postIds.slice(0, 2) }]);
    expect(data[0]?.material).toBe(server.requests[0]?.body.messages[1]?.content);
  });

  test('is nothing where quotations are asked for, and where there is too little', async () => {
    expect(await summarise({ by: 'quotations' })).toMatchObject({ by: 'quotations', lacks: null, tooLittle: false });
    const little = { posts: [{ title: '', content: 'Late again.' }], by: 'model' };
    expect(await textsSummary(stores.environment, ann, little)).toMatchObject({ tooLittle: true, sentences: [], posts: 1 });
    expect(server.requests).toEqual([]);
  });
});

describe('without a model', () => {
  test('there are quotations, and why', async () => {
    stores.environment.languageModel = null;
    expect(await summarise()).toMatchObject({
      by: 'quotations',
      model: null,
      posts: 4,
      lacks: { code: 'not_configured', configure: ['LLM_BASE_URL', 'LLM_MODEL'] },
    });
    await expect(summarise({ by: 'model' })).rejects.toMatchObject({ code: 'not_configured' });
  });

  test.each<[string, { status: number; headers?: Record<string, string> }, object]>([
    ['down', { status: 500 }, { code: 'upstream' }],
    ['busy', { status: 429, headers: { 'retry-after': '600' } }, { code: 'rate_limited', until: '2026-03-10T12:10:00.000Z' }],
    ['of a wrong key', { status: 401 }, { code: 'not_configured' }],
  ])('with one that is %s as well, unless it is insisted on', async (_name, step, lacks) => {
    server.script(step);
    expect(await summarise()).toMatchObject({ by: 'quotations', lacks });
    await expect(summarise({ by: 'model' })).rejects.toMatchObject({
      name: 'ServiceError',
      code: (lacks as { code: string }).code,
    });
  });
});

describe('a selection larger than one question', () => {
  const LINES = Array.from({ length: 60 }, (_, n) => ({
    title: '',
    content: `Route ${n + 100} was delayed by ${n + 2} minutes because a lorry broke down near the tunnel. ${'Drivers waited in long queues. '.repeat(12)}`,
  }));
  const first = (text: string) => text.slice(0, text.indexOf('.') + 1);

  beforeEach(() => {
    stores.environment.languageModel = modelOf(2000);
    server.script((request) => {
      const { posts, sentences = [] } = materialIn(request);
      return { say: { sentences: posts ? [{ text: first(posts[0]?.text ?? ''), posts: [posts[0]?.n] }] : sentences } };
    });
  });

  test('is read in parts, each within the limit and each post in one; citations come through the merging', async () => {
    const summary = await textsSummary(stores.environment, ann, { posts: LINES });
    const parts = asked().filter(({ posts }) => posts);
    const merging = asked().filter(({ sentences }) => sentences);
    expect(parts.length).toBeGreaterThan(2);
    expect(merging.length).toBeGreaterThan(0);
    const read = parts.flatMap(({ posts = [] }) => posts.map(({ n }) => n));
    expect(read.toSorted((one, other) => one - other)).toEqual(LINES.map((_, n) => n + 1));
    for (const part of parts) expect(estimateTokens(JSON.stringify(part))).toBeLessThan(2100);
    expect(summary).toMatchObject({ by: 'model', posts: 60, dropped: 0 });
    for (const { text, posts } of summary.sentences) expect(LINES[Number(posts[0]) - 1]?.content).toContain(text);
    expect(summary.sentences.length).toBeGreaterThan(1);
  });

  test('goes without a part that a filter of content refuses', async () => {
    server.script((request) => {
      const { posts, sentences = [] } = materialIn(request);
      if (posts?.some(({ n }) => n === 1)) return { status: 400, body: { error: { code: 'content_filter' } } };
      return { say: { sentences: posts ? [{ text: first(posts[0]?.text ?? ''), posts: [posts[0]?.n] }] : sentences } };
    });
    const summary = await textsSummary(stores.environment, ann, { posts: LINES });
    expect(summary.by).toBe('model');
    expect(summary.posts).toBeLessThan(60);
    expect(summary.posts).toBeGreaterThan(30);
  });

  test('has the first of each part where the merging fails', async () => {
    server.script((request) => {
      const { posts } = materialIn(request);
      return posts ? { say: { sentences: [{ text: first(posts[0]?.text ?? ''), posts: [posts[0]?.n] }] } } : { say: 'no' };
    });
    const summary = await textsSummary(stores.environment, ann, { posts: LINES });
    expect(summary).toMatchObject({ by: 'model', posts: 60 });
    expect(summary.sentences.length).toBeGreaterThan(1);
  });
});

describe('of a topic', () => {
  test('copies are read once', async () => {
    const copies = Array.from({ length: 50 }, () => ({
      content: 'Copy of the same advertisement for a watch shop in Mong Kok.',
    }));
    const large = await topicOfPosts(stores, ann, [...FERRY, ...copies]);
    await topicSummary(stores.environment, ann, { id: large.id });
    const [{ posts = [] } = {}] = asked();
    expect(posts).toHaveLength(5);
    expect(posts.map(({ text }) => text)).toEqual(expect.arrayContaining(FERRY.map(({ content }) => content)));
  });

  test('however large, it is one question, within the limit', async () => {
    const many = Array.from({ length: 300 }, (_, n) => ({
      content: `Route ${n} was delayed near ${['Sha Tin', 'Tai Po', 'Mong Kok', 'Central'][n % 4]} by ${n + 2} minutes. ${'Drivers waited in long queues at the tunnel. '.repeat(8)}`,
    }));
    const large = await topicOfPosts(stores, ann, many);
    stores.environment.languageModel = modelOf(2000);
    const summary = await topicSummary(stores.environment, ann, { id: large.id });
    expect(server.requests).toHaveLength(1);
    expect(estimateTokens(server.requests[0]?.body.messages[1]?.content ?? '')).toBeLessThan(2100);
    expect(summary.posts).toBe(asked()[0]?.posts?.length);
    expect(summary.posts).toBeGreaterThan(3);
  });

  test('a filter narrows it; of too few texts nothing is told', async () => {
    const filter = { text: 'refunds', language: 'en' };
    expect(await topicSummary(stores.environment, ann, { id: topic.id, filter })).toMatchObject({ tooLittle: true, posts: 1 });
    expect(server.requests).toEqual([]);
  });

  test('of a peak, posts with what was said more than usual come first', async () => {
    const quiet = Array.from({ length: 40 }, (_, n) => ({
      content: `Quiet day ${n} on the harbour, ferries on time.`,
      likes: 500 + n,
      published_at: `2026-03-0${1 + (n % 8)}T0${n % 10}:00:00Z`,
    }));
    const busy = Array.from({ length: 12 }, (_, n) => ({
      content: `Generator explosion at pier ${n + 1}, smoke everywhere, passengers evacuated.`,
      likes: n,
      published_at: `2026-03-09T${10 + n}:00:00Z`,
    }));
    const noise = {
      content: 'Look at this sunset over the harbour, everyone.',
      likes: 9000,
      published_at: '2026-03-09T12:30:00Z',
    };
    const large = await topicOfPosts(stores, ann, [...quiet, ...busy, noise]);
    const filter = { start: '2026-03-09T00:00:00Z', end: '2026-03-10T00:00:00Z' };
    await peakSummary(stores.environment, ann, { id: large.id, filter });
    const [{ posts = [] } = {}] = asked();
    expect(posts[0]?.text).toMatch(/^Generator explosion/);
    expect(posts.filter(({ text }) => text.startsWith('Quiet'))).toEqual([]);
    expect(posts.map(({ text }) => text)).toContain(noise.content);
  });

  test('of several, each post says of which; a sentence may name the topic', async () => {
    const other = await topicOfPosts(
      stores,
      ann,
      FERRY.map((post) => ({ ...post, content: `Tram: ${post.content}` })),
      { name: 'Zebra trams' },
    );
    server.script((request) => {
      const complaint = materialIn(request).posts?.find(({ of, text }) => of?.includes(1) && text.includes('complained'));
      const text = 'On Zebra trams, passengers complained that no staff told them about the suspension.';
      return { say: { sentences: [{ text, posts: [complaint?.n] }] } };
    });
    const summary = await comparisonSummary(stores.environment, ann, { ids: [topic.id, other.id] });
    const [{ topics = [], posts = [] } = {}] = asked();
    expect(topics[1]).toBe('Zebra trams');
    for (const { of, text } of posts) expect(of).toEqual([text.startsWith('Tram: ') ? 1 : 0]);
    expect(posts).toHaveLength(8);
    expect(summary).toMatchObject({ by: 'model', dropped: 0, sentences: [{ text: expect.stringMatching(/^On Zebra/) }] });
  });
});

describe('what is not theirs', () => {
  const MISSING = { code: 'not_found' };

  test('is not found: a topic, a post of another topic, a post that nobody has', async () => {
    const { environment } = stores;
    const ben = await stores.createOrganisation({ name: 'Ben' });
    const theirs = await topicOfPosts(stores, ben, FERRY);
    const ids = topic.postIds;
    await expect(topicPostsSummary(environment, ben, { id: topic.id, postIds: ids })).rejects.toMatchObject(MISSING);
    await expect(summarise({ postIds: [...ids, ...theirs.postIds] })).rejects.toMatchObject(MISSING);
    await expect(summarise({ postIds: ['17'] })).rejects.toMatchObject(MISSING);
    await expect(onePostSummary(environment, ann, { feedId: '17' })).rejects.toMatchObject(MISSING);
    await expect(topicSummary(environment, ben, { id: topic.id })).rejects.toMatchObject(MISSING);
    await expect(comparisonSummary(environment, ben, { ids: [theirs.id, topic.id] })).rejects.toMatchObject(MISSING);
    expect(server.requests).toEqual([]);
  });

  test('but any post that is stored is summed up by itself, as whoever may search may read it, and one of theirs by the function', async () => {
    const [feedId = ''] = topic.postIds;
    for (const actor of [ann, await stores.createOrganisation({ name: 'Ben' })])
      expect(await onePostSummary(stores.environment, actor, { feedId })).toMatchObject({ by: 'model', posts: 1 });
    const named = { topicId: topic.id, postIds: [feedId], language: 'en' };
    expect(await postsSummary(stores.environment, ann, named)).toMatchObject({ by: 'model', sentences: [{ posts: [feedId] }] });
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
