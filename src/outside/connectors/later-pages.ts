/** Page after page of a source that gives its answer in pieces. */
import { SourceFailure } from './source-failure.ts';

export interface ReadPage<Next> {
  /** Where the next page is; null after the last. */
  next: Next | null;
  /** The source has said that it wants to be asked no more for now. */
  isEnough?: boolean;
}

/**
 * At most `most` pages. Answers where to go on, null where there is nothing more.
 * A failure of the first page is that of the reading. One of a later page ends the reading there: what was read is kept and paid for,
 * and whoever goes on hears of it then.
 */
export async function readPages<Next>(
  first: Next,
  most: number,
  read: (at: Next) => Promise<ReadPage<Next>>,
): Promise<Next | null> {
  let at = first;
  for (let page = 0; page < most; page++) {
    try {
      const { next, isEnough } = await read(at);
      if (next === null) return null;
      at = next;
      if (isEnough) return at;
    } catch (error) {
      if (page === 0 || !(error instanceof SourceFailure)) throw error;
      return at;
    }
  }
  return at;
}
