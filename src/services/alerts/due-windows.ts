/**
 * Which windows of the alerts that are due are evaluated in one go: those that are over, whose posts have had time to arrive, and in which
 * the period of a topic was not over yet. Where the clock of the zone has become another since the next end was planned, so that no window
 * ends there, it goes on with the window that this lies in.
 */
import { windowAt, windowEnding } from '../../engine/alerts/known-windows.ts';
import { rhythmOf } from '../../engine/alerts/rhythm-of.ts';
import type { DueAlert } from '../../stores/postgres/alert-claims.ts';
import type { DueWindows } from './measure-due.ts';
import { type CollectionDelays, delayOf } from './schedule.ts';
import { turns } from './turns.ts';

/** What ended before that is news to nobody: of a plan that is renewed after months, it would hold up what is. The last window counts. */
const OLDEST_MS = 7 * 24 * 60 * 60_000;
/** Of all of them: what can be measured and written in a fraction of the time of a claim. */
const MOST_IN_ALL = 10_000;

export interface WindowsOfDue {
  those: DueWindows[];
  /** None of whose windows is evaluated now: no period of a topic touches one any more, or the one that is next now is not over yet. */
  none: DueWindows[];
  /** Numbers of alerts for which there was no more room. */
  later: number[];
  /** Whose windows cannot be told. */
  failed: DueAlert[];
}

export async function dueWindows(due: readonly DueAlert[], now: Date, delays: CollectionDelays): Promise<WindowsOfDue> {
  const found: WindowsOfDue = { those: [], none: [], later: [], failed: [] };
  const pause = turns();
  let inAll = 0;
  for (const one of due) {
    if (inAll >= MOST_IN_ALL) found.later.push(one.alert.id);
    else {
      try {
        const windows = await windowsOf(one, now, delays, pause);
        inAll += windows.ends.length;
        (windows.ends.length > 0 ? found.those : found.none).push(windows);
      } catch (error) {
        // Of a zone that this program does not know nothing can be told.
        if (!(error instanceof RangeError)) throw error;
        found.failed.push(one);
      }
    }
  }
  return found;
}

async function windowsOf(one: DueAlert, now: Date, delays: CollectionDelays, pause: () => Promise<void>): Promise<DueWindows> {
  const { alert, timezone, runsUntil } = one;
  const rhythm = rhythmOf(alert.rule);
  const arrivedTo = new Date(now.getTime() - delayOf(alert.rule.mediaTypes, delays));
  const ends: Date[] = [];
  const planned = firstEnd(one, now, arrivedTo);
  let { start: following, end } = windowEnding(planned, rhythm, timezone);
  // Of what was planned the time has come. What it lies in, where it is no end by now, may be far from over.
  let isOver = end.getTime() === planned.getTime() || end <= arrivedTo;
  while (isOver && runsUntil && following < runsUntil) {
    ends.push(end);
    following = end;
    ({ end } = windowAt(following, rhythm, timezone));
    isOver = end <= arrivedTo;
    await pause();
  }
  return { ...one, ends, following };
}

function firstEnd({ alert, timezone }: DueAlert, now: Date, arrivedTo: Date): Date {
  const { start, end } = windowAt(new Date(now.getTime() - OLDEST_MS), rhythmOf(alert.rule), timezone);
  // Of months the last may have ended longer ago.
  const first = end <= arrivedTo ? end : start;
  return new Date(Math.max(first.getTime(), alert.nextEnd.getTime()));
}
