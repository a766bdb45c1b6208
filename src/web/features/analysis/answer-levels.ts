/** Posts of a conversation as a thread: each answer below what it answers, and how far in. */
import type { Post } from '../../../contract/posts.ts';
import { groupedBy } from '../../../engine/analysis/tally.ts';

/** Further in, a narrow panel has no room for what is said. */
const DEEPEST = 4;

type Answer = Pick<Post, 'mediaType' | 'nativeId' | 'parentId'>;

/** In the order given where nothing is answered; `level` counts from 1. What is answered may be on another page. */
export function answerLevels<Of extends Answer>(posts: readonly Of[]): { post: Of; level: number }[] {
  const byKey = new Map(posts.map((post) => [keyOf(post, post.nativeId), post]));
  const answered = (post: Of) => (post.parentId === null ? undefined : byKey.get(keyOf(post, post.parentId)));
  const answers = groupedBy(posts, answered);
  const placed: { post: Of; level: number }[] = [];
  const passed = new Set<Of>();
  const place = (post: Of, level: number): void => {
    if (passed.has(post)) return;
    passed.add(post);
    placed.push({ post, level: Math.min(level, DEEPEST) });
    for (const answer of answers.get(post) ?? []) place(answer, level + 1);
  };
  for (const post of answers.get(undefined) ?? []) place(post, 1);
  // Those that answer each other in a circle begin nowhere.
  for (const post of posts) place(post, 1);
  return placed;
}

function keyOf({ mediaType }: Answer, nativeId: string): string {
  return `${mediaType} ${nativeId}`;
}
