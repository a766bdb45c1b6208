/**
 * Posts in batches, at most two under way at once: while the stores take one, the next is read and tokenised. Bounded
 * in posts and in characters, so that memory does not grow with the file or with the length of its posts.
 */
import type { ImportedPost } from '../contract/posts.ts';

export interface BatchLimits {
  posts: number;
  /** Characters of the records the posts came from. */
  size: number;
}

const UNDER_WAY = 2;

export class Batches {
  private posts: ImportedPost[] = [];
  private size = 0;
  private readonly underWay = new Set<Promise<void>>();
  private failure: { error: unknown } | null = null;

  constructor(
    private readonly send: (posts: ImportedPost[]) => Promise<void>,
    private readonly limits: BatchLimits,
  ) {}

  /** Waits while two batches are under way. Throws what a send threw. */
  async add(posts: readonly ImportedPost[], size: number): Promise<void> {
    for (const post of posts) this.posts.push(post);
    this.size += size;
    if (this.posts.length >= this.limits.posts || this.size >= this.limits.size) await this.flush();
  }

  /** Resolves when everything is stored. */
  async end(): Promise<void> {
    if (this.posts.length > 0) await this.flush();
    await Promise.all(this.underWay);
    this.check();
  }

  private async flush(): Promise<void> {
    while (this.underWay.size >= UNDER_WAY) await Promise.race(this.underWay);
    this.check();
    const sending = this.send(this.posts)
      .catch((error: unknown) => {
        this.failure ??= { error };
      })
      .finally(() => this.underWay.delete(sending));
    this.underWay.add(sending);
    this.posts = [];
    this.size = 0;
  }

  private check(): void {
    if (this.failure) throw this.failure.error;
  }
}
