/** A topic of its own for a test of figures: it finds the posts it is given, in their order, and no others. */
import { randomUUID } from 'node:crypto';
import type { ImportedPost } from '../../src/contract/posts.ts';
import type { Actor } from '../../src/services/environment.ts';
import { postId } from '../../src/services/mentions/identity.ts';
import { ingestPosts } from '../../src/services/mentions/ingest.ts';
import { createTopic } from '../../src/services/topics/create-topic.ts';
import { runAll } from '../../src/workers/runner.ts';
import { importedPostOf } from './post.ts';
import { TEST_NOW, type TestStores } from './stores.ts';
import { topicDraft } from './topic-draft.ts';

export interface TopicOfPosts {
  id: string;
  /** As they are stored. */
  postIds: string[];
}

/** `draft`: what of the topic is other than topicDraft has it. Texts get the word that the topic looks for. */
export async function topicOfPosts(
  { environment }: TestStores,
  actor: Actor,
  given: readonly Partial<ImportedPost>[],
  draft: Record<string, unknown> = {},
): Promise<TopicOfPosts> {
  const word = `w${randomUUID().replaceAll('-', '')}`;
  const posts = given.map((post) => importedPostOf({ content: '…', ...post, title: word }));
  await ingestPosts(environment, posts);
  const { id } = await createTopic(
    environment,
    actor,
    topicDraft({ inclusion: { operator: 'AND', groups: [[word]] }, ...draft }),
  );
  await runAll(environment, TEST_NOW);
  return { id, postIds: posts.map((post) => postId(post.media_type, post.id)) };
}
