/**
 * PANIC ends Postgres, as where its journal cannot be written for want of room: within this process whoever asks after that would wait for
 * ever. So who asks is refused from then on, and the process is told to end: it finds everything at its next start.
 */
import { statfs } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';

/** Its code is what a server says that has crashed. */
export class PgliteEnded extends Error {
  override readonly name = 'PgliteEnded';
  readonly code = '57P02';
}

/** The same database. `onEnd` is called once. */
export function endWithPanic(pglite: PGlite, onEnd: (error: PgliteEnded) => void): PGlite {
  let ended: PgliteEnded | null = null;
  const guarded = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    if (ended) throw ended;
    try {
      return await ask();
    } catch (error) {
      if (isEnd(error)) {
        ended = new PgliteEnded(`the embedded Postgres has ended: ${error.message}`, { cause: error });
        onEnd(ended);
      }
      throw error;
    }
  };
  const { execProtocol, execProtocolStream } = pglite;
  pglite.execProtocol = (message, options) => guarded(() => execProtocol.call(pglite, message, options));
  pglite.execProtocolStream = (message, options) => guarded(() => execProtocolStream.call(pglite, message, options));
  return pglite;
}

function isEnd(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return ('severity' in error && error.severity === 'PANIC') || error.name === 'RuntimeError';
}

/** Bytes: two pieces of the journal. */
const NEEDED = 2 * 16 * 1024 * 1024;

/** Opens the database in the folder. Where it fails on a disk that is full, the error says that, which Postgres does not. */
export async function orWithoutRoom(folder: string, open: () => Promise<PGlite>): Promise<PGlite> {
  try {
    return await open();
  } catch (error) {
    const room = await statfs(folder).catch(() => null);
    const free = room ? room.bavail * room.bsize : NEEDED;
    if (free >= NEEDED) throw error;
    throw new Error(`its disk has no room left (${Math.floor(free / 1e6)} MB are free)`, { cause: error });
  }
}
