/** What has been written in a Discourse forum since the last time: its newest posts, page by page back to those that are known. */
import { z } from 'zod';
import type { ImportedPost } from '../../../contract/posts.ts';
import { countedReasons } from '../counted-reasons.ts';
import type { Reader, Reading } from '../reading.ts';
import { SourceFailure } from '../source-failure.ts';
import { type DiscoursePost, discoursePost, ofDiscourse, whyLeftOut } from './discourse-posts.ts';

/** At once. Who is not signed in may ask 50 times in 10 seconds, where limits stand as they came. */
const PAGES = 10;
/** Older versions look only so far back from where they are asked to begin (PostsController#latest), and may find nothing there. */
const STRETCH = 50;
const page = z.object({ latest_posts: z.array(z.unknown()) });
const UNREADABLE = 'not as Discourse gives posts';

interface Page {
  posts: DiscoursePost[];
  unreadable: number;
}

export interface DiscourseCursor {
  /** All posts up to this number have been read; 0 before the first time. */
  known: number;
  /** Where a reading goes on that has stopped on its way back, and up to which number everything will be known then. */
  rest: { before: number; newest: number } | null;
}

/** `forum`: its address, which may be in a folder. @throws SourceFailure */
export async function readDiscourse(
  reader: Reader,
  forum: string,
  { known, rest }: DiscourseCursor = { known: 0, rest: null },
): Promise<Reading<DiscourseCursor>> {
  const base = forum.replace(/\/+$/, '');
  const posts: ImportedPost[] = [];
  const reasons: string[] = [];
  let before = rest?.before;
  let newest = rest?.newest ?? known;
  let isWhole = false;
  for (let read = 0; read < PAGES && !isWhole; read++) {
    const found = await pageOf(reader, base, before);
    for (const post of found.posts.filter(({ id }) => id > known)) {
      const reason = whyLeftOut(post);
      if (reason === null) posts.push(ofDiscourse(post, base));
      else reasons.push(reason);
    }
    reasons.push(...Array.from({ length: found.unreadable }, () => UNREADABLE));
    const ids = found.posts.map(({ id }) => id);
    newest = Math.max(newest, ...ids);
    before = ids.length > 0 ? Math.min(...ids) - 1 : (before ?? 0) - STRETCH;
    // The first time the newest page is enough: what is older was there before anybody followed the forum.
    isWhole = known === 0 || before <= known;
  }
  const cursor = isWhole ? { known: newest, rest: null } : { known, rest: { before: before ?? known, newest } };
  return { title: new URL(base).host, posts, leftOut: countedReasons(reasons), cursor, isWhole };
}

/** Of the posts up to this number, the newest. */
async function pageOf({ fetchWeb, signal }: Reader, base: string, before: number | undefined): Promise<Page> {
  const url = `${base}/posts.json${before === undefined ? '' : `?before=${before}`}`;
  const { text } = await fetchWeb({ url, headers: { accept: 'application/json' }, signal });
  const { host } = new URL(base);
  const list = page.safeParse(parsed(text));
  if (!list.success) throw new SourceFailure('unreadable', `${host} gives no list of posts as Discourse does`);
  const read = list.data.latest_posts.map((post) => discoursePost.safeParse(post));
  const posts = read.flatMap(({ data }) => (data ? [data] : []));
  const [issue] = read.find(({ error }) => error)?.error?.issues ?? [];
  if (issue && posts.length === 0) {
    throw new SourceFailure(
      'unreadable',
      `${host} gives posts otherwise than Discourse: ${issue.path.join('.')}: ${issue.message}`,
    );
  }
  return { posts, unreadable: read.length - posts.length };
}

/** undefined for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
