/**
 * Whose preview is worked on now. One is asked with every pause in typing, and an answer that nobody waits for is not worth
 * a statement: of each page of a person only the newest counts, and only so many run at once. What has begun is not broken off, it
 * is told that it may end.
 */
import { ServiceError } from '../errors.ts';

interface Waiting {
  key: string;
  begin(): void;
}

export class PreviewTurns {
  private readonly newest = new Map<string, AbortController>();
  private readonly working = new Set<string>();
  private readonly waiting: Waiting[] = [];

  /** `places`: how many run at once. */
  constructor(private readonly places: number) {}

  /**
   * Runs the work when there is a place and nothing else of `key` runs. `wanted` is aborted when `gone` is, or when a newer
   * call of the same key comes. Rejects with that reason, `conflict` for a newer call, if the work never began.
   */
  async take<T>(key: string, gone: AbortSignal, work: (wanted: AbortSignal) => Promise<T>): Promise<T> {
    const own = new AbortController();
    this.newest.get(key)?.abort(new ServiceError('conflict', 'a newer preview took the place of this one'));
    this.newest.set(key, own);
    const wanted = AbortSignal.any([gone, own.signal]);
    try {
      if (!(await this.place(key, wanted))) wanted.throwIfAborted();
      try {
        return await work(wanted);
      } finally {
        this.leave(key);
      }
    } finally {
      if (this.newest.get(key) === own) this.newest.delete(key);
    }
  }

  /** False: it was no longer wanted before there was a place. */
  private place(key: string, wanted: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const stop = () => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1);
        resolve(false);
      };
      const waiting: Waiting = {
        key,
        begin: () => {
          wanted.removeEventListener('abort', stop);
          resolve(true);
        },
      };
      if (wanted.aborted) return resolve(false);
      wanted.addEventListener('abort', stop);
      this.waiting.push(waiting);
      this.beginNext();
    });
  }

  private leave(key: string): void {
    this.working.delete(key);
    this.beginNext();
  }

  private beginNext(): void {
    if (this.working.size >= this.places) return;
    const index = this.waiting.findIndex(({ key }) => !this.working.has(key));
    const [next] = index === -1 ? [] : this.waiting.splice(index, 1);
    if (!next) return;
    this.working.add(next.key);
    next.begin();
  }
}
