/**
 * What has been written in a category of LIHKG since the last time: its threads by their newest answers, and of each the pages that are
 * not known. Where LIHKG wants to know whether a person is reading, the reading ends as `blocked`: nothing is tried around that.
 */
import { z } from 'zod';
import type { ImportedPost } from '../../../contract/posts.ts';
import { countedReasons } from '../counted-reasons.ts';
import type { Reader, Reading } from '../reading.ts';
import { SourceFailure } from '../source-failure.ts';
import { type LihkgThread, lihkgPost, lihkgThread, responseOf, threadList, threadPage } from './lihkg-answers.ts';
import { ofLihkg, PAGE_LENGTH, whyLeftOut } from './lihkg-posts.ts';

const BASE = 'https://lihkg.com/api_v2/thread';
const MOST_LISTS = 3;
const LIST_LENGTH = 60;
/** Of threads, at once. */
const MOST_PAGES = 20;
const MOST_THREADS = 500;
const UNREADABLE = 'not as LIHKG gives them';

const count = z.number().int().nonnegative();
export const lihkgCursor = z.object({
  /** Seconds since 1970: no thread that was last answered before has anything new; 0 before the first time. */
  since: count,
  /** How many posts of a thread are known: pairs of thread and count, those last that were listed last. */
  threads: z.array(z.tuple([count, count])).max(MOST_THREADS),
});
export type LihkgCursor = z.infer<typeof lihkgCursor>;

/** `category`: its number there (`cat_id`): 5 is the news. @throws SourceFailure */
export async function readLihkg(
  reader: Reader,
  { category }: { category: number },
  cursor: LihkgCursor = { since: 0, threads: [] },
): Promise<Reading<LihkgCursor>> {
  const found = new Found(reader, cursor);
  const threads = await found.list(category);
  const isWhole = await found.readAll(threads);
  const newest = threads.reduce((most, { last_reply_time: time }) => Math.max(most, time), cursor.since);
  return {
    title: found.channel === null ? 'LIHKG' : `LIHKG ${found.channel}`,
    posts: found.posts.toSorted((one, other) => Date.parse(other.published_at) - Date.parse(one.published_at)),
    undated: new Set(),
    leftOut: countedReasons(found.reasons),
    cursor: { since: isWhole ? newest : cursor.since, threads: [...found.known].slice(-MOST_THREADS) },
    isWhole,
    stopped: found.stopped,
  };
}

class Found {
  readonly posts: ImportedPost[] = [];
  readonly reasons: string[] = [];
  /** Posts known, by thread. */
  readonly known: Map<number, number>;
  channel: string | null = null;
  stopped: SourceFailure | null = null;
  #pages = 0;
  #read = 0;
  #unreadable: SourceFailure | null = null;

  constructor(
    private readonly reader: Reader,
    private readonly cursor: LihkgCursor,
  ) {
    this.known = new Map(cursor.threads);
  }

