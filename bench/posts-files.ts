/** Posts without end, of the demo's generator with one seed after another, and files of them as an import takes them. */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ImportedPost } from '../src/contract/posts.ts';
import { generateDemoPosts } from '../src/engine/demo/generate-demo-posts.ts';

/** `name` stands in every id, so that two names share no post. The same day gives the same posts. */
export function* endlessPosts(name: string): Iterable<ImportedPost> {
  const now = new Date();
  for (let seed = 0; ; seed += 1) {
    for (const post of generateDemoPosts({ seed: `${name} ${seed}`, now, timezone: 'Asia/Hong_Kong' })) {
      // Seeds name their posts alike.
      const own = (id: string) => `${name}:${seed}:${id}`;
      const parent = post.parent_id ? { parent_id: own(post.parent_id) } : {};
      yield { ...post, id: own(post.id), ...parent, sentiment: null };
    }
  }
}

export function* firstOf<T>(all: Iterable<T>, wanted: number): Iterable<T> {
  let given = 0;
  for (const one of all) {
    if (given === wanted) return;
    given += 1;
    yield one;
  }
}

/** Written with gzip where its name ends so. */
export async function writePosts(file: string, posts: Iterable<ImportedPost>): Promise<void> {
  const written = Readable.from(linesOf(posts));
  if (file.endsWith('.gz')) await pipeline(written, createGzip({ level: 1 }), createWriteStream(file));
  else await pipeline(written, createWriteStream(file));
}

export function* linesOf(posts: Iterable<ImportedPost>): Iterable<string> {
  for (const post of posts) yield `${JSON.stringify(post)}\n`;
}
