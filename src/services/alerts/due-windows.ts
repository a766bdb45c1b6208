/** Which windows of the alerts that are due are evaluated in one go: those that are over, and whose posts have had time to arrive. */
import { windowAt } from '../../engine/alerts/known-windows.ts';
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
  /** Numbers of alerts for which there was no more room. */
  later: number[];
  /** Whose windows cannot be told. */
  failed: DueAlert[];
}

export async function dueWindows(due: readonly DueAlert[], now: Date, delays: CollectionDelays): Promise<WindowsOfDue> {
  const found: WindowsOfDue = { those: [], later: [], failed: [] };
  const pause = turns();
  let inAll = 0;
  for (const one of due) {
    if (inAll >= MOST_IN_ALL) found.later.push(one.alert.id);
    else {
      try {
        const arrivedTo = new Date(now.getTime() - delayOf(one.alert.rule.mediaTypes, delays));
        const ends = [firstEnd(one, now, arrivedTo)];
        for (let [end] = ends; end; ends.push(end)) {
          ({ end } = windowAt(end, rhythmOf(one.alert.rule), one.timezone));
          if (end > arrivedTo) break;
          await pause();
        }
        inAll += ends.length;
        found.those.push({ ...one, ends });
      } catch (error) {
        // Of a zone that this program does not know nothing can be told.
        if (!(error instanceof RangeError)) throw error;
        found.failed.push(one);
      }
    }
  }
  return found;
}

function firstEnd({ alert, timezone }: DueAlert, now: Date, arrivedTo: Date): Date {
  const { start, end } = windowAt(new Date(now.getTime() - OLDEST_MS), rhythmOf(alert.rule), timezone);
  // Of months the last may have ended longer ago.
  const first = end <= arrivedTo ? end : start;
  return new Date(Math.max(first.getTime(), alert.nextEnd.getTime()));
}
