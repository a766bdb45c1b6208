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
  /** Topics of which posts were missing in the window before the first of them. */
  lacking: ReadonlySet<string>;
  /** By the end of a window, what has come of it. */
  arrived: (end: Date) => Arrived;
}

/** `windows`: oldest first. `standing`: after the last of them. */
export function decideWindows(
  windows: readonly MeasuredWindow[],
  { rule, timezone, snoozedUntil, standing, lacking, arrived }: Deciding,
): { windows: DecidedWindow[]; standing: Standing } {
  const manners = mannersOf(rule, snoozedUntil, timezone);
  let now = standing;
  let unknown = lacking;
  const decided = windows.map(({ window, figures }): DecidedWindow => {
    const outcome = outcomeOf(rule, window, figures, arrived(window.end), unknown);
    unknown = lackingOf(outcome.figures);
    const after = decide(now, outcome, window.end, manners);
    now = after.standing;
    return { window, figures: outcome.figures, decision: after.decision };
  });
  return { windows: decided, standing: now };
}

/** Topics of which posts are missing in a window. */
export function lackingOf(figures: readonly AlertFigures[]): ReadonlySet<string> {
  return new Set(figures.flatMap(({ topicId, lacks }) => (lacks === 'posts' ? [topicId] : [])));
}

function mannersOf({ cooldownMinutes, quietHours }: AlertRule, snoozedUntil: Date | null, timezone: string): Manners {
  return { cooldownMinutes, quiet: quietHours && minutesOf(quietHours), snoozedUntil, timezone };
}
