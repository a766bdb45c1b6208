/** The windows of an alert up to the one that it tells of, for a chart: what was measured of each topic. */
import type { AlertFigures } from '../../contract/alerts.ts';
import { windowEnding } from '../../engine/alerts/known-windows.ts';
import { rhythmOf } from '../../engine/alerts/rhythm-of.ts';
import type { Period } from '../../engine/analysis/periods.ts';
import type { WholeAlert } from '../../stores/postgres/alert-rows.ts';
import { runsOfWindows } from '../../stores/postgres/alert-runs.ts';
import type { Environment } from '../environment.ts';
import { measureAlerts } from './measure-alerts.ts';

export interface CourseWindow extends Period {
  isLate: boolean;
  figures: readonly AlertFigures[];
}

/**
 * Those that end at `ends` and the ones before the last of them, oldest first, at most `most` but all that are asked for. As they were
 * decided, where they were; those of before are measured now, and so are those that were evaluated before the alert was changed last, as
 * they may have been cut, measured or judged otherwise.
 */
export async function alertCourse(
  environment: Environment,
  alert: WholeAlert,
  timezone: string,
  { ends, most }: { ends: readonly Date[]; most: number },
): Promise<CourseWindow[]> {
  const wanted = windowsUpTo(alert, timezone, ends, most);
  const told = new Set(ends.map((end) => end.getTime()));
  const runs = (await runsOfWindows(environment.postgres, alert.id, wanted)).filter(
    ({ windowStart, windowEnd, evaluatedAt }) =>
      told.has(windowEnd.getTime()) ||
      (evaluatedAt >= alert.updatedAt &&
        windowStart.getTime() === windowEnding(windowEnd, rhythmOf(alert.rule), timezone).start.getTime()),
  );
  const byEnd = new Map(runs.map((run) => [run.windowEnd.getTime(), run]));
  const missing = wanted.filter((end) => !byEnd.has(end.getTime()));
  const topicIds = alert.topics.map(({ id }) => id);
  const asked = { timezone, rule: alert.rule, topicIds, ends: missing };
  const [measured = []] = missing.length > 0 ? await measureAlerts(environment, [asked]) : [];
  const found = measured.map(({ window, figures }) => ({ ...window, isLate: false, figures }));
  const decided = runs.map(({ windowStart, windowEnd, isLate, figures }) => ({
    start: windowStart,
    end: windowEnd,
    isLate,
    figures,
  }));
  return [...found, ...decided].toSorted((one, other) => one.end.getTime() - other.end.getTime());
}

function windowsUpTo({ rule }: WholeAlert, timezone: string, ends: readonly Date[], most: number): Date[] {
  const times = new Set(ends.map((end) => end.getTime()));
  const rhythm = rhythmOf(rule);
  let last = new Date(Math.max(...times));
  for (let back = 1; back < most; back++) {
    last = windowEnding(last, rhythm, timezone).start;
    times.add(last.getTime());
  }
  return [...times].toSorted((one, other) => one - other).map((time) => new Date(time));
}
