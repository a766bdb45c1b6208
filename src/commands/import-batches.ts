/**
 * Posts in batches, at most two under way at once: while the stores take one, the next is read and made ready. Bounded
 * in posts and in size, so that memory does not grow with the file or with the length of its posts.
 */
import type { LinesReading } from '../services/mentions/prepare-lines.ts';
import type { FilePiece } from '../services/mentions/read-posts.ts';
import type { OpenBatch, PostTarget, Stored } from './import-target.ts';

const UNDER_WAY = 2;

export class Batches {
  private batch: OpenBatch | null = null;
  private records = 0;
  private size = 0;
  private readonly underWay = new Set<Promise<void>>();
  private failure: { error: unknown } | null = null;

  constructor(
    private readonly target: PostTarget,
    private readonly reading: LinesReading,
    private readonly onStored: (stored: Stored) => void | Promise<void>,
  ) {}

  /** Waits while two batches are under way, and while the target has enough to do. Throws what a send threw. */
  async add(piece: FilePiece): Promise<void> {
    this.batch ??= this.target.open(this.reading);
    await this.batch.add(piece);
    this.records += 'posts' in piece ? piece.posts.length + piece.rejected.length : piece.count;
    this.size += 'posts' in piece ? piece.size : piece.bytes.length;
    const { limits } = this.target;
    if (this.records >= limits.records || this.size >= limits.size) await this.flush();
  }

  /** Resolves when everything is stored. */
  async end(): Promise<void> {
    await this.flush();
    await Promise.all(this.underWay);
    this.check();
  }

  private async flush(): Promise<void> {
    const { batch } = this;
    this.batch = null;
    this.records = 0;
    this.size = 0;
    while (this.underWay.size >= UNDER_WAY) await Promise.race(this.underWay);
    this.check();
    if (!batch) return;
    const sending = batch
      .send()
      .then(this.onStored)
      .catch((error: unknown) => {
        this.failure ??= { error };
      })
      .finally(() => this.underWay.delete(sending));
    this.underWay.add(sending);
  }

  private check(): void {
    if (this.failure) throw this.failure.error;
  }
}
