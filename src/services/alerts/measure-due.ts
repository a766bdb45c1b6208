/** Measures the alerts that are due: together, which is so much quicker, and each by itself where that failed. */
import type { MeasuredWindow } from '../../engine/alerts/decide-windows.ts';
import type { DueAlert } from '../../stores/postgres/alert-claims.ts';
import type { Environment } from '../environment.ts';
import { measureAlerts } from './measure-alerts.ts';

export interface DueWindows extends DueAlert {
  /** Of its windows that are evaluated, oldest first. */
  ends: Date[];
}

export interface MeasuredDue {
  measured: { due: DueWindows; windows: MeasuredWindow[] }[];
  /** By the numbers of alerts: they wait as they are. */
  failed: number[];
}

/** So many failures one after the other are those of a store, and not of the alerts. */
const MOST_FAILURES = 3;

/** Those whose last evaluation failed are measured alone: one that cannot be measured holds up no other. Never rejects. */
export async function measureDue(environment: Environment, due: readonly DueWindows[]): Promise<MeasuredDue> {
  const together = due.filter(({ alert }) => alert.state !== 'error');
  const alone = due.filter(({ alert }) => alert.state === 'error');
  const found: MeasuredDue = { measured: [], failed: [] };
  let failures = 0;
  for (const group of [together, ...alone.map((one) => [one])]) {
    const ids = group.map(({ alert }) => alert.id);
    if (failures >= MOST_FAILURES) found.failed.push(...ids);
    else if (group.length > 0) {
      try {
        const measured = await measureAlerts(
          environment,
          group.map(({ alert, timezone, topicIds, ends }) => ({ rule: alert.rule, timezone, topicIds, ends })),
        );
        found.measured.push(...group.map((one, place) => ({ due: one, windows: measured[place] ?? [] })));
        failures = 0;
      } catch (error) {
        environment.log.error({ err: error, alerts: ids.slice(0, 10) }, 'could not measure alerts');
        found.failed.push(...ids);
        failures += 1;
      }
    }
  }
  return found;
}
