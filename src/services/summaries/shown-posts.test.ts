/** Which posts a model is shown of a selection, a topic, a peak and a comparison; and how partial summaries come together. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AskedSummaries, FERRY, materialIn, openAskedSummaries } from '../../../tests/support/asked-summaries.ts';
import { TEST_NOW } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { estimateTokens } from '../../outside/language-model/estimate-tokens.ts';
import { runAll } from '../../workers/runner.ts';
import { createTopic } from '../topics/create-topic.ts';
import { comparisonSummary } from './summarise-comparison.ts';
import { peakSummary } from './summarise-peak.ts';
import { textsSummary } from './summarise-texts.ts';
import { topicSummary } from './summarise-topic.ts';

let summaries: AskedSummaries;
beforeAll(async () => {
  summaries = await openAskedSummaries();
});
afterAll(() => summaries.close());
beforeEach(() => summaries.begin());

describe('a selection larger than one question', () => {
  const LINES = Array.from({ length: 60 }, (_, n) => ({
    title: '',
    content: `Route ${n + 100} was delayed by ${n + 2} minutes because a lorry broke down near the tunnel. ${'Drivers waited in long queues. '.repeat(12)}`,
  }));
  const first = (text: string) => text.slice(0, text.indexOf('.') + 1);

  beforeEach(async () => {
    await summaries.begin(2000);
    summaries.server.script((request) => {
      const { posts, sentences = [] } = materialIn(request);
      return { say: { sentences: posts ? [{ text: first(posts[0]?.text ?? ''), posts: [posts[0]?.n] }] : sentences } };
    });
  });

  test('is read in parts, each within the limit and each post in one; citations come through the merging', async () => {
    const summary = await textsSummary(summaries.stores.environment, summaries.ann, { posts: LINES });
    const parts = summaries.asked().filter(({ posts }) => posts);
    const merging = summaries.asked().filter(({ sentences }) => sentences);
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
    summaries.server.script((request) => {
      const { posts, sentences = [] } = materialIn(request);
      if (posts?.some(({ n }) => n === 1)) return { status: 400, body: { error: { code: 'content_filter' } } };
      return { say: { sentences: posts ? [{ text: first(posts[0]?.text ?? ''), posts: [posts[0]?.n] }] : sentences } };
    });
    const summary = await textsSummary(summaries.stores.environment, summaries.ann, { posts: LINES });
    expect(summary.by).toBe('model');
    expect(summary.posts).toBeLessThan(60);
    expect(summary.posts).toBeGreaterThan(30);
  });

  test('has nothing that is made up when parts are brought together', async () => {
    summaries.server.script((request) => {
      const { posts } = materialIn(request);
      const lie = { text: 'The tunnel operator was fined 40 million dollars.', posts: [1, 2] };
      return { say: { sentences: posts ? [{ text: first(posts[0]?.text ?? ''), posts: [posts[0]?.n] }] : [lie] } };
    });
    const summary = await textsSummary(summaries.stores.environment, summaries.ann, { posts: LINES });
    expect(summary.content).not.toContain('fined');
    expect(summary.dropped).toBeGreaterThan(0);
    expect(summary.sentences.length).toBeGreaterThan(1);
  });

  test('has the first of each part where the merging fails', async () => {
    summaries.server.script((request) => {
      const { posts } = materialIn(request);
      return posts ? { say: { sentences: [{ text: first(posts[0]?.text ?? ''), posts: [posts[0]?.n] }] } } : { say: 'no' };
    });
    const summary = await textsSummary(summaries.stores.environment, summaries.ann, { posts: LINES });
    expect(summary).toMatchObject({ by: 'model', posts: 60 });
    expect(summary.sentences.length).toBeGreaterThan(1);
  });
});

describe('of a topic', () => {
  test('that is still searched nothing is said', async () => {
    const { environment } = summaries.stores;
    const { id } = await createTopic(environment, summaries.ann, topicDraft());
    const refusal = { code: 'not_ready' };
    await expect(topicSummary(environment, summaries.ann, { id })).rejects.toMatchObject(refusal);
    await expect(comparisonSummary(environment, summaries.ann, { ids: [id] })).rejects.toMatchObject(refusal);
  });

  test('copies are read once', async () => {
    const copies = Array.from({ length: 50 }, () => ({
      content: 'Copy of the same advertisement for a watch shop in Mong Kok.',
    }));
    const large = await topicOfPosts(summaries.stores, summaries.ann, [...FERRY, ...copies]);
    await topicSummary(summaries.stores.environment, summaries.ann, { id: large.id });
    const [{ posts = [] } = {}] = summaries.asked();
    expect(posts).toHaveLength(5);
    expect(posts.map(({ text }) => text)).toEqual(expect.arrayContaining(FERRY.map(({ content }) => content)));
  });

  test('however large, it is one question, within the limit', async () => {
    const many = Array.from({ length: 300 }, (_, n) => ({
      content: `Route ${n} was delayed near ${['Sha Tin', 'Tai Po', 'Mong Kok', 'Central'][n % 4]} by ${n + 2} minutes. ${'Drivers waited in long queues at the tunnel. '.repeat(8)}`,
    }));
    const large = await topicOfPosts(summaries.stores, summaries.ann, many);
    await summaries.begin(2000);
    const summary = await topicSummary(summaries.stores.environment, summaries.ann, { id: large.id });
    expect(summaries.server.requests).toHaveLength(1);
    expect(estimateTokens(summaries.server.requests[0]?.body.messages[1]?.content ?? '')).toBeLessThan(2100);
    expect(summary.posts).toBe(summaries.asked()[0]?.posts?.length);
    expect(summary.posts).toBeGreaterThan(3);
  });

  test('a filter narrows it; of too few texts nothing is told', async () => {
    const filter = { text: 'refunds', language: 'en' };
    expect(await topicSummary(summaries.stores.environment, summaries.ann, { id: summaries.topic.id, filter })).toMatchObject({
      tooLittle: true,
      posts: 1,
    });
    expect(summaries.server.requests).toEqual([]);
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
    const large = await topicOfPosts(summaries.stores, summaries.ann, [...quiet, ...busy, noise]);
    const filter = { start: '2026-03-09T00:00:00Z', end: '2026-03-10T00:00:00Z' };
    await peakSummary(summaries.stores.environment, summaries.ann, { id: large.id, filter });
    const [{ posts = [] } = {}] = summaries.asked();
    expect(posts[0]?.text).toMatch(/^Generator explosion/);
    expect(posts.filter(({ text }) => text.startsWith('Quiet'))).toEqual([]);
    expect(posts.map(({ text }) => text)).toContain(noise.content);
  });

  test('of several, each post says of which; a sentence may name the topic', async () => {
    const other = await topicOfPosts(
      summaries.stores,
      summaries.ann,
      FERRY.map((post) => ({ ...post, content: `Tram: ${post.content}` })),
      { name: 'Zebra trams' },
    );
    summaries.server.script((request) => {
      const complaint = materialIn(request).posts?.find(({ of, text }) => of?.includes(1) && text.includes('complained'));
      const text = 'On Zebra trams, passengers complained that no staff told them about the suspension.';
      return { say: { sentences: [{ text, posts: [complaint?.n] }] } };
    });
    const summary = await comparisonSummary(summaries.stores.environment, summaries.ann, { ids: [summaries.topic.id, other.id] });
    const [{ topics = [], posts = [] } = {}] = summaries.asked();
    expect(topics[1]).toBe('Zebra trams');
    for (const { of, text } of posts) expect(of).toEqual([text.startsWith('Tram: ') ? 1 : 0]);
    expect(posts).toHaveLength(8);
    expect(summary).toMatchObject({ by: 'model', dropped: 0, sentences: [{ text: expect.stringMatching(/^On Zebra/) }] });
  });

  test('a post of both topics is told to be of both, although louder ones were chosen for one of them', async () => {
    const { stores, ann } = summaries;
    const shared = Array.from({ length: 6 }, (_, n) => ({
      content: `Gnu and okapi number ${n} were late at the pier because of fog.`,
    }));
    const loud = Array.from({ length: 200 }, (_, n) => ({
      content: `Okapi ${n} costs ${7 * n} dollars in shop ${n % 18}.`,
      likes: 100 + n,
    }));
    await topicOfPosts(stores, ann, [...shared, ...loud]);
    const topics = [['gnu'], ['okapi']].map((words) => topicDraft({ inclusion: { operator: 'AND', groups: [words] } }));
    const made = await Promise.all(topics.map((draft) => createTopic(stores.environment, ann, draft)));
    await runAll(stores.environment, TEST_NOW);
    await comparisonSummary(stores.environment, ann, { ids: made.map(({ id }) => id) });
    const posts = summaries.asked()[0]?.posts?.filter(({ text }) => text.startsWith('Gnu')) ?? [];
    expect(posts.map(({ of }) => of)).toEqual(Array.from({ length: 6 }, () => [0, 1]));
  });
});
