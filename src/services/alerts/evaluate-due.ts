/**
 * Evaluates the alerts that are due: claims some, measures all their windows together, decides each, and writes runs, states and what is
 * to be sent together. Windows that were missed while nobody was there come one after the other, and are told of in one message.
 */
import { randomUUID } from 'node:crypto';
import { arrivedAt } from '../../engine/alerts/arrived.ts';
import { type DecidedWindow, type Deciding, decideWindows, type MeasuredWindow } from '../../engine/alerts/decide-windows.ts';
import { NOTHING_LACKS } from '../../engine/alerts/outcome.ts';
import { minutesOf, quietUntil } from '../../engine/alerts/quiet-hours.ts';
import { claimDueAlerts, type DueAlert, releaseAlerts } from '../../stores/postgres/alert-claims.ts';
import type { NewRun } from '../../stores/postgres/alert-runs.ts';
import type { Environment } from '../environment.ts';
import { arrivingSources } from './arriving-sources.ts';
import { type Circumstances, withoutAwaiting } from './awaiting-posts.ts';
import { broughtMentions } from './brought-mentions.ts';
import { collectionDelays } from './collection-delays.ts';
import { dueWindows } from './due-windows.ts';
import { lackingBefore } from './lacking-before.ts';
import { type DueWindows, type MeasuredPart, measureDue } from './measure-due.ts';
import type { ToldAlert } from './messages-of.ts';
import { expectedAt, schedule } from './schedule.ts';
import { type Evaluated, settleDue, settleWaiting, type Waiting } from './settle-due.ts';
import { turns } from './turns.ts';

/** Alerts whose windows are counted in one question. Of more, answers are so long that reading them holds up everybody else. */
const AT_ONCE = 250;
/** How long nobody else may take over. */
const CLAIM_MS = 5 * 60_000;
/** No question is begun after that, so that the last one ends before others take over. */
const MEASURING_MS = 2 * 60_000;
/** Evaluated so long after it was due, a window was missed. */
const LATE_MS = 5 * 60_000;

/** When those are due again that could not be measured; where that happens again and again, twice as late each time. */
const AGAIN_MS = 60_000;
const MOST_DOUBLINGS = 6;

export interface Going {
  /** Of no other. */
  alertId?: number | undefined;
  /** Somebody wants to know now: what late windows lack is not waited for. */
  isAsked?: boolean | undefined;
  /** Begins with no further question, and gives back the rest. */
  stop?: AbortSignal | undefined;
  /** Milliseconds since whenever; goes on steadily, whatever happens to the clock. */
  elapsed?: () => number;
}

/** Answers how many alerts it took. Rejects where Postgres is away; then all that are not written yet are due as they were. */
export async function evaluateDue(environment: Environment, going: Going = {}): Promise<number> {
  const { alertId, isAsked = false, stop, elapsed = () => performance.now() } = going;
  const now = environment.now();
  const claim = randomUUID();
  const until = new Date(now.getTime() + CLAIM_MS);
  const began = elapsed();
  const due = await claimDueAlerts(environment.postgres, { claim, now, until, alertId, isAsked }, AT_ONCE);
  if (due.length === 0) return 0;
  const hasEnded = () => stop?.aborted === true || elapsed() - began > MEASURING_MS;
  const act = { kind: 'job', labels: { queue: 'evaluate' }, marks: { queue: 'evaluate', job: claim } } as const;
  return environment.watch.during(act, () => evaluateClaimed(environment, { due, claim, now, isAsked }, hasEnded));
}

async function evaluateClaimed(
  environment: Environment,
  { due, claim, now, isAsked }: { due: DueAlert[]; claim: string; now: Date; isAsked: boolean },
  hasEnded: () => boolean,
): Promise<number> {
  try {
    const delays = await collectionDelays(environment);
    const sources = await arrivingSources(environment);
    const circumstances = { now, delays, sources };
    const { those, none, later, failed } = await dueWindows(due, now, delays);
    await releaseAlerts(environment.postgres, claim, later);
    await settle(environment, claim, { kind: 'failed', those: failed }, circumstances);
    await settle(environment, claim, { kind: 'measured', those: none.map((one) => ({ due: one, windows: [] })) }, circumstances);
    // Those that failed before come last, each by itself: what may take long holds up no mail of others.
    const isSuspect = ({ alert }: DueAlert) => alert.failures > 0;
    const ready = isAsked ? those : await withoutAwaiting(environment, claim, those, circumstances);
    const rounds = [[ready.filter((one) => !isSuspect(one))], ready.filter(isSuspect).map((one) => [one])];
    for (const parts of rounds)
      for await (const part of measureDue(environment, parts, hasEnded)) await settle(environment, claim, part, circumstances);
    return due.length;
  } catch (error) {
    await releaseAlerts(environment.postgres, claim).catch(() => undefined);
    throw error;
  }
}

