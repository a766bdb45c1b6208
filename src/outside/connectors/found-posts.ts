/** What one reading of an API finds: its posts, each once, and what is no post of ours. */
import type { z } from 'zod';
import { type ImportedPost, POST_LENGTHS } from '../../contract/posts.ts';
import { fittedPost, fittedText } from './fitted-post.ts';
import type { Reading } from './reading.ts';
import { SourceFailure } from './source-failure.ts';

const UNREADABLE = 'not as documented';

/** A post, or why it is none of ours. */
export type Judged = ImportedPost | string;

export class FoundPosts {
  readonly #posts = new Map<string, ImportedPost>();
  readonly #reasons = new Map<string, number>();
  readonly #undated = new Set<string>();

  /** `host`: for the message where nothing can be read. */
  constructor(private readonly host: string) {}

  /**
   * The items of a page that can be read; the others are counted.
   * @throws SourceFailure `unreadable` where there are some and none can be: then it is another shape, and not an odd item
   */
  readable<Item>(items: readonly unknown[], shape: z.ZodType<Item>): Item[] {
    const read = items.map((item) => shape.safeParse(item));
    const good = read.filter(({ success }) => success).map(({ data }) => data as Item);
    const [odd] = read.filter(({ success }) => !success);
    if (odd && good.length === 0) throw otherShape(this.host, odd.error);
    this.leaveOut(UNREADABLE, read.length - good.length);
    return good;
  }

  /** Of the same id the last one stands: it is the newer answer. Answers whether it is a post. */
  add(judged: Judged): boolean {
    const post = typeof judged === 'string' ? null : fittedPost(judged);
    if (post) {
      this.#posts.set(post.id, post);
      this.#undated.delete(post.id);
    } else this.leaveOut(typeof judged === 'string' ? judged : UNREADABLE);
    return post !== null;
  }

  /** A post that names no time: it is given that of the reading. */
  addUndated(judged: Judged): void {
    if (this.add(judged) && typeof judged !== 'string') this.#undated.add(judged.id);
  }

  leaveOut(reason: string, times = 1): void {
    if (times > 0) this.#reasons.set(reason, (this.#reasons.get(reason) ?? 0) + times);
  }

  /** Newest first. */
  reading<Cursor>(title: string | null, cursor: Cursor, isWhole: boolean, stopped: SourceFailure | null = null): Reading<Cursor> {
    const posts = [...this.#posts.values()].sort((one, other) => Date.parse(other.published_at) - Date.parse(one.published_at));
    const leftOut = [...this.#reasons]
      .map(([reason, count]) => ({ reason, count }))
      .sort((one, other) => other.count - one.count);
    return { title: fittedText(title, POST_LENGTHS.name), posts, leftOut, undated: this.#undated, cursor, isWhole, stopped };
  }
}

function otherShape(host: string, error: z.ZodError | undefined): SourceFailure {
  const [issue] = error?.issues ?? [];
  const where = issue ? `${issue.path.join('.')}: ${issue.message}` : 'none can be read';
  return new SourceFailure('unreadable', `${host} gives posts in another shape than it documents: ${where}`);
}
