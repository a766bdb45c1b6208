/**
 * Posts that keep arriving, of which there are no more after an hour than after ten minutes: the same ones come round again with other
 * likes, as sources show them at every look, and a tenth of them edited: in other words, and of now, as feeds date them.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { ImportedPost } from '../src/contract/posts.ts';
import type { LoadServer } from './load-server.ts';
import { endlessPosts, firstOf, linesOf } from './posts-files.ts';

const EDITED = 10;

export interface Arrivals {
  /** All of them have come once when so many were sent. */
  readonly posts: readonly ImportedPost[];
  sent: number;
  errors: string[];
}

export function newArrivals(count: number): Arrivals {
  return { posts: [...firstOf(endlessPosts('arriving'), count)], sent: 0, errors: [] };
}

interface Arriving {
  everyMs: number;
  /** Posts that are sent together. */
  batch: number;
  token: string;
  stop: AbortSignal;
}

/** Goes on where it was stopped. */
export async function keepArriving({ url }: LoadServer, arrivals: Arrivals, arriving: Arriving): Promise<void> {
  const { everyMs, batch, token, stop } = arriving;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' };
  const begun = performance.now();
  for (let batches = 1; !stop.aborted; batches += 1) {
    const body = [...linesOf(Array.from({ length: batch }, (_, place) => sentNow(arrivals.posts, arrivals.sent + place)))].join(
      '',
    );
    try {
      const answer = await fetch(`${url}/api/gateway/ingest`, { method: 'POST', headers, body });
      const said = await answer.text();
      if (answer.status !== 200) arrivals.errors.push(`ingest: ${answer.status} ${said.slice(0, 200)}`);
    } catch (error) {
      arrivals.errors.push(`ingest: ${String(error)}`);
    }
    arrivals.sent += batch;
    const rest = everyMs * batches - (performance.now() - begun);
    await pause(Math.max(0, rest), undefined, { signal: stop }).catch(() => undefined);
  }
}

function sentNow(posts: readonly ImportedPost[], number: number): ImportedPost {
  const post = posts[number % posts.length];
  if (!post) throw new Error('no posts');
  const round = Math.floor(number / posts.length);
  const seen = { ...post, likes: (post.likes ?? 0) + round };
  if (round === 0 || (number + round) % EDITED !== 0) return seen;
  return { ...seen, content: `${post.content} (${round})`, published_at: new Date().toISOString() };
}
