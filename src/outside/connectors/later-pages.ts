/** Page after page of a source that gives its answer in pieces. */
import { SourceFailure } from './source-failure.ts';

export interface ReadPage<Next> {
  /** Where the next page is; null after the last. */
  next: Next | null;
  /** The source has said with its answer that it wants to be asked no more for now. */
  stopped?: SourceFailure | null;
}

/** Where to go on, null where there is nothing more; and why the reading ended there, where that was not its own choice. */
export interface PagesLeft<Next> {
  next: Next | null;
  stopped: SourceFailure | null;
}

/**
 * At most `most` pages. A failure of the first page is that of the reading. One of a later page ends the reading there: what was read is
 * kept and paid for, and whoever asks next heeds it.
 */
export async function readPages<Next>(
  first: Next,
  most: number,
  read: (at: Next) => Promise<ReadPage<Next>>,
): Promise<PagesLeft<Next>> {
  let at = first;
  for (let page = 0; page < most; page++) {
    try {
      const { next, stopped = null } = await read(at);
      if (next === null || stopped) return { next, stopped };
      at = next;
    } catch (error) {
      if (page === 0 || !(error instanceof SourceFailure)) throw error;
      return { next: at, stopped: error };
    }
  }
  return { next: at, stopped: null };
}
