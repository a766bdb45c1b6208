/** What has been written in a Discourse forum since the last time: its newest posts, page by page back to those that are known. */
import { z } from 'zod';
import type { ImportedPost } from '../../../contract/posts.ts';
import { countedReasons } from '../counted-reasons.ts';
import { readPages } from '../later-pages.ts';
import { parsedJson } from '../parsed-json.ts';
import type { Reader, Reading } from '../reading.ts';
import { SourceFailure } from '../source-failure.ts';
import { type DiscoursePost, discoursePost, ofDiscourse, whyLeftOut } from './discourse-posts.ts';

/** At once. Who is not signed in may ask 50 times in 10 seconds, where limits stand as they came. */
const PAGES = 10;
/** Older versions look only so far back from where they are asked to begin (PostsController#latest), and may find nothing there. */
const STRETCH = 50;
/** Of 50 that it gives: whoever sends many more is no forum. */
const page = z.object({ latest_posts: z.array(z.unknown()).max(4 * STRETCH) });
const UNREADABLE = 'not as Discourse gives posts';

export const discourseCursor = z.object({
  /** All posts up to this number have been read; 0 before the first time. */
  known: z.number().int().nonnegative(),
  /** Where a reading goes on that has stopped on its way back, and up to which number everything will be known then. */
  rest: z.object({ before: z.number().int(), newest: z.number().int() }).nullable(),
});
export type DiscourseCursor = z.infer<typeof discourseCursor>;

/** `forum`: its address, which may be in a folder. @throws SourceFailure */
export async function readDiscourse(
  reader: Reader,
  forum: string,
  { known, rest }: DiscourseCursor = { known: 0, rest: null },
): Promise<Reading<DiscourseCursor>> {
  const base = baseOf(forum);
  const found = new Found(base);
  let newest = rest?.newest ?? known;
  const { next, stopped } = await readPages<number | undefined>(rest?.before, PAGES, async (before) => {
    const ids = found.take(await pageOf(reader, base, before), known);
    if (before === undefined && ids.length === 0 && known > 0) throw hidden(base);
    newest = ids.reduce((most, id) => Math.max(most, id), newest);
    const older = olderThan(ids, before);
    // The first time the newest page is enough: what is older was there before anybody followed the forum.
    return { next: known === 0 || older <= known + 1 ? null : older };
  });
  if (next === null) return found.reading({ known: newest, rest: null }, true, stopped);
  return found.reading({ known, rest: { before: next ?? known, newest } }, false, stopped);
}

/** The lowest number that was given; where none is lower than before, a stretch further back. */
function olderThan(ids: readonly number[], before: number | undefined): number {
  const lowest = ids.reduce((least, id) => Math.min(least, id), Number.POSITIVE_INFINITY);
  return before === undefined || lowest < before ? lowest : before - STRETCH + 1;
}

/** What one reading finds. Newer versions give posts below `before`, older ones that one too: none is taken twice. */
class Found {
  readonly #posts: ImportedPost[] = [];
  readonly #reasons: string[] = [];
  readonly #taken = new Set<number>();

  constructor(private readonly base: string) {}

  /** Of the posts above `known`; answers the numbers of all. */
  take(posts: readonly unknown[], known: number): number[] {
    const read = posts.map((post) => discoursePost.safeParse(post).data);
    const readable = read.filter((post) => post !== undefined);
    if (posts.length > 0 && readable.length === 0) throw otherShape(this.base, posts[0]);
    for (const post of readable) {
      if (post.id > known && !this.#taken.has(post.id)) this.#add(post);
      this.#taken.add(post.id);
    }
    for (let odd = readable.length; odd < read.length; odd++) this.#reasons.push(UNREADABLE);
    return readable.map(({ id }) => id);
  }

  reading(cursor: DiscourseCursor, isWhole: boolean, stopped: SourceFailure | null): Reading<DiscourseCursor> {
    const leftOut = countedReasons(this.#reasons);
    return { title: new URL(this.base).host, posts: this.#posts, undated: new Set(), leftOut, cursor, isWhole, stopped };
  }

  #add(post: DiscoursePost): void {
    const reason = whyLeftOut(post);
    const ours = reason === null ? ofDiscourse(post, this.base) : null;
    if (ours) this.#posts.push(ours);
    else this.#reasons.push(reason ?? UNREADABLE);
  }
}

function otherShape(base: string, post: unknown): SourceFailure {
  const [issue] = discoursePost.safeParse(post).error?.issues ?? [];
  const where = issue ? `${issue.path.join('.')}: ${issue.message}` : 'none can be read';
  return new SourceFailure('unreadable', `${new URL(base).host} gives posts otherwise than Discourse: ${where}`);
}

/** Nothing at once, where something was: older versions show nothing while the newest posts are for some readers only. */
function hidden(base: string): SourceFailure {
  return new SourceFailure('unreachable', `${new URL(base).host} shows no posts now, and has shown some before`);
}

/** One form of one forum, without a slash at its end. */
function baseOf(forum: string): string {
  const url = URL.parse(forum);
  if (!url) throw new SourceFailure('refused', 'This is not an address of the web');
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

/** The newest posts, or those before one. */
async function pageOf({ fetchWeb, signal }: Reader, base: string, before: number | undefined): Promise<unknown[]> {
  const url = `${base}/posts.json${before === undefined ? '' : `?before=${before}`}`;
  const { text } = await fetchWeb({ url, headers: { accept: 'application/json' }, signal });
  const list = page.safeParse(parsedJson(text));
  if (!list.success) throw new SourceFailure('unreadable', `${new URL(base).host} gives no list of posts as Discourse does`);
  return list.data.latest_posts;
}
