/** Which windows an alert compares: the one that is over, the one before it, and those of the same hours in the weeks before. */
import { tz } from '@date-fns/tz';
import { subWeeks } from 'date-fns';
import type { Condition } from '../../contract/alert-conditions.ts';
import type { AlertRule } from '../../contract/alerts.ts';
import { type Period, period } from '../analysis/periods.ts';
import { zoneOffsets } from '../analysis/zone-offsets.ts';
import { windowEnding } from './known-windows.ts';
import type { Rhythm } from './rhythm.ts';
import { rhythmOf } from './rhythm-of.ts';

/** Four weeks are long enough to say what is usual, and short enough to be so still. */
const WEEKS = [1, 2, 3, 4];
const DAY_MS = 24 * 60 * 60 * 1000;
const SHORT_MS = 6 * DAY_MS;
const HALF_DAY_MS = DAY_MS / 2;

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
  const window = windowEnding(end, rhythm, timezone);
  const condition = conditionOf(rule);
  const isSmart = condition?.type === 'smart';
  const previous = condition && !isSmart ? windowEnding(window.start, rhythm, timezone) : null;
  return { window, previous, usual: isSmart ? usualWindows(window, rhythm, timezone) : [] };
}

/** Whether what is usual of a window is told by the same hours of the weeks before. */
export function hasHourOfWeek({ start, end }: Period): boolean {
  return end.getTime() - start.getTime() < SHORT_MS;
}

/** Of a week or more there is no same hour of the week: those just before. */
function usualWindows(window: Period, rhythm: Rhythm, timezone: string): Period[] {
  if (hasHourOfWeek(window)) return WEEKS.map((weeks) => weeksBefore(window, weeks, timezone));
  const windows: Period[] = [];
  for (const _week of WEEKS) windows.push(windowEnding((windows.at(-1) ?? window).start, rhythm, timezone));
  return windows;
}

/**
 * On the clock of the zone, so that eight in the evening is compared with eight in the evening. Of hours that the clock leaves out or
 * has twice there is no same: a short window is compared with one as long.
 */
function weeksBefore({ start, end }: Period, weeks: number, timezone: string): Period {
  const length = end.getTime() - start.getTime();
  const before = onClock(start, weeks, timezone);
  return period(before, length < HALF_DAY_MS ? +before + length : onClock(end, weeks, timezone));
}

/** Where the clock was not changed in between that is plain, and the calendar need not be asked. */
function onClock(at: Date, weeks: number, timezone: string): Date | number {
  const offset = zoneOffsets(timezone);
  const plain = at.getTime() - 7 * weeks * DAY_MS;
  return offset(plain) === offset(at.getTime()) ? plain : subWeeks(at, weeks, { in: tz(timezone) });
}

/** Every window that it needs counted. */
export function countedWindows({ window, previous, usual }: ComparedWindows): Period[] {
  return previous ? [window, previous, ...usual] : [window, ...usual];
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
