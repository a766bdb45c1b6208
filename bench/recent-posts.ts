/** The posts of a file, repeated under other ids until there are as many as asked for, spread over the days before `now`. */
import type { ImportedPost } from '../src/contract/posts.ts';
import { FieldMapping } from '../src/services/mentions/field-mapping.ts';
import { readPosts } from '../src/services/mentions/read-posts.ts';
import { openSource } from '../src/services/mentions/read-source.ts';

/** All inside the last 30 days of any timezone: nothing that asks for them can leave any of them out. */
const SPAN = 28.5 * 24 * 60 * 60 * 1000;
/** Scatters neighbours over the whole span (Knuth's multiplicative hash), so that every day holds posts of every kind. */
const SCATTER = 2_654_435_761;

/** `span` in milliseconds. */
export async function* recentPosts(file: string, count: number, now: Date, span = SPAN): AsyncGenerator<ImportedPost[]> {
  let made = 0;
  for (let copy = 0; made < count; copy++) {
    const before = made;
    for await (const chunk of readPosts(file, await openSource(file), new FieldMapping(), { timezone: 'UTC', now })) {
      const posts = chunk.posts.slice(0, count - made).map((post, index) => {
        const at = now.getTime() - (((made + index) * SCATTER) % 2 ** 32) * (span / 2 ** 32);
        return { ...post, id: `${copy}:${post.id}`, published_at: new Date(at).toISOString() };
      });
      made += posts.length;
      yield posts;
      if (made >= count) return;
    }
    if (made === before) throw new Error(`no posts in ${file}`);
  }
}
