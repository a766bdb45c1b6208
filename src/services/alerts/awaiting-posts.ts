/**
 * Alerts whose windows are late while what their topics live of is about to be read: whoever was away asks the sources anew at the same
 * time as he evaluates, and what was missed would be judged by what had come before. They wait for the sources, a minute each time and half
 * an hour at most, so that a source which takes its time keeps back no alert for long.
 */
import { type ArrivingSource, arrivedAt } from '../../engine/alerts/arrived.ts';
import { windowEnding } from '../../engine/alerts/known-windows.ts';
import { awaitsPosts } from '../../engine/alerts/outcome.ts';
import { rhythmOf } from '../../engine/alerts/rhythm-of.ts';
import { awaitAlerts } from '../../stores/postgres/alert-claims.ts';
import type { Environment } from '../environment.ts';
import { broughtMentions } from './brought-mentions.ts';
import type { DueWindows } from './measure-due.ts';
import { type CollectionDelays, expectedAt } from './schedule.ts';

/** So long after its time nobody was there to evaluate it, or the stores were away: longer than a round may measure others before. */
const MISSED_MS = 3 * 60_000;
const MOST_MS = 30 * 60_000;

export interface Circumstances {
  now: Date;
  delays: CollectionDelays;
  sources: readonly ArrivingSource[];
}

/** Those that do not wait, or not any more. The others are given back, and taken again in a minute. */
export async function withoutAwaiting(
  environment: Environment,
  claim: string,
  those: readonly DueWindows[],
  { now, delays, sources }: Circumstances,
): Promise<readonly DueWindows[]> {
  if (!sources.some(({ isDue }) => isDue)) return those;
  const missedOf = ({ alert, ends }: DueWindows) =>
    ends.findLast((end) => now.getTime() > expectedAt(alert, end, delays) + MISSED_MS);
  // What fails has had its wait, and is tried again more and more rarely.
  const mayWait = ({ alert: { awaitingSince, failures } }: DueWindows) =>
    failures === 0 && (awaitingSince === null || now.getTime() < awaitingSince.getTime() + MOST_MS);
  const missed = those.filter((due) => mayWait(due) && missedOf(due));
  if (missed.length === 0) return those;
  const brought = await broughtMentions(
    environment,
    sources,
    missed.map((due) => ({ due })),
  );
  const arrived = arrivedAt(sources, brought);
  const awaiting = new Set(
    missed.filter((due) => {
      const { rule } = due.alert;
      const { timezone, topicIds } = due;
      // Sources are read up to a time: one that has come to the end of the last window has come to those of all before.
      const last = missedOf(due);
      if (!last) return false;
      const window = windowEnding(last, rhythmOf(rule), timezone);
      return awaitsPosts(rule, window, topicIds, arrived(window.end));
    }),
  );
  if (awaiting.size === 0) return those;
  environment.log.info({ alerts: awaiting.size }, 'late alerts wait for their sources to be read');
  const ids = [...awaiting].map(({ alert }) => alert.id);
  await awaitAlerts(environment.postgres, claim, ids, now);
  return those.filter((one) => !awaiting.has(one));
}
