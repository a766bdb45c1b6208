/**
 * The posts of a file over a year, with what it has little of and analyses are about: authors of whom few write most, their
 * followers, and comments that answer earlier posts.
 */
import type { ImportedPost } from '../src/contract/posts.ts';
import { recentPosts } from './recent-posts.ts';

const YEAR = 364 * 24 * 60 * 60 * 1000;
const AUTHORS = 100_000;
/** Four in ten answer one of the posts before them. */
const COMMENTS = 0.4;
const ANSWERED = 1000;

export async function* socialPosts(file: string, count: number, now: Date): AsyncGenerator<ImportedPost[]> {
  const ids: string[] = [];
  let made = 0;
  for await (const chunk of recentPosts(file, count, now, YEAR)) {
    yield chunk.map((post) => {
      const random = fractions(made++);
      const answered = random() < COMMENTS ? ids[Math.floor(random() * ids.length)] : undefined;
      const author = Math.floor(AUTHORS ** random());
      // An answer is of the medium of what it answers.
      const own = post.media_type;
      const parent = answered?.startsWith(`${own} `) ? answered.slice(own.length + 1) : undefined;
      ids[made % ANSWERED] = `${own} ${post.id}`;
      return {
        ...post,
        author: `author${author}`,
        author_name: `Author ${author}`,
        author_followers: author % 2 === 0 ? Math.floor(1_000_000 / author) + 10 : null,
        likes: Math.floor(200 * random() ** 4),
        comments: Math.floor(40 * random() ** 4),
        kind: parent ? 'comment' : 'post',
        parent_id: parent ?? null,
      } satisfies ImportedPost;
    });
  }
}

/** Of one post always the same: numbers from 0 up to 1 (mulberry32). */
function fractions(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
