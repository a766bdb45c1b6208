/** Which windows an alert compares: the one that is over, the one before it, and those of the same hours in the weeks before. */
import { tz } from '@date-fns/tz';
import { subWeeks } from 'date-fns';
import type { Condition } from '../../contract/alert-conditions.ts';
import type { AlertRule } from '../../contract/alerts.ts';
import { type Period, period } from '../analysis/periods.ts';
import { type Rhythm, windowBefore } from './rhythm.ts';
import { rhythmOf } from './rhythm-of.ts';

/** Four weeks are long enough to say what is usual, and short enough to be so still. */
const WEEKS = [1, 2, 3, 4];
const SHORT_MS = 6 * 24 * 60 * 60 * 1000;

export interface ComparedWindows {
  window: Period;
  /** null for what needs none. */
  previous: Period | null;
  /** Latest first; none for what needs none. */
  usual: Period[];
}

/** Of the window that ends at `end`. */
export function windowsOf(rule: AlertRule, end: Date, timezone: string): ComparedWindows {
  const rhythm = rhythmOf(rule);
  const window = windowBefore(end, rhythm, timezone);
  const condition = conditionOf(rule);
  const isSmart = condition?.type === 'smart';
  const previous = condition && !isSmart ? windowBefore(window.start, rhythm, timezone) : null;
  return { window, previous, usual: isSmart ? usualWindows(window, rhythm, timezone) : [] };
}

/** Of a week or more there is no same hour of the week: those just before. */
function usualWindows(window: Period, rhythm: Rhythm, timezone: string): Period[] {
  if (window.end.getTime() - window.start.getTime() < SHORT_MS) return WEEKS.map((weeks) => weeksBefore(window, weeks, timezone));
  const windows: Period[] = [];
  for (const _week of WEEKS) windows.push(windowBefore((windows.at(-1) ?? window).start, rhythm, timezone));
  return windows;
}

/** On the clock of the zone, so that eight in the evening is compared with eight in the evening. */
function weeksBefore({ start, end }: Period, weeks: number, timezone: string): Period {
  const zone = { in: tz(timezone) };
  return period(subWeeks(start, weeks, zone), subWeeks(end, weeks, zone));
}

/** null for periodic notifications. */
export function conditionOf(rule: AlertRule): Condition | null {
  const { alertType, sensitivity } = rule;
  if (alertType === 'periodic') return null;
  const [type, equation, value] =
    alertType === 'conversation'
      ? ([rule.conConditionType, rule.conConditionEquation, rule.conConditionValue] as const)
      : ([rule.senConditionType, rule.senConditionEquation, rule.senConditionValue] as const);
  return type === 'smart' ? { type, equation, sensitivity } : { type, equation, value };
}
