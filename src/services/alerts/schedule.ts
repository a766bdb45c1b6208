/** When the next window of an alert ends, and when it is evaluated: posts arrive late, so it waits for them. */
import type { AlertRule } from '../../contract/alerts.ts';
import type { MediaType } from '../../contract/media-types.ts';
import { windowAt } from '../../engine/alerts/known-windows.ts';
import { rhythmOf } from '../../engine/alerts/rhythm-of.ts';
import type { DueAlert } from '../../stores/postgres/alert-claims.ts';

/** Milliseconds, of every media type; see collection-delays.ts. */
export type CollectionDelays = ReadonlyMap<MediaType, number>;

export interface Scheduled {
  nextEnd: Date;
  dueAt: Date;
}

/** The window that `after` lies in. */
export function schedule(rule: AlertRule, after: Date, timezone: string, delays: CollectionDelays): Scheduled {
  const { end } = windowAt(after, rhythmOf(rule), timezone);
  return { nextEnd: end, dueAt: new Date(end.getTime() + delayOf(rule.mediaTypes, delays)) };
}

/** For the slowest of them. */
export function delayOf(mediaTypes: readonly MediaType[], delays: CollectionDelays): number {
  return Math.max(0, ...mediaTypes.map((type) => delays.get(type) ?? 0));
}

/** When a window was to be evaluated: sources may have become slower or quicker since its time was planned. */
export function expectedAt({ rule, state, nextEnd, dueAt }: DueAlert['alert'], end: Date, delays: CollectionDelays): number {
  const now = delayOf(rule.mediaTypes, delays);
  // Of one that could not be measured it is when it is tried again.
  if (state === 'error') return end.getTime() + now;
  const then = (dueAt ?? nextEnd).getTime() - nextEnd.getTime();
  return end.getTime() + (end.getTime() === nextEnd.getTime() ? then : Math.max(then, now));
}
