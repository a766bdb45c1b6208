/** The pages of one reading, asked one after the other; what came of each. */
import { setImmediate } from 'node:timers/promises';
import type { ImportedPost } from '../../../contract/posts.ts';
import { challenged, isChallenge } from '../challenge.ts';
import { countedReasons } from '../counted-reasons.ts';
import type { LeftOut, Reader } from '../reading.ts';
import type { SiteRobots } from '../robots/read-robots.ts';
import { type FailureKind, SourceFailure } from '../source-failure.ts';
import type { WebAnswer } from '../web-fetch.ts';
import { zoneOf } from '../zone-of-host.ts';
import { articleOf, type NoArticle } from './article.ts';
import type { ListedPage } from './listed-pages.ts';
import { minutes, type WebsiteCursor } from './website-cursor.ts';
import { type PostedAt, websitePost } from './website-post.ts';

/** Asked at once. */
const MOST_PAGES = 20;
/** Judged by the robots.txt in one reading, and before others have their turn: with 20,000 rules each takes as many microseconds. */
const MOST_JUDGED = 1_000;
const JUDGED_AT_ONCE = 10;
/** Pages in one reading that do not answer, after which the site is left in peace. */
const MOST_MISSED = 3;
/** Readings after which a page that does not answer is given up. */
const MOST_TRIES = 3;
/** What will be the same at the next reading. */
const LASTING: ReadonlySet<FailureKind> = new Set(['gone', 'unreadable', 'refused', 'bad-query', 'unauthorised']);
const NOT_FOUND = 404;

const REASONS: Record<Exclude<NoArticle, 'challenge'>, string> = {
  'no-article': 'no article',
  'no-index': 'not to be found by programs, as the page says',
};

export class PagesRead {
  readonly posts: ImportedPost[] = [];
  readonly undated = new Set<string>();
  /** Pages that need not be asked again, unless they change. */
  readonly done = new Set<number>();
  readonly articles: Map<number, number>;
  readonly failed: Map<number, number>;
  /** What the site calls itself. */
  site: string | null = null;
  /** Why the site is not to be asked more for now. */
  stopped: SourceFailure | null = null;
  readonly #reasons: string[] = [];
  /** Pages that there is time for. */
  readonly #most: number;
  #asked = 0;
  #judged = 0;
  #missed = 0;

  constructor(
    private readonly reader: Reader,
    private readonly followed: Pick<PostedAt, 'mediaType' | 'channel'>,
    private readonly robots: SiteRobots,
    cursor: WebsiteCursor,
    questions: number,
  ) {
    this.#most = Math.max(1, Math.min(MOST_PAGES, questions));
    this.articles = new Map(cursor.articles);
    this.failed = new Map(cursor.failed);
  }

  /** False where some are left. @throws SourceFailure where the site wants nobody, and nothing at all was to be had */
  async all(pages: readonly ListedPage[]): Promise<boolean> {
    for (const page of pages) {
      if (this.#asked >= this.#most || this.#judged >= MOST_JUDGED) return false;
      this.#judged += 1;
      if (this.#judged % JUDGED_AT_ONCE === 0) await setImmediate();
      if (!this.robots.isAllowed(page.url)) {
        this.#leave(page, 'not for programs, as the robots.txt says');
        continue;
      }
      this.#asked += 1;
      const failure = await this.#read(page);
      if (failure === null) continue;
      // Pages that did not answer are counted: they are given up one day, and others are read.
      if (this.done.size === 0 && this.#missed < MOST_MISSED) throw failure;
      this.stopped = failure;
      return false;
    }
    return true;
  }

  leftOut(counted: Readonly<Record<string, number>>): LeftOut[] {
    const others = Object.entries(counted).map(([reason, count]) => ({ reason, count }));
    return [...countedReasons(this.#reasons), ...others.filter(({ count }) => count > 0)];
  }

  /** A failure that is the site's: it is not to be asked more. */
  async #read(page: ListedPage): Promise<SourceFailure | null> {
    const { fetchWeb, signal } = this.reader;
    const mayFollow = (url: string) => this.robots.hosts.has(new URL(url).host) && this.robots.isAllowed(url);
    let answer: WebAnswer;
    try {
      answer = await fetchWeb({ url: page.url, readsErrors: true, mayFollow, signal });
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error;
      return this.#fail(page, error);
    }
    const { mediaType, channel } = this.followed;
    const timezone = zoneOf(page.url);
    const article = articleOf({ html: answer.text, ...answer }, this.reader.now(), timezone);
    if (article === 'challenge') return challenged(new URL(answer.url).host);
    if (typeof article === 'string') {
      this.#leave(page, REASONS[article]);
      return null;
    }
    const ours = websitePost(article, { mediaType, channel, url: answer.url, listed: page, now: this.reader.now() });
    if (!ours) {
      this.#leave(page, 'no article');
      return null;
    }
    this.#take(page, ours);
    this.site ??= article.site;
    return null;
  }

  /** Two pages may say that they are one: the first stays, which is the newer. */
  #take({ mark, modified }: ListedPage, { post, isUndated }: { post: ImportedPost; isUndated: boolean }): void {
    this.done.add(mark);
    this.failed.delete(mark);
    // What was changed last is kept longest.
    this.articles.delete(mark);
    this.articles.set(mark, minutes(modified ?? this.reader.now()));
    if (this.posts.some(({ id }) => id === post.id)) {
      this.#reasons.push('the same as another one');
      return;
    }
    this.posts.push(post);
    if (isUndated) this.undated.add(post.id);
  }

  #leave({ mark }: ListedPage, reason: string): void {
    this.done.add(mark);
    this.failed.delete(mark);
    // It has no later state to wait for.
    this.articles.delete(mark);
    this.#reasons.push(reason);
  }

  #fail(page: ListedPage, failure: SourceFailure): SourceFailure | null {
    if (failure.kind === 'rate-limited' || isChallenge(failure)) return failure;
    if (LASTING.has(failure.kind) || failure.answer?.status === NOT_FOUND) {
      this.#leave(page, 'not to be had');
      return null;
    }
    const tries = (this.failed.get(page.mark) ?? 0) + 1;
    this.#missed += 1;
    if (tries >= MOST_TRIES) this.#leave(page, 'not to be had');
    else {
      this.failed.set(page.mark, tries);
      this.#reasons.push('not to be had now');
    }
    return this.#missed >= MOST_MISSED ? failure : null;
  }
}
