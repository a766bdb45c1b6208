/**
 * Lets the event loop have its turn between the statements of PGlite, whose work is done on it: otherwise a transaction of a
 * dozen statements is one long breath, in which nothing else of the program is served.
 */
import { setImmediate as turn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/** Milliseconds of its work after which the next message waits for a turn; one message is rarely longer. */
const SLICE = 4;

/** The same database, whose messages now take turns. Its lock is held meanwhile, so that nobody comes in between. */
export function takeTurns(pglite: PGlite, slice: number = SLICE): PGlite {
  // Only its own: by the time that has gone by, nearly each message of a busy process would wait, and all statements behind it.
  let worked = 0;
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (worked >= slice) {
      await turn();
      worked = 0;
    }
    const begun = performance.now();
    try {
      return await work();
    } finally {
      worked += performance.now() - begun;
    }
  };
  const { execProtocol, execProtocolStream } = pglite;
  pglite.execProtocol = (message, options) => inTurn(() => execProtocol.call(pglite, message, options));
  pglite.execProtocolStream = (message, options) => inTurn(() => execProtocolStream.call(pglite, message, options));
  return pglite;
}
