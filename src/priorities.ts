/**
 * Who goes first where more wants to run than there are processors. The thread that every call waits for is one of many: beside an engine,
 * its merges and what reads an import it got half of the time that it asked for (docs/decisions/0071).
 */
import { existsSync, readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** Linux alone gives each thread a priority of its own; this lists the numbers of those of the process. */
const THREADS = '/proc/self/task';
/** As `nice` counts; those at 0 get ten times as much (sched(7)). */
const NOBODY_WAITS = 10;
/** Half as much: somebody waits for most of it. */
const BESIDE = 3;

/** For what nobody waits for: the whole process, or, of a process that does other things too, this thread of it where that can be. */
export function giveWay(): void {
  if (isMainThread || process.platform === 'linux') lower(0, NOBODY_WAITS);
}

/**
 * Those that are there are Node's own. Answers how to lower those that have come since, but for who gives way already: engines begin threads
 * whenever they want some, so call it now and then.
 */
export function laterThreads(): () => void {
  if (process.platform !== 'linux' || !existsSync(THREADS)) return () => undefined;
  let known = new Set(readdirSync(THREADS));
  return () => {
    const threads = readdirSync(THREADS);
    for (const thread of threads) if (!known.has(thread)) lower(Number(thread), BESIDE);
    known = new Set(threads);
  };
}

/** `id`: of a thread or a process; 0 is the caller. */
function lower(id: number, to: number): void {
  try {
    if (getPriority(id) < to) setPriority(id, to);
  } catch {
    // It has ended meanwhile, or the system lets nobody say so; all of it is done even so.
  }
}
