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
  const isMissed = (alert: DueWindows['alert'], end: Date) => now.getTime() > expectedAt(alert, end, delays) + MISSED_MS;
  // What fails has had its wait, and is tried again more and more rarely.
  const mayWait = ({ alert: { awaitingSince, failures } }: DueWindows) =>
    failures === 0 && (awaitingSince === null || now.getTime() < awaitingSince.getTime() + MOST_MS);
  // Sources are read up to a time: one that has come to the end of the last missed window has come to those of all before.
  const missed = those.filter(mayWait).flatMap((due) => {
    const last = due.ends.findLast((end) => isMissed(due.alert, end));
    return last ? [{ due, last }] : [];
  });
  if (missed.length === 0) return those;
  const arrived = arrivedAt(sources, await broughtMentions(environment, sources, missed));
  const waiting = missed.filter(({ due: { alert, timezone, topicIds }, last }) => {
    const window = windowEnding(last, rhythmOf(alert.rule), timezone);
    return awaitsPosts(alert.rule, window, topicIds, arrived(window.end));
  });
  const awaiting = new Set(waiting.map(({ due }) => due));
  if (awaiting.size === 0) return those;
  environment.log.info({ alerts: awaiting.size }, 'late alerts wait for their sources to be read');
  const ids = [...awaiting].map(({ alert }) => alert.id);
  await awaitAlerts(environment.postgres, claim, ids, now);
  return those.filter((one) => !awaiting.has(one));
}