  /** Threads with new posts, newest first; what is listed is remembered longest. */
  async list(category: number): Promise<LihkgThread[]> {
    const threads = new Map<number, LihkgThread>();
    for (let page = 1; page <= MOST_LISTS; page++) {
      const url = `${BASE}/category?cat_id=${category}&page=${page}&count=${LIST_LENGTH}&type=now`;
      const list = responseOf(await this.#ask(url), threadList, this.reader.now());
      if (list === null) break;
      this.channel ??= list.category?.name ?? null;
      const read = list.items.flatMap((item) => lihkgThread.safeParse(item).data ?? []);
      if (read.length === 0 && list.items.length > 0) throw otherShape('threads');
      for (let odd = read.length; odd < list.items.length; odd++) this.reasons.push(UNREADABLE);
      for (const thread of read) threads.set(thread.thread_id, thread);
      // The first time one list is enough: what is older was there before anybody followed the category.
      if (this.cursor.since === 0 || (read.at(-1)?.last_reply_time ?? 0) <= this.cursor.since) break;
      if (page === MOST_LISTS) this.reasons.push('threads beyond those that can be listed');
    }
    for (const { thread_id: id } of [...threads.values()].reverse()) {
      const before = this.known.get(id);
      if (before === undefined) continue;
      this.known.delete(id);
      this.known.set(id, before);
    }
    return [...threads.values()];
  }

  /** False where some are left. */
  async readAll(threads: readonly LihkgThread[]): Promise<boolean> {
    const fresh = threads.filter(({ thread_id: id, no_of_reply: posts }) => posts > (this.known.get(id) ?? 0));
    for (const thread of fresh) {
      const isFull = this.#pages >= MOST_PAGES;
      if (isFull && this.cursor.since > 0) return false;
      if (isFull) this.known.set(thread.thread_id, thread.no_of_reply);
      else if (!(await this.#tryThread(thread))) return false;
    }
    if (this.#read === 0 && this.#unreadable) throw this.#unreadable;
    return true;
  }

  /** False where nothing more is to be asked. */
  async #tryThread(thread: LihkgThread): Promise<boolean> {
    try {
      const isWhole = await this.#readThread(thread);
      this.#read += 1;
      return isWhole;
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error;
      if (error.kind === 'unreadable') {
        this.#giveUp(thread, error);
        return true;
      }
      if (this.posts.length === 0) throw error;
      // What has been read is worth having.
      this.stopped = error;
      return false;
    }
  }

  /** One thread may be gone since it was listed; where none can be read, LIHKG is another one than it was. */
  #giveUp(thread: LihkgThread, failure: SourceFailure): void {
    this.#unreadable = failure;
    this.known.set(thread.thread_id, thread.no_of_reply);
    this.reasons.push('threads that cannot be read');
  }

  /** From where it is known; of one that is older than the last reading, or met at the first, the newest page. */
  async #readThread(thread: LihkgThread): Promise<boolean> {
    const { thread_id: id, total_page: last, create_time: created } = thread;
    const before = this.known.get(id);
    const isNew = this.cursor.since > 0 && created > this.cursor.since;
    const first = before === undefined ? (isNew ? 1 : last) : Math.floor(before / PAGE_LENGTH) + 1;
    let known = before ?? 0;
    for (let page = Math.max(1, first); page <= last; page++) {
      if (this.#pages >= MOST_PAGES) return false;
      this.#pages += 1;
      const text = await this.#ask(`${BASE}/${id}/page/${page}?order=reply_time`);
      const answer = responseOf(text, threadPage, this.reader.now());
      if (answer === null) break;
      known = Math.max(known, this.#take(answer.item_data, thread, before ?? 0));
      this.known.set(id, known);
    }
    // Posts that were deleted are counted and not given.
    this.known.set(id, Math.max(known, thread.no_of_reply));
    return true;
  }

  /** Answers the highest number. */
  #take(items: readonly unknown[], thread: LihkgThread, before: number): number {
    const read = items.flatMap((item) => lihkgPost.safeParse(item).data ?? []);
    if (read.length === 0 && items.length > 0) throw otherShape('posts');
    for (let odd = read.length; odd < items.length; odd++) this.reasons.push(UNREADABLE);
    const numbers = new Map(read.map(({ post_id: id, msg_num: number }) => [id, number]));
    for (const post of read) {
      if (post.msg_num <= before) continue;
      const reason = whyLeftOut(post);
      const ours = reason === null ? ofLihkg(post, thread, numbers, this.channel) : null;
      if (ours) this.posts.push(ours);
      else this.reasons.push(reason ?? UNREADABLE);
    }
    return read.reduce((most, { msg_num: number }) => Math.max(most, number), 0);
  }

  async #ask(url: string): Promise<string> {
    const { fetchWeb, signal } = this.reader;
    return (await fetchWeb({ url, headers: { accept: 'application/json' }, signal })).text;
  }
}

function otherShape(what: string): SourceFailure {
  return new SourceFailure('unreadable', `lihkg.com gives ${what} otherwise than it did`);
}
