/** Ours: the verb of the page Query, from the text to the count, the volume and the first page of posts with their places. */
import { findPosts } from '../src/services/analysis/find-posts.ts';
import { type Answers, askAll } from './preview-asked.ts';
import { rangeOf, SEARCHES } from './query-questions.ts';
import { openFilledStore } from './recent-store.ts';
import { socialPosts } from './social-posts.ts';

export async function queryByEarshot(file: string, posts: number, rounds: number, folder?: string): Promise<Answers> {
  const { context, actor, close } = await openFilledStore((now) => socialPosts(file, posts, now), folder);
  // The verb alone, in a process that has begun: what was compiled and read once is there.
  await findPosts(context, actor, { query: 'warm AND up' });
  const answers = await askAll(
    rounds,
    async (query, kind) => {
      const { start, end } = rangeOf(kind, context.now());
      const params = { startDate: start.toISOString(), endDate: end.toISOString(), limit: 25 };
      return (await findPosts(context, actor, { query, params })).count;
    },
    SEARCHES,
  );
  await close();
  return answers;
}
