/**
 * Long answers of the embedded engine, a piece at a time. A session has one of them under way, and a few sessions are enough: who
 * comes later waits for a place. The sessions are their own, so that no other question waits behind a slow reader.
 */
import type { ChdbQueryStream, Session } from 'chdb';

interface Asked {
  sql: string;
  format: string;
  signal: AbortSignal | undefined;
}

export class EmbeddedStreams {
  private readonly free: Session[];
  private readonly running = new Set<ChdbQueryStream>();
  private readonly waiting: (() => void)[] = [];
  private closed = false;

  /** `begin`: what a session begins with. */
  constructor(open: () => Session, places: number, begin: string) {
    this.free = Array.from({ length: places }, open);
    for (const session of this.free) session.query(begin);
  }

  async *stream({ sql, format, signal }: Asked): AsyncGenerator<Buffer> {
    const session = await this.place(signal);
    try {
      const stream = session.queryStream(sql, { format, ...(signal && { signal }) });
      this.running.add(stream);
      try {
        for await (const chunk of stream) yield Buffer.from(chunk.raw());
      } finally {
        this.running.delete(stream);
      }
    } finally {
      if (this.closed) session.close();
      else this.free.push(session);
      this.wake();
    }
  }

  /** Gives up what is still being read. */
  close(): void {
    this.closed = true;
    for (const stream of this.running) stream.cancel();
    for (const session of this.free.splice(0)) session.close();
    this.wake();
  }

  /** All of them: some may have gone by now, and the others look again. */
  private wake(): void {
    for (const look of this.waiting.splice(0)) look();
  }

  private async place(signal: AbortSignal | undefined): Promise<Session> {
    for (;;) {
      signal?.throwIfAborted();
      if (this.closed) throw new Error('the store is closed');
      const session = this.free.pop();
      if (session) return session;
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve);
        signal?.addEventListener('abort', () => resolve(), { once: true });
      });
    }
  }
}
