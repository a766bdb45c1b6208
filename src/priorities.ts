/**
 * Who goes first where more wants to run than there are processors. The thread that every call waits for is one of many: beside an engine,
 * its merges and what reads an import it got half of the time that it asked for (docs/decisions/0071). Where the system does not let us say
 * so, all is done even so.
 */
import { readdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** Of threads Node can set priorities on Linux alone, where this lists the numbers of those of the process. */
const THREADS = '/proc/self/task';
/** As `nice` counts; by ten lower is a tenth of the time of those that are not (sched(7)). */
const NOBODY_WAITS = 10;
/** By three lower is half of it: somebody waits for most of what these do. */
const BESIDE = 3;
const LOWEST = 19;

/** For what nobody waits for: all of this process, or, from a thread beside others, that thread alone. */
export function giveWay(): void {
  if (!isMainThread && process.platform !== 'linux') return;
  const to = loweredBy(NOBODY_WAITS);
  lower(0, to);
  if (isMainThread) for (const thread of threads()) lower(thread, to);
}

/**
 * Those that are there are Node's own. Answers how to lower those that have come since, but for who gives way already: engines begin threads
 * whenever they want some, so call it now and then.
 */
export async function laterThreads(): Promise<() => void> {
  const to = loweredBy(BESIDE);
  // Node begins the threads that read files with the first file that is read.
  await readdir(THREADS).catch(() => undefined);
  let known = new Set(threads());
  return () => {
    const now = threads();
    for (const thread of now) if (!known.has(thread)) lower(thread, to);
    known = new Set(now);
  };
}

/** None where they cannot be listed. */
function threads(): number[] {
  try {
    return readdirSync(THREADS).map(Number);
  } catch {
    return [];
  }
}

/** From where this process, or thread, stands. */
function loweredBy(steps: number): number {
  return Math.min(LOWEST, getPriority() + steps);
}

/** `id`: of a thread or a process; 0 is the caller. */
function lower(id: number, to: number): void {
  try {
    if (getPriority(id) < to) setPriority(id, to);
  } catch {
    // It has ended meanwhile, or may not be lowered.
  }
}
