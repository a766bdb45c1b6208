/**
 * Evaluates the alerts that are due: claims some, measures all their windows together, decides each, and writes runs, states and what is
 * to be sent in one transaction. Windows that were missed while nobody was there come one after the other, and are told of in one message.
 */
import { randomUUID } from 'node:crypto';
import { type DecidedWindow, type Deciding, decideWindows, type MeasuredWindow } from '../../engine/alerts/decide-windows.ts';
import { windowAt } from '../../engine/alerts/known-windows.ts';
import { arrivedOf } from '../../engine/alerts/outcome.ts';
import { rhythmOf } from '../../engine/alerts/rhythm-of.ts';
import {
  type AlertProgress,
  claimDueAlerts,
  type DueAlert,
  failAlerts,
  releaseAlerts,
  settleAlerts,
} from '../../stores/postgres/alert-claims.ts';
import type { NewRun } from '../../stores/postgres/alert-runs.ts';
import { insertMessages } from '../../stores/postgres/outbox.ts';
import type { Environment } from '../environment.ts';
import { arrivingSources } from './arriving-sources.ts';
import { collectionDelays } from './collection-delays.ts';
import { measureDue } from './measure-due.ts';
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

/** Where they could not be measured. */
const AGAIN_MS = 60_000;

/** Answers how many alerts it took. Rejects where Postgres is away; then all are due as they were. */
export async function evaluateDue(environment: Environment): Promise<number> {
  const now = environment.now();
  const claim = randomUUID();
  const until = new Date(now.getTime() + CLAIM_MS);
  const due = await claimDueAlerts(environment.postgres, { claim, now, until }, AT_ONCE);
  if (due.length === 0) return 0;
  try {
    const delays = await collectionDelays(environment);
    const sources = await arrivingSources(environment);
    const arrived = remembered((end: Date) => arrivedOf(sources, end));
    const { measured, failed } = await measureDue(
      environment,
      due.map((one) => ({ ...one, ends: endsOf(one, now, delays) })),
    );
    const evaluated = measured.map(({ due: one, windows }) => evaluate(one, windows, { now, delays, arrived }));
    await environment.postgres.transaction(async (transaction) => {
      const progress = evaluated.map((one) => one.progress);
      const runs = evaluated.flatMap((one) => one.runs);
      const ours = await settleAlerts(transaction, claim, progress, runs);
      await failAlerts(transaction, claim, failed, new Date(now.getTime() + AGAIN_MS));
      const told = evaluated.flatMap((one) => (one.told && ours.has(one.told.alertId) ? [one.told] : []));
      await insertMessages(transaction, await messagesOf(transaction, told), now);
    });
    return due.length;
  } catch (error) {
    await releaseAlerts(environment.postgres, claim).catch(() => undefined);
    throw error;
  }
}

/** Most alerts ask for the same ends. */
function remembered<Answer>(answerOf: (end: Date) => Answer): (end: Date) => Answer {
  const known = new Map<number, Answer>();
  return (end) => {
    const answer = known.get(end.getTime()) ?? answerOf(end);
    known.set(end.getTime(), answer);
    return answer;
  };
}

/** The ends of its windows that are over, and whose posts have had time to arrive. */
function endsOf({ alert, timezone }: DueAlert, now: Date, delays: CollectionDelays): Date[] {
  const arrivedTo = new Date(now.getTime() - delayOf(alert.rule.mediaTypes, delays));
  const ends = [alert.nextEnd];
  for (let end = alert.nextEnd; ends.length < MOST_WINDOWS; ends.push(end)) {
    ({ end } = windowAt(end, rhythmOf(alert.rule), timezone));
    if (end > arrivedTo) break;
  }
  return ends;
}

interface Circumstances {
  now: Date;
  delays: CollectionDelays;
  arrived: Deciding['arrived'];
}

interface Evaluated {
  progress: AlertProgress;
  runs: NewRun[];
  told: ToldAlert | null;
}

function evaluate({ alert, timezone }: DueAlert, measured: readonly MeasuredWindow[], circumstances: Circumstances): Evaluated {
  const { now, delays, arrived } = circumstances;
  const { rule, snoozedUntil, state, toldAt } = alert;
  const { windows, standing } = decideWindows(measured, { rule, timezone, snoozedUntil, standing: { state, toldAt }, arrived });
  const delay = delayOf(rule.mediaTypes, delays);
  const runs = windows.map(({ window, figures, decision }): NewRun => {
    const isLate = now.getTime() - window.end.getTime() > delay + LATE_MS;
    const evaluated = { windowStart: window.start, windowEnd: window.end, evaluatedAt: now, isLate, figures };
    return { alertId: alert.id, ...evaluated, state: decision.state, told: decision.tell, heldBack: decision.heldBack };
  });
  const fired = windows.filter(({ decision }) => decision.state === 'firing').at(-1);
  const evaluatedTo = windows.at(-1)?.window.end ?? alert.nextEnd;
  const firedAt = fired?.window.end ?? alert.firedAt;
  return {
    progress: { id: alert.id, ...standing, evaluatedTo, firedAt, ...schedule(rule, evaluatedTo, timezone, delays) },
    runs,
    told: toldOf(alert, windows, now),
  };
}

/** All its windows in one message, which goes as soon as all of them may be told of. */
function toldOf({ id, organisationId }: DueAlert['alert'], windows: readonly DecidedWindow[], now: Date): ToldAlert | null {
  const told = windows.filter(({ decision }) => decision.tell);
  if (told.length === 0) return null;
  const times = told.map(({ decision }) => decision.tellAfter?.getTime() ?? 0);
  return {
    alertId: id,
    organisationId,
    ends: told.map(({ window }) => window.end),
    sendAt: new Date(Math.max(now.getTime(), ...times)),
  };
}
