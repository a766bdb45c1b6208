/**
 * Evaluates the alerts that are due: claims some, measures all their windows together, decides each, and writes runs, states and what is
 * to be sent in one transaction. Windows that were missed while nobody was there come one after the other, and are told of in one message.
 */
import { randomUUID } from 'node:crypto';
import { decide, type Manners, type Standing } from '../../engine/alerts/decide.ts';
import { type Arriving, outcomeOf } from '../../engine/alerts/outcome.ts';
import { windowAround } from '../../engine/alerts/rhythm.ts';
import { clockTime, rhythmOf } from '../../engine/alerts/rhythm-of.ts';
import {
  type AlertProgress,
  claimDueAlerts,
  type DueAlert,
  releaseAlerts,
  settleAlerts,
} from '../../stores/postgres/alert-claims.ts';
import type { NewRun } from '../../stores/postgres/alert-runs.ts';
import { insertMessages } from '../../stores/postgres/outbox.ts';
import type { Environment } from '../environment.ts';
import { arrivingMediaTypes } from './arriving-media-types.ts';
import { collectionDelays } from './collection-delays.ts';
import { type MeasuredWindow, measureAlerts } from './measure-alerts.ts';
import { messagesOf, type ToldAlert } from './messages-of.ts';
import { type CollectionDelays, delayOf, schedule } from './schedule.ts';

/** Alerts whose windows are counted in one question. */
const AT_ONCE = 500;
/** Windows of one alert that are evaluated in one go; the next go continues. */
const MOST_WINDOWS = 100;
/** How long nobody else may take over. */
const CLAIM_MS = 5 * 60_000;
/** Evaluated so long after it was due, a window was missed. */
const LATE_MS = 5 * 60_000;

/** Answers how many alerts it took. Rejects where a store is away; then all are due as they were. */
export async function evaluateDue(environment: Environment): Promise<number> {
  const now = environment.now();
  const claim = randomUUID();
  const until = new Date(now.getTime() + CLAIM_MS);
  const due = await claimDueAlerts(environment.postgres, { claim, now, until }, AT_ONCE);
  if (due.length === 0) return 0;
  try {
    const delays = await collectionDelays(environment);
    const arriving = await arrivingMediaTypes(environment);
    const asked = due.map((one) => ({ ...one, ends: endsOf(one, now, delays) }));
    const measured = await measureAlerts(
      environment,
      asked.map(({ alert, timezone, topicIds, ends }) => ({ ...alert, timezone, topicIds, ends })),
    );
    const evaluated = asked.map((one, place) => evaluate(one, measured[place] ?? [], { now, delays, arriving }));
    await environment.postgres.transaction(async (transaction) => {
      const progress = evaluated.map((one) => one.progress);
      const runs = evaluated.flatMap((one) => one.runs);
      const ours = await settleAlerts(transaction, claim, progress, runs);
      const told = evaluated.flatMap((one) => (one.told && ours.has(one.told.alertId) ? [one.told] : []));
      await insertMessages(transaction, await messagesOf(transaction, told), now);
    });
    return due.length;
  } catch (error) {
    await releaseAlerts(environment.postgres, claim).catch(() => undefined);
    throw error;
  }
}

/** The ends of its windows that are over, and whose posts have had time to arrive. */
function endsOf({ alert, timezone }: DueAlert, now: Date, delays: CollectionDelays): Date[] {
  const arrivedTo = new Date(now.getTime() - delayOf(alert.rule.mediaTypes, delays));
  const ends = [alert.nextEnd];
  for (let end = alert.nextEnd; ends.length < MOST_WINDOWS; ends.push(end)) {
    ({ end } = windowAround(end, rhythmOf(alert.rule), timezone));
    if (end > arrivedTo) break;
  }
  return ends;
}

interface Circumstances {
  now: Date;
  delays: CollectionDelays;
  arriving: Arriving;
}

interface Evaluated {
  progress: AlertProgress;
  runs: NewRun[];
  told: ToldAlert | null;
}

function evaluate({ alert, timezone }: DueAlert, windows: readonly MeasuredWindow[], circumstances: Circumstances): Evaluated {
  const { now, delays, arriving } = circumstances;
  const manners = mannersOf(alert, timezone);
  const runs: NewRun[] = [];
  const told: { ends: Date[]; sendAt: Date } = { ends: [], sendAt: now };
  let standing: Standing = { state: alert.state, toldAt: alert.toldAt };
  let { firedAt } = alert;
  for (const { window, figures } of windows) {
    const { decision, standing: after } = decide(standing, outcomeOf(alert.rule, figures, arriving), window.end, manners);
    standing = after;
    if (decision.state === 'firing') firedAt = window.end;
    if (decision.tell) told.ends.push(window.end);
    if (decision.tellAfter && decision.tellAfter > told.sendAt) told.sendAt = decision.tellAfter;
    const isLate = now.getTime() - window.end.getTime() > delayOf(alert.rule.mediaTypes, delays) + LATE_MS;
    const { state, tell, heldBack } = decision;
    const evaluated = { windowStart: window.start, windowEnd: window.end, evaluatedAt: now, isLate };
    runs.push({ alertId: alert.id, ...evaluated, state, told: tell, heldBack, figures });
  }
  const evaluatedTo = windows.at(-1)?.window.end ?? alert.nextEnd;
  return {
    progress: { id: alert.id, ...standing, evaluatedTo, firedAt, ...schedule(alert.rule, evaluatedTo, timezone, delays) },
    runs,
    told: told.ends.length > 0 ? { alertId: alert.id, organisationId: alert.organisationId, ...told } : null,
  };
}

function mannersOf({ rule, snoozedUntil }: DueAlert['alert'], timezone: string): Manners {
  const { cooldownMinutes, quietHours } = rule;
  const minutes = (text: string) => 60 * clockTime(text).hours + clockTime(text).minutes;
  const quiet = quietHours && { from: minutes(quietHours.from), to: minutes(quietHours.to) };
  return { cooldownMinutes, quiet, snoozedUntil, timezone };
}
