/** The ends of the windows that an alert has in a stretch of time. */
import type { AlertRule } from '../../contract/alerts.ts';
import type { Period } from '../analysis/periods.ts';
import { windowAt } from './known-windows.ts';
import { rhythmOf } from './rhythm-of.ts';

/** Oldest first, one as it is asked for: the window that `start` lies in, and those after it that are over at `end`. */
export function* endsOf(rule: AlertRule, { start, end: over }: Period, timezone: string): Generator<Date> {
  const rhythm = rhythmOf(rule);
  for (let { end } = windowAt(start, rhythm, timezone); end <= over; { end } = windowAt(end, rhythm, timezone)) yield end;
}
