/**
 * Posts in batches: while the stores take one, the next is read and made ready. Never two at once, so that of a post that stands
 * in two batches the later one counts. Bounded in records and in size, so that memory does not grow with the file or with the
 * length of its posts.
 */
import type { LinesReading } from '../services/mentions/prepare-lines.ts';
import type { FilePiece } from '../services/mentions/read-posts.ts';
import type { OpenBatch, PostTarget, Stored } from './import-target.ts';

export class Batches {
  private batch: OpenBatch | null = null;
  private records = 0;
  private size = 0;
  private sending: Promise<void> = Promise.resolve();
  private failure: { error: unknown } | null = null;

  constructor(
    private readonly target: PostTarget,
    private readonly reading: LinesReading,
    private readonly onStored: (stored: Stored) => void | Promise<void>,
  ) {}

  /** Waits for the batch before where this one is full, and while the target has enough to do. Throws what a send threw. */
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
    await this.sent();
  }

  private async flush(): Promise<void> {
    const { batch } = this;
    this.batch = null;
    this.records = 0;
    this.size = 0;
    await this.sent();
    if (!batch) return;
    this.sending = batch
      .send()
      .then(this.onStored)
      .catch((error: unknown) => {
        this.failure = { error };
      });
  }

  private async sent(): Promise<void> {
    await this.sending;
    if (this.failure) throw this.failure.error;
  }
}
