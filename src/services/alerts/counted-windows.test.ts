/** What alerts count is what somebody would count who looked at each post: of random windows, with everything that moves a number. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importedPostOf } from '../../../tests/support/post.ts';
import { seeded } from '../../../tests/support/seeded.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import { intervalsOf } from '../../engine/alerts/intervals.ts';
import type { PieceCount } from '../../engine/alerts/measure.ts';
import { type CountedIntervals, intervalCounts } from '../../stores/clickhouse/queries/interval-counts.ts';
import { topicsAmong } from '../../stores/postgres/topic-rows.ts';
import { runAll } from '../../workers/runner.ts';
import type { Actor } from '../environment.ts';
import { correctSentiment } from '../mentions/correct-sentiment.ts';
import { postId } from '../mentions/identity.ts';
import { ingestPosts } from '../mentions/ingest.ts';
import { createTopic } from '../topics/create-topic.ts';
import { updateTopic } from '../topics/update-topic.ts';
import { hideMentions } from '../triage/hide-mentions.ts';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());

const random = seeded(20_261_123);
const below = (most: number) => Math.floor(random() * most);
const pick = <One>(those: readonly One[]): One => those[below(those.length)] as One;
const HOURS = 48;
const MEDIA = ['news', 'forum', 'blog'] as const;
const WORDS = [randomUUID(), randomUUID()].map((id) => `w${id.replaceAll('-', '')}`);
const [word = '', unwanted = ''] = WORDS;
const someTime = () => new Date(TEST_NOW.getTime() - 1000 * (1 + below(HOURS * 3600)));
const somePost = (): ImportedPost =>
  importedPostOf({
    title: word,
    content: random() < 0.3 ? unwanted : '…',
    media_type: pick(MEDIA),
    kind: pick(['post', 'comment']),
    sentiment: pick(['Positive', 'Negative', 'Neutral', 'Mixed']),
    author: pick(['ann', 'ben', 'cat', 'dan', 'eve', 'fay']),
    url: `https://${pick(['spam', 'calm', 'dull', 'warm'])}.test/${randomUUID()}`,
    published_at: someTime().toISOString(),
  });

test('windows have the mentions that are in them, of the revision that is read, as they are shown and corrected', async () => {
  const { environment } = stores;
  const [mei, ada, joe] = [
    await stores.createOrganisation(),
    await stores.createOrganisation(),
    await stores.createOrganisation(),
  ];
  const newTopic = async (actor: Actor) =>
    (await createTopic(environment, actor, topicDraft({ mediaTypes: MEDIA, inclusion: { operator: 'AND', groups: [[word]] } })))
      .id;
  const posts = Array.from({ length: 150 }, somePost);
  await ingestPosts(environment, posts);
  const [plain, hiding, other, theirs] = [await newTopic(mei), await newTopic(mei), await newTopic(ada), await newTopic(joe)];
  await runAll(environment, TEST_NOW);

  const edited = posts.slice(0, 15).map((post) => ({ ...post, published_at: someTime().toISOString() }));
  await ingestPosts(environment, edited);
  posts.splice(0, edited.length, ...edited);
  const hidden = new Set(posts.slice(20, 30).map(idOf));
  await hideMentions(environment, mei, { id: hiding, kind: 'post', keys: [...hidden] });
  await hideMentions(environment, mei, { id: hiding, kind: 'author', keys: ['news:ann'] });
  await hideMentions(environment, mei, { id: hiding, kind: 'site', keys: ['spam.test'] });
  const corrected = new Set(posts.slice(10, 60).map(idOf));
  await correctSentiment(environment, mei, { postIds: [...corrected], sentiment: 'Positive' });
  // Some of the same posts, so that each organisation has its own word on them; one of them it took back.
  const correctedByAda = posts.slice(40, 90).map(idOf);
  const [takenBack = ''] = correctedByAda;
  await correctSentiment(environment, ada, { postIds: correctedByAda, sentiment: 'Negative' });
  await correctSentiment(environment, ada, { postIds: [takenBack], sentiment: null });
  await updateTopic(environment, ada, {
    id: other,
    ...topicDraft({
      mediaTypes: MEDIA,
      inclusion: { operator: 'AND', groups: [[word]] },
      exclusion: { operator: 'AND', groups: [[unwanted]] },
    }),
  });
  await runAll(environment, TEST_NOW);

  const isShown = ({ author, media_type, url, ...post }: ImportedPost) =>
    !hidden.has(idOf({ media_type, ...post })) && !(author === 'ann' && media_type === 'news') && !url?.includes('spam.test');
  const asMeiSees = (post: ImportedPost) => (corrected.has(idOf(post)) ? { ...post, sentiment: 'Positive' as const } : post);
  const negative = new Set(correctedByAda.slice(1));
  const asAdaSees = (post: ImportedPost) => (negative.has(idOf(post)) ? { ...post, sentiment: 'Negative' as const } : post);
  const seen: [string, ImportedPost[]][] = [
    [plain, posts.map(asMeiSees)],
    [hiding, posts.filter(isShown).map(asMeiSees)],
    [other, posts.filter(({ content }) => content !== unwanted).map(asAdaSees)],
    [theirs, posts],
  ];
  const rows = await topicsAmong(
    environment.postgres,
    seen.map(([id]) => Number(id)),
  );
  expect(rows.map(({ revision }) => revision).toSorted((one, other) => one - other)).toEqual([1, 1, 1, 2]);
  const topics = rows.map(({ id, organisationId, revision, hiddenKinds }) => {
    const correctedBy = organisationId === joe.organisationId ? null : organisationId;
    return { topicId: id, revision, hidden: hiddenKinds, correctedBy };
  });
  for (const only of [null, { mediaTypes: ['news', 'blog'], kind: 'comment' }, { mediaTypes: ['forum'], kind: null }] as const) {
    const windows = Array.from({ length: 50 }, someWindow);
    const { edges, wanted, of } = intervalsOf(windows);
    const counted = await intervalCounts(environment.clickhouse, { topics, edges, wanted, only });
    for (const topic of topics) {
      const alone = await intervalCounts(environment.clickhouse, { topics: [topic], edges, wanted, only });
      expect(inOrder(alone.get(topic.topicId))).toEqual(inOrder(counted.get(topic.topicId)));
    }
    for (const [id, there] of seen)
      for (const window of windows) {
        const pieces = of(window);
        const inside = (counted.get(Number(id)) ?? []).filter(({ piece }) => piece >= pieces.first && piece < pieces.end);
        expect(summed(inside)).toEqual(countedOneByOne(there, window, only));
      }
  }
});

function inOrder(counts: readonly PieceCount[] = []): PieceCount[] {
  const key = ({ piece, of }: PieceCount) => `${piece} ${of?.mediaType} ${of?.kind}`;
  return counts.toSorted((one, other) => key(one).localeCompare(key(other)));
}

function idOf({ media_type, id }: Pick<ImportedPost, 'media_type' | 'id'>): string {
  return postId(media_type, id);
}

/** On no clock, but with edges that posts may lie on. */
function someWindow() {
  const [one, other] = [someTime(), someTime()].toSorted((first, second) => first.getTime() - second.getTime());
  return { start: one ?? TEST_NOW, end: new Date((other ?? TEST_NOW).getTime() + 1000) };
}

const TONES = ['Positive', 'Negative', 'Neutral', 'Mixed'] as const;

function summed(pieces: readonly { mentions: number; positive: number; negative: number; neutral: number; mixed: number }[]) {
  const sum = (name: 'mentions' | 'positive' | 'negative' | 'neutral' | 'mixed') =>
    pieces.reduce((total, piece) => total + piece[name], 0);
  return [sum('mentions'), sum('positive'), sum('negative'), sum('neutral'), sum('mixed')];
}

function countedOneByOne(
  posts: readonly ImportedPost[],
  { start, end }: { start: Date; end: Date },
  only: CountedIntervals['only'],
) {
  const inside = posts.filter(({ published_at, media_type, kind }) => {
    const at = new Date(published_at);
    const isAsked = !only || (only.mediaTypes.includes(media_type) && (only.kind === null || only.kind === kind));
    return start <= at && at < end && isAsked;
  });
  return [inside.length, ...TONES.map((tone) => inside.filter(({ sentiment }) => sentiment === tone).length)];
}
