/**
 * The demo: an endless, reproducible conversation about invented brands, of which a stretch of time is taken. It
 * begins some days before the day it was created and goes on after it; the same arguments give the same posts, and a
 * post once given keeps its id and text whenever the stretch is taken. It does not say which of them were already stored.
 */
import type { ImportedPost } from '../../contract/posts.ts';
import { createAuthors } from './authors.ts';
import { generateDay } from './generate-day.ts';
import { addDays, dayOf, daysBetween, startOfDay } from './rhythm.ts';

export interface DemoRequest {
  seed: string;
  /** Posts up to and including this instant. */
  now: Date;
  /** `+0800` or IANA: the zone of days, hours and weekdays. */
  timezone: string;
  /** `YYYY-MM-DD`, the day the demo was created, to which spikes are tied. Default: the day of `now`. */
  createdOn?: string;
  /** How many days there are up to and with that day. Default: DEMO_DAYS. */
  days?: number;
  /** Only posts after this instant. Default: all. */
  after?: Date;
}

export const DEMO_DAYS = 90;

/** A thread may get comments for four days and a little, over days of up to 25 hours. */
const SPILL_DAYS = 5;

/** Chronological. @throws RangeError when the zone or the day cannot be read. */
export function* generateDemoPosts(request: DemoRequest): Iterable<ImportedPost> {
  const { seed, timezone } = request;
  const today = dayOf(request.now, timezone);
  const createdOn = request.createdOn ?? today;
  if (Number.isNaN(daysBetween(createdOn, today)))
    throw new RangeError(`not a day: ${createdOn} (now ${today}, zone ${timezone})`);
  const first = addDays(createdOn, 1 - (request.days ?? DEMO_DAYS));
  const until = request.now.getTime();
  const after = request.after?.getTime() ?? Number.NEGATIVE_INFINITY;
  const resume = request.after ? addDays(dayOf(request.after, timezone), -SPILL_DAYS) : first;
  const authors = createAuthors(seed);
  let waiting: Timed[] = [];
  let day = first;
  if (resume > first) day = resume;

  for (; day <= today; day = addDays(day, 1)) {
    for (const post of generateDay({ seed, day, createdOn, timezone, authors }))
      waiting.push({ post, at: Date.parse(post.published_at) });
    waiting.sort((a, b) => a.at - b.at || (a.post.id < b.post.id ? -1 : 1));
    const end = Math.min(startOfDay(addDays(day, 1), timezone), until + 1);
    const due = waiting.findIndex(({ at }) => at >= end);
    const ready = due < 0 ? waiting : waiting.slice(0, due);
    for (const { post, at } of ready) {
      if (at > after) yield post;
    }
    waiting = due < 0 ? [] : waiting.slice(due);
  }
}

interface Timed {
  post: ImportedPost;
  at: number;
}
