/**
 * Prepares posts in threads of their own, so that a large import leaves the event loop to the people who look at pages.
 * A thread that dies takes its task with it: the batch fails, and comes again.
 */
import { availableParallelism } from 'node:os';
import { setImmediate as turn } from 'node:timers/promises';
import { Tinypool } from 'tinypool';
import type { PackedRows } from './packed-rows.ts';
import type { PostPreparer } from './post-preparer.ts';
import type { PreparedLines } from './prepare-lines.ts';
import type { LinesTask, PreparingTask, preparePiece, prepareSlice } from './preparing-thread.ts';

/** Posts of a task: the event loop sends them some milliseconds at a time. */
const SLICE = 1000;
/** Beyond it the stores are what is waited for. As many as cores: the event loop is idle most of an import, and the system shares them out. */
const MOST_THREADS = 4;
/** A thread without work ends after so long. */
const IDLE_MS = 60_000;
const SLICES: keyof { prepareSlice: typeof prepareSlice } = 'prepareSlice';
const PIECES: keyof { preparePiece: typeof preparePiece } = 'preparePiece';

/** `file`: preparing-thread.ts as it was built. Threads come with the work. */
export function preparerInThreads(file: URL): PostPreparer {
  const threads = Math.min(MOST_THREADS, availableParallelism());
  const size = { minThreads: 0, maxThreads: threads, idleTimeout: IDLE_MS };
  const pool = new Tinypool({ filename: file.href, runtime: 'worker_threads', ...size });
  return {
    async prepare(posts, demo) {
      const slices: Promise<PackedRows>[] = [];
      for (let start = 0; start < posts.length; start += SLICE) {
        if (start > 0) await turn();
        const task: PreparingTask = { posts: posts.slice(start, start + SLICE), demo };
        const slice = pool.run(task, { name: SLICES }) as Promise<PackedRows>;
        // One that fails while others are still sent is told of below, and is nobody's unhandled error until then.
        slice.catch(() => undefined);
        slices.push(slice);
      }
      return Promise.all(slices);
    },
    prepareLines: (piece, reading) =>
      pool.run({ piece, reading } satisfies LinesTask, { name: PIECES }) as Promise<PreparedLines>,
    close: () => pool.destroy(),
  };
}
