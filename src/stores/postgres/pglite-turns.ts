/**
 * Lets the event loop have its turn between the statements of PGlite, whose work is done on it: otherwise a transaction of a
 * dozen statements is one long breath, in which nothing else of the program is served.
 */
import { setImmediate as turn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/** Milliseconds of work after which the next message waits for a turn; one message is rarely longer. */
const SLICE = 4;

/** The same database, whose messages now take turns. Its lock is held meanwhile, so that nobody comes in between. */
export function takeTurns(pglite: PGlite, slice: number = SLICE): PGlite {
  let since = performance.now();
  const pause = async () => {
    if (performance.now() - since < slice) return;
    await turn();
    since = performance.now();
  };
  const { execProtocol, execProtocolStream } = pglite;
  pglite.execProtocol = async (message, options) => {
    await pause();
    return execProtocol.call(pglite, message, options);
  };
  pglite.execProtocolStream = async (message, options) => {
    await pause();
    return execProtocolStream.call(pglite, message, options);
  };
  return pglite;
}
