/**
 * Posts that keep arriving, of which there are no more after an hour than after ten minutes: the same ones come round again with other
 * likes, as sources show them at every look, and a tenth of them edited: in other words, and of now, as feeds date them.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { ImportedPost } from '../src/contract/posts.ts';
import type { LoadServer } from './load-server.ts';
import { endlessPosts, firstOf, linesOf } from './posts-files.ts';

const EDITED = 10;

interface Arriving {
  /** Of posts. All have come once when it is through. */
  round: number;
  everyMs: number;
  /** Posts that are sent together. */
  batch: number;
  token: string;
  stop: AbortSignal;
}

export interface Arrived {
  posts: number;
  errors: string[];
}

export async function keepArriving({ url }: LoadServer, arriving: Arriving): Promise<Arrived> {
  const { round, everyMs, batch, token, stop } = arriving;
  const posts = [...firstOf(endlessPosts('arriving'), round)];
  const arrived: Arrived = { posts: 0, errors: [] };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' };
  const begun = performance.now();
  for (let sent = 1; !stop.aborted; sent += 1) {
    const body = [...linesOf(Array.from({ length: batch }, (_, place) => sentNow(posts, arrived.posts + place)))].join('');
    try {
      const answer = await fetch(`${url}/api/gateway/ingest`, { method: 'POST', headers, body });
      const said = await answer.text();
      if (answer.status !== 200) arrived.errors.push(`ingest: ${answer.status} ${said.slice(0, 200)}`);
    } catch (error) {
      arrived.errors.push(`ingest: ${String(error)}`);
    }
    arrived.posts += batch;
    const rest = everyMs * sent - (performance.now() - begun);
    await pause(Math.max(0, rest), undefined, { signal: stop }).catch(() => undefined);
  }
  return arrived;
}

function sentNow(posts: readonly ImportedPost[], number: number): ImportedPost {
  const post = posts[number % posts.length];
  if (!post) throw new Error('no posts');
  const round = Math.floor(number / posts.length);
  const seen = { ...post, likes: (post.likes ?? 0) + round };
  if (round === 0 || (number + round) % EDITED !== 0) return seen;
  return { ...seen, content: `${post.content} (${round})`, published_at: new Date().toISOString() };
}
