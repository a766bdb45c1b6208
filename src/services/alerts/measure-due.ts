/** Measures the alerts that are due: together, which is so much quicker, and where that fails, in ever smaller parts. */
import type { MeasuredWindow } from '../../engine/alerts/decide-windows.ts';
import { answers } from '../../stores/clickhouse/queries/answers.ts';
import type { DueAlert } from '../../stores/postgres/alert-claims.ts';
import type { Environment } from '../environment.ts';
import { measureAlerts } from './measure-alerts.ts';

export interface DueWindows extends DueAlert {
  /** Of its windows that are evaluated, oldest first. */
  ends: Date[];
  /** Where the window after them begins. */
  following: Date;
}

export type MeasuredPart =
  | { kind: 'measured'; those: { due: DueWindows; windows: MeasuredWindow[] }[] }
  /** `failed`: they cannot be measured, or were not, and some of them cannot. `away`: the store is. `untried`: there was no time. */
  | { kind: 'failed' | 'away' | 'untried'; those: DueWindows[] };

interface Part {
  those: DueWindows[];
  /** Of a larger part that could not be measured. */
  isSuspect: boolean;
}

/**
 * Each part is told as soon as something is known of it, and each alert once. Halves of what fails come last: of many, most are measured
 * by the time that the few are found which fail. `isOver`: begins with no more. Never rejects.
 */
export async function* measureDue(
  environment: Environment,
  parts: readonly DueWindows[][],
  isOver: () => boolean,
): AsyncGenerator<MeasuredPart> {
  const queue = parts.filter(({ length }) => length > 0).map((those): Part => ({ those, isSuspect: false }));
  for (let part = queue.shift(); part; part = queue.shift()) {
    const { those, isSuspect } = part;
    if (isOver()) {
      yield { kind: isSuspect ? 'failed' : 'untried', those };
      continue;
    }
    const measured = await measurePart(environment, those);
    if (measured) yield measured;
    else if (!(await answers(environment.clickhouse)))
      yield { kind: 'away', those: [part, ...queue.splice(0)].flatMap((one) => one.those) };
    else if (those.length === 1) yield { kind: 'failed', those };
    else {
      const half = Math.ceil(those.length / 2);
      for (const some of [those.slice(0, half), those.slice(half)]) queue.push({ those: some, isSuspect: true });
    }
  }
}

/** null: it failed. */
async function measurePart(environment: Environment, those: readonly DueWindows[]): Promise<MeasuredPart | null> {
  try {
    const measured = await measureAlerts(
      environment,
      those.map(({ alert, timezone, topicIds, ends }) => ({ rule: alert.rule, timezone, topicIds, ends })),
    );
    return { kind: 'measured', those: those.map((due, place) => ({ due, windows: measured[place] ?? [] })) };
  } catch (error) {
    const ids = those.slice(0, 10).map(({ alert }) => alert.id);
    environment.log.error({ err: error, alerts: ids, of: those.length }, 'could not measure alerts');
    return null;
  }
}
