/** Measures the alerts that are due: together, which is so much quicker, and where that fails, in ever smaller parts. */
import type { MeasuredWindow } from '../../engine/alerts/decide-windows.ts';
import { answers } from '../../stores/clickhouse/queries/answers.ts';
import type { DueAlert } from '../../stores/postgres/alert-claims.ts';
import type { Environment } from '../environment.ts';
import { measureInTurn } from './measure-alerts.ts';

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
 * Each alert is told of once, as soon as something is known of it. Halves of what fails come last: of many, most are measured by the
 * time that the few are found which fail. `isOver`: asks for no more, within a part as between two. Never rejects.
 */
export async function* measureDue(
  environment: Environment,
  parts: readonly DueWindows[][],
  isOver: () => boolean,
): AsyncGenerator<MeasuredPart> {
  const queue = parts.filter(({ length }) => length > 0).map((those): Part => ({ those, isSuspect: false }));
  for (let part = queue.shift(); part; part = queue.shift()) {
    const { those, isSuspect } = part;
    const left = new Set(those);
    const isWell = yield* measurePart(environment, left, isOver);
    if (left.size === 0) continue;
    const rest = [...left];
    if (isWell) yield { kind: isSuspect ? 'failed' : 'untried', those: rest };
    else if (!(await answers(environment.clickhouse)))
      yield { kind: 'away', those: [...rest, ...queue.splice(0).flatMap((one) => one.those)] };
    else if (rest.length === 1) yield { kind: 'failed', those: rest };
    else {
      const half = Math.ceil(rest.length / 2);
      for (const some of [rest.slice(0, half), rest.slice(half)]) queue.push({ those: some, isSuspect: true });
    }
  }
}

/** Takes from `left` what is measured. Answers false where it failed; otherwise those that are left were not tried. */
async function* measurePart(
  environment: Environment,
  left: Set<DueWindows>,
  isOver: () => boolean,
): AsyncGenerator<MeasuredPart, boolean> {
  if (isOver()) return true;
  const those = [...left];
  const asked = those.map(({ alert, timezone, topicIds, ends }) => ({ rule: alert.rule, timezone, topicIds, ends }));
  try {
    for await (const some of measureInTurn(environment, asked)) {
      const measured = some.flatMap(({ place, windows }) => {
        const due = those[place];
        return due ? [{ due, windows }] : [];
      });
      for (const { due } of measured) left.delete(due);
      yield { kind: 'measured', those: measured };
      if (isOver()) return true;
    }
    return true;
  } catch (error) {
    const ids = [...left].slice(0, 10).map(({ alert }) => alert.id);
    environment.log.error({ err: error, alerts: ids, of: left.size }, 'could not measure alerts');
    return false;
  }
}
