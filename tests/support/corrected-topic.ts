/** A topic with posts of known sentiment, and what its organisation sees of them: for tests of what moves those numbers. */
import { randomUUID } from 'node:crypto';
import type { Overview } from '../../src/contract/analysis/overview.ts';
import type { RawData } from '../../src/contract/analysis/posts.ts';
import type { SentimentFilter } from '../../src/contract/filter.ts';
import type { ImportedPost } from '../../src/contract/posts.ts';
import { topicOverview } from '../../src/services/analysis/overview.ts';
import { topicPosts } from '../../src/services/analysis/posts.ts';
import type { Actor } from '../../src/services/environment.ts';
import { postId } from '../../src/services/mentions/identity.ts';
import { ingestPosts } from '../../src/services/mentions/ingest.ts';
import { createTopic } from '../../src/services/topics/create-topic.ts';
import { runAll } from '../../src/workers/runner.ts';
import { importedPostOf } from './post.ts';
import { TEST_NOW, type TestStores } from './stores.ts';
import { topicDraft } from './topic-draft.ts';

export interface CorrectedTopic {
  word: string;
  /** As they were imported. */
  posts: ImportedPost[];
  /** Of the stored posts, in the same order. */
  ids: string[];
  topicId: string;
  overview(actor: Actor, topicId: string, filter?: object): Promise<Overview>;
  list(actor: Actor, topicId: string, filter?: object): Promise<RawData>;
  /** Native ids of the posts that the filter by sentiment finds. */
  found(actor: Actor, topicId: string, sentiments: SentimentFilter[]): Promise<string[]>;
}

/** The posts get the native ids `0`, `1`, … behind a word of their own, by which the topic finds them. */
export async function correctedTopic(
  { environment }: TestStores,
  actor: Actor,
  given: Partial<ImportedPost>[],
): Promise<CorrectedTopic> {
  const word = `w${randomUUID().replaceAll('-', '')}`;
  const posts = given.map((post, index) => importedPostOf({ id: `${word}-${index}`, title: word, content: '…', ...post }));
  await ingestPosts(environment, posts);
  const { id: topicId } = await createTopic(environment, actor, topicOf(word));
  await runAll(environment, TEST_NOW);
  const list: CorrectedTopic['list'] = (asker, id, filter = {}) => topicPosts(environment, asker, { id, filter });
  return {
    word,
    posts,
    topicId,
    ids: posts.map((post) => postId(post.media_type, post.id)),
    overview: (asker, id, filter = {}) => topicOverview(environment, asker, { id, filter }),
    list,
    found: async (asker, id, sentiments) => {
      const { posts: seen } = await list(asker, id, { sentiments, sort: 'oldest' });
      return seen.map(({ nativeId }) => nativeId.slice(word.length + 1)).sort();
    },
  };
}

export function topicOf(word: string): Record<string, unknown> {
  return topicDraft({ inclusion: { operator: 'AND', groups: [[word]] } });
}
