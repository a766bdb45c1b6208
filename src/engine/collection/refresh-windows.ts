/**
 * When is it looked what has become of a post? As it comes to certain ages, ever further apart: most of what happens to a post
 * happens on its first day. Nothing is kept of each post: from one refresh to the next, whoever was published in certain windows
 * has come to one of these ages.
 */

const HOUR = 3600;
/** In seconds. */
export const REFRESH_AGES = [HOUR, 6 * HOUR, 24 * HOUR, 3 * 24 * HOUR, 7 * 24 * HOUR] as const;
/** What is later than this is given up: posts of now are worth more, and a later age catches up with the others. */
const LATEST = 24 * HOUR;

/** Times of publication, in seconds since 1970. */
export interface RefreshWindow {
  from: number;
  /** Not included. */
  to: number;
}

export interface RefreshRound {
  /** What came to one of the ages from then on, */
  since: number;
  /** and before then. In seconds since 1970. */
  to: number;
  /** Oldest first; they do not touch. A post that has come to several ages is in one of them. */
  windows: RefreshWindow[];
}

/** `refreshedTo`: the end of the last round; null before the first, which begins now. */
export function refreshRound(refreshedTo: Date | null, now: Date): RefreshRound {
  const present = Math.floor(now.getTime() / 1000);
  const last = refreshedTo ? Math.floor(refreshedTo.getTime() / 1000) : present;
  // A clock that was set back: what is done is done.
  const to = Math.max(last, present);
  const since = Math.max(last, to - LATEST);
  if (since === to) return { since, to, windows: [] };
  const windows: RefreshWindow[] = [];
  for (const age of REFRESH_AGES.toReversed()) {
    const [window, before] = [{ from: since - age, to: to - age }, windows.at(-1)];
    if (before && before.to >= window.from) before.to = window.to;
    else windows.push(window);
  }
  return { since, to, windows };
}
