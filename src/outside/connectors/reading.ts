/** What a connector gives: posts, and where to go on. It stores nothing and remembers nothing. */
import type { ImportedPost } from '../../contract/posts.ts';
import type { Budget } from './budget.ts';
import type { SourceFailure } from './source-failure.ts';
import type { WebFetch } from './web-fetch.ts';

/** What a source gave that is no post of ours, and why. */
export interface LeftOut {
  reason: string;
  count: number;
}

export interface Reading<Cursor> {
  /** What the source calls itself. */
  title: string | null;
  /** Newest first. Empty where nothing has changed. */
  posts: readonly ImportedPost[];
  leftOut: readonly LeftOut[];
  /** Ids of the posts that name no time: theirs is that of this reading, and whoever has an earlier one keeps it. */
  undated: ReadonlySet<string>;
  /** For the next time, once the posts are stored. */
  cursor: Cursor;
  /** False where posts that were not known yet are still there: they were too many to be read at once. */
  isWhole: boolean;
  /** What ended it, or would refuse the next one before its `until`. What came is good all the same. */
  stopped?: SourceFailure | null;
  /** null: nobody tells; absent: nothing was said of it. */
  push?: PushOffer | null;
}

/** Somebody who tells of what is new at a source, so that it need not be asked (WebSub). */
export interface PushOffer {
  /** Who is asked to tell. */
  hub: string;
  /** By which address the hub knows the source. */
  topic: string;
}

/** What every connector is handed. */
export interface Reader {
  fetchWeb: WebFetch;
  /** The source wants so many seconds between two questions, from now on. Answers how many questions there is time for. */
  slowDown?(seconds: number): number;
  now(): Date;
  signal?: AbortSignal | undefined;
}

/** What every connector is handed that asks an API with a key, and pays for it. */
export interface KeyedReader extends Reader {
  budget: Budget;
}
