/** How a plan stands: how long it still runs, how near its limits are. */
import type { Subscription } from '../../contract/accounts.ts';
import { countDays, dayOf, lastDayOf } from './days.ts';

/** From then on a page says that the plan is about to end. */
const ENDING_DAYS = 14;

/** From this part of a limit on, what is left is told as little. */
const NEARLY = 0.8;

export type PlanState =
  /** The organisation has none. */
  { kind: 'none' } | { kind: 'ended' | 'ending' | 'running'; lastDay: string; daysLeft: number };

/**
 * `lastDay`: of the organisation's calendar, as all days are; `daysLeft` counts it and today. `expired`: as the server says, whose clock it
 * is that counts.
 */
export function planState(
  { endsAt }: Pick<Subscription, 'endsAt'>,
  { expired, now, timezone }: { expired: boolean; now: number; timezone: string },
): PlanState {
  if (endsAt === '') return { kind: 'none' };
  const lastDay = lastDayOf(endsAt, timezone);
  if (expired) return { kind: 'ended', lastDay, daysLeft: 0 };
  const daysLeft = Math.max(1, countDays(dayOf(new Date(now).toISOString(), timezone), lastDay));
  return { kind: daysLeft <= ENDING_DAYS ? 'ending' : 'running', lastDay, daysLeft };
}

/** `room`: there is plenty. */
export type Fill = 'room' | 'nearly' | 'full';

export function fillOf(used: number, max: number): Fill {
  if (used >= max) return 'full';
  return used >= max * NEARLY ? 'nearly' : 'room';
}

/** A clock that is a little slow would ask just before the end, and then not again. */
const AFTER_END = 2000;
const OFTEN = 1000;
const SELDOM = 10 * 60_000;

/** Milliseconds until the server is asked again whether the plan has ended: when it does, and from time to time, since plans are renewed. */
export function askedAgainIn(endsAt: string, now: number): number {
  const left = endsAt === '' ? SELDOM : Date.parse(endsAt) - now + AFTER_END;
  return left <= 0 ? SELDOM : Math.min(Math.max(left, OFTEN), SELDOM);
}
