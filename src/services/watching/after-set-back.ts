/**
 * Puts right what a clock that was ahead has planned and decided, once it is set back: sources and messages go on at once, jobs too, calls
 * by a key when a claim of now would be over, and alerts evaluate again what was evaluated before its time, each window when it is over.
 * Changes nothing where no clock was ahead.
 * What it goes by is the clock of whoever asks: one that is behind must not, since to it everybody's times are ahead.
 */
import { updateAlertRow } from '../../stores/postgres/alert-rows.ts';
import type { Transaction } from '../../stores/postgres/client.ts';
import {
  APART_MS,
  forgetAheadRuns,
  hastenAheadCalls,
  hastenAheadMessages,
  hastenAheadSources,
  lockAheadAlerts,
  timesOfPostgres,
} from '../../stores/postgres/set-back.ts';
import { collectionDelays } from '../alerts/collection-delays.ts';
import { type CollectionDelays, delayOf, schedule } from '../alerts/schedule.ts';
import type { Environment } from '../environment.ts';
import { CLAIM_MS } from '../idempotency/call-once.ts';

export interface PutRight {
  sources: number;
  messages: number;
  calls: number;
  alerts: number;
}

/** Whether the clock of this machine is that of Postgres, and not from before its tables were made, as after a start without a battery. */
export async function isClockGood({ postgres, now }: Environment): Promise<boolean> {
  const times = await timesOfPostgres(postgres);
  return Math.abs(times.now - now().getTime()) < APART_MS && now().getTime() > times.changed - APART_MS;
}

/** `seen`: this process has seen the clock go back. Without that nothing that alerts have decided is forgotten. */
export async function afterSetBack(environment: Environment, { seen }: { seen: boolean }): Promise<PutRight> {
  const { postgres, jobs } = environment;
  const now = environment.now();
  await jobs.afterSetBack();
  const sources = await hastenAheadSources(postgres, now);
  const messages = await hastenAheadMessages(postgres, now);
  const calls = await hastenAheadCalls(postgres, now, new Date(now.getTime() + CLAIM_MS));
  if (!seen) return { sources, messages, calls, alerts: 0 };
  const delays = await collectionDelays(environment);
  const alerts = await postgres.transaction((transaction) => planAlerts(transaction, delays, now));
  return { sources, messages, calls, alerts };
}

/** Answers how many. */
async function planAlerts(transaction: Transaction, delays: CollectionDelays, now: Date): Promise<number> {
  const ahead = await lockAheadAlerts(transaction, now);
  for (const { id, rule, timezone, createdAt, updatedAt } of ahead) {
    const { ends, evaluatedTo } = await forgetAheadRuns(transaction, id, now);
    const first = ends.toSorted((one, other) => one.getTime() - other.getTime())[0];
    const next = first
      ? { nextEnd: first, dueAt: new Date(first.getTime() + delayOf(rule.mediaTypes, delays)) }
      : scheduled(rule, now, timezone, delays);
    // When it fired, or told of it, may lie ahead as well: nobody would be told until then.
    const begun = { state: 'normal' as const, failures: 0, firedAt: null, toldAt: null };
    const made = { createdAt: notAfter(createdAt, now), updatedAt: notAfter(updatedAt, now) };
    await updateAlertRow(transaction, id, { ...next, ...begun, ...made, evaluatedTo, claim: null, claimedUntil: null });
  }
  return ahead.length;
}

/** Nothing of an alert whose zone nobody knows by now: its next evaluation says so (due-windows.ts), and the others are not held up. */
function scheduled(...asked: Parameters<typeof schedule>): Partial<ReturnType<typeof schedule>> {
  try {
    return schedule(...asked);
  } catch (error) {
    if (error instanceof RangeError) return {};
    throw error;
  }
}

function notAfter(time: Date, now: Date): Date {
  return time > now ? now : time;
}