type Settled =
  | Exclude<MeasuredPart, { kind: 'measured' }>
  | { kind: 'measured'; those: readonly { due: DueWindows; windows: readonly MeasuredWindow[] }[] }
  | { kind: 'failed'; those: readonly DueAlert[] };

/** At once: what is known of some waits for no others. */
async function settle(environment: Environment, claim: string, part: Settled, circumstances: Circumstances): Promise<void> {
  if (part.kind === 'measured') {
    const pause = turns();
    const evaluated: Evaluated[] = [];
    const brought = await broughtMentions(environment, circumstances.sources, part.those);
    const arrived = arrivedAt(circumstances.sources, brought);
    const lacking = await lackingBefore(environment, part.those);
    for (const { due, windows } of part.those) {
      const known = { arrived, lacking: lacking.get(due.alert.id) ?? NOTHING_LACKS };
      evaluated.push(evaluate(due, windows, known, circumstances));
      await pause();
    }
    await settleDue(environment, claim, evaluated);
    return;
  }
  const ids = part.those.map(({ alert }) => alert.id);
  if (part.kind === 'untried') await releaseAlerts(environment.postgres, claim, ids);
  else await settleWaiting(environment, claim, waitingOf(part, environment.now()));
}

/** Where the store is away it is nobody's fault. `now`: measuring took its time. */
function waitingOf({ kind, those }: Exclude<Settled, { kind: 'measured' }>, now: Date): Waiting[] {
  if (kind === 'failed') return those.map((one) => failedAt(one, now));
  return those.map(({ alert }) => ({ id: alert.id, failures: alert.failures, dueAt: again(now, 0) }));
}

function failedAt({ alert }: DueAlert, now: Date): Waiting {
  return { id: alert.id, failures: alert.failures + 1, dueAt: again(now, alert.failures) };
}

function again(now: Date, doublings: number): Date {
  return new Date(now.getTime() + AGAIN_MS * 2 ** Math.min(doublings, MOST_DOUBLINGS));
}

function evaluate(
  due: DueWindows,
  measured: readonly MeasuredWindow[],
  known: Pick<Deciding, 'arrived' | 'lacking'>,
  { now, delays }: Circumstances,
): Evaluated {
  const { alert, timezone, following, runsUntil } = due;
  const { rule, snoozedUntil, state, toldAt } = alert;
  const { windows, standing } = decideWindows(measured, { rule, timezone, snoozedUntil, standing: { state, toldAt }, ...known });
  const runs = windows.map(({ window, figures, decision }): NewRun => {
    const isLate = now.getTime() > expectedAt(alert, window.end, delays) + LATE_MS;
    const evaluated = { windowStart: window.start, windowEnd: window.end, evaluatedAt: now, isLate, figures };
    const { state, tell: told, heldBack } = decision;
    const isEvent = state !== 'normal' || told || heldBack !== null;
    return { alertId: alert.id, ...evaluated, state, told, heldBack, rule: isEvent ? rule : null };
  });
  const fired = windows.filter(({ decision }) => decision.state === 'firing').at(-1);
  const isOver = runsUntil === null || runsUntil <= following;
  const firedAt = fired?.window.end ?? alert.firedAt;
  return {
    progress: {
      id: alert.id,
      ...standing,
      // Of one that could not be measured no window is left that could.
      state: windows.length === 0 && state === 'error' ? 'normal' : standing.state,
      evaluatedTo: windows.at(-1)?.window.end ?? alert.evaluatedTo,
      firedAt,
      // Where a topic that was over has just got another period, it begins anew as if it had rested.
      ...schedule(rule, isOver ? now : following, timezone, delays),
    },
    overFrom: isOver ? following : null,
    runs,
    told: toldOf(due, windows, now),
    else: failedAt(due, now),
  };
}

/** All its windows in one message, which goes as soon as all of them may be told of, and it is not quiet. */
function toldOf({ alert, timezone }: DueAlert, windows: readonly DecidedWindow[], now: Date): ToldAlert | null {
  const told = windows.filter(({ decision }) => decision.tell);
  if (told.length === 0) return null;
  const { id: alertId, organisationId, rule } = alert;
  const times = told.map(({ decision }) => decision.tellAfter?.getTime() ?? 0);
  const first = new Date(Math.max(now.getTime(), ...times));
  // A window may end before the quiet hours and be evaluated in them.
  const sendAt = (rule.quietHours && quietUntil(first, minutesOf(rule.quietHours), timezone)) ?? first;
  return { alertId, organisationId, rule, ends: told.map(({ window }) => window.end), sendAt };
}
