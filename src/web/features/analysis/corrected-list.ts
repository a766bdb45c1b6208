/** What a correction of the sentiment, and whatever else is said of posts, makes of a list of posts that is on screen, before the server has answered. */
import type { RawData } from '../../../contract/analysis/posts.ts';
import type { StandingSentiment } from '../../../contract/corrections.ts';
import type { Sentiment } from '../../../contract/filter.ts';
import type { Post } from '../../../contract/posts.ts';

/** The same list with what stands now; which posts the list holds is for the server to say. */
export function withStanding(list: RawData, standing: readonly (Pick<Post, 'id'> & Partial<Post>)[]): RawData {
  const byId = new Map(standing.map((post) => [post.id, post]));
  return { ...list, posts: list.posts.map((post) => ({ ...post, ...byId.get(post.id) })) };
}

export function standingOf({ id, sentiment, sentimentScore, sentimentCorrected }: Post): StandingSentiment {
  return { id, sentiment, sentimentScore, sentimentCorrected };
}

/** null takes the correction back. */
export function correctedBy(post: Post, sentiment: Sentiment | null, who: { by: string | null; at: string }): StandingSentiment {
  // What the engine says is not known here; until the server tells, the sentiment stays and the mark goes.
  if (sentiment === null) return { ...standingOf(post), sentimentCorrected: null };
  return { id: post.id, sentiment, sentimentScore: null, sentimentCorrected: who };
}

/** What has to be said for a post to be again as it is. */
export function undoing(post: Post): Sentiment | null {
  return post.sentimentCorrected ? post.sentiment : null;
}

/** The same for many; posts alike in one call. */
export function undoingSentiments(posts: readonly Post[]): { postIds: string[]; sentiment: Sentiment | null }[] {
  const calls = new Map<Sentiment | null, string[]>();
  for (const post of posts) calls.set(undoing(post), [...(calls.get(undoing(post)) ?? []), post.id]);
  return [...calls].map(([sentiment, postIds]) => ({ postIds, sentiment }));
}

/** Where the focus goes when its post has left the list: to the next that is still there, else to the one before; null: nowhere. */
export function heirOf(held: string, before: readonly string[], after: readonly string[]): string | null {
  const at = before.indexOf(held);
  const left = new Set(after);
  if (at < 0 || left.has(held)) return null;
  return before.slice(at + 1).find((id) => left.has(id)) ?? before.slice(0, at).findLast((id) => left.has(id)) ?? null;
}
