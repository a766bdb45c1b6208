/** Decides the measured windows of an alert, one after the other: what really happens and what a preview shows are both this. */
import type { AlertFigures, AlertRule } from '../../contract/alerts.ts';
import type { Period } from '../analysis/periods.ts';
import type { Arrived } from './arrived.ts';
import { type Decision, decide, type Manners, type Standing } from './decide.ts';
import { outcomeOf } from './outcome.ts';
import { minutesOf } from './quiet-hours.ts';

export interface MeasuredWindow {
  window: Period;
  /** Of its topics, those whose mentions are there to be counted: none that is searched for the first time, or whose period is another. */
  figures: AlertFigures[];
}

export interface DecidedWindow extends MeasuredWindow {
  decision: Decision;
}

export interface Deciding {
  rule: AlertRule;
  timezone: string;
  snoozedUntil: Date | null;
  /** As it was before the first of them. */
  standing: Standing;
  /** By the end of a window, what has come of it. */
  arrived: (end: Date) => Arrived;
}

/** `windows`: oldest first. `standing`: after the last of them. */
export function decideWindows(
  windows: readonly MeasuredWindow[],
  { rule, timezone, snoozedUntil, standing, arrived }: Deciding,
): { windows: DecidedWindow[]; standing: Standing } {
  const manners = mannersOf(rule, snoozedUntil, timezone);
  let now = standing;
  const decided = windows.map(({ window, figures }): DecidedWindow => {
    const outcome = outcomeOf(rule, window, figures, arrived(window.end), now.state);
    const after = decide(now, outcome, window.end, manners);
    now = after.standing;
    return { window, figures: outcome.figures, decision: after.decision };
  });
  return { windows: decided, standing: now };
}

function mannersOf({ cooldownMinutes, quietHours }: AlertRule, snoozedUntil: Date | null, timezone: string): Manners {
  return { cooldownMinutes, quiet: quietHours && minutesOf(quietHours), snoozedUntil, timezone };
}
