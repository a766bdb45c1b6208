/** Measures the alerts that are due: together, which is so much quicker, and where that fails, in ever smaller parts. */
import type { MeasuredWindow } from '../../engine/alerts/decide-windows.ts';
import { answers } from '../../stores/clickhouse/queries/answers.ts';
import type { DueAlert } from '../../stores/postgres/alert-claims.ts';
import type { Environment } from '../environment.ts';
import { measureAlerts } from './measure-alerts.ts';

export interface DueWindows extends DueAlert {
  /** Of its windows that are evaluated, oldest first. */
  ends: Date[];
}

export interface MeasuredDue {
  measured: { due: DueWindows; windows: MeasuredWindow[] }[];
  /** Cannot be measured. */
  failed: DueWindows[];
  /** Nobody knows: the store is away, or too much failed before it was their turn. */
  untried: DueWindows[];
}

/** Failures after which the rest waits for another time: enough to find the few among some hundreds that fail. */
const MOST_FAILURES = 40;

/** One that cannot be measured holds up no other. Never rejects. */
export async function measureDue(environment: Environment, due: readonly DueWindows[]): Promise<MeasuredDue> {
  const found: MeasuredDue = { measured: [], failed: [], untried: [] };
  const parts = due.length > 0 ? [due] : [];
  let failures = 0;
  for (let part = parts.shift(); part; part = parts.shift()) {
    try {
      const measured = await measureAlerts(
        environment,
        part.map(({ alert, timezone, topicIds, ends }) => ({ rule: alert.rule, timezone, topicIds, ends })),
      );
      found.measured.push(...part.map((one, place) => ({ due: one, windows: measured[place] ?? [] })));
    } catch (error) {
      failures += 1;
      const ids = part.slice(0, 10).map(({ alert }) => alert.id);
      environment.log.error({ err: error, alerts: ids, of: part.length }, 'could not measure alerts');
      if (failures >= MOST_FAILURES || !(await answers(environment.clickhouse))) {
        found.untried.push(...[part, ...parts.splice(0)].flat());
      } else if (part.length === 1) {
        found.failed.push(...part);
      } else {
        const half = Math.ceil(part.length / 2);
        parts.unshift(part.slice(0, half), part.slice(half));
      }
    }
  }
  return found;
}
