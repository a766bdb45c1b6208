/** Until when an alert sleeps. Pure; days are those of the organisation's clock. */
import { tz } from '@date-fns/tz';
import { addDays, set, startOfDay } from 'date-fns';

export const SNOOZES = ['hour', 'tomorrow', 'week'] as const;
export type Snooze = (typeof SNOOZES)[number];

const HOUR = 60 * 60 * 1000;
/** Of the clock, tomorrow. */
const MORNING = 8;

export function snoozeUntil(snooze: Snooze, now: number, timezone: string): string {
  if (snooze === 'hour') return new Date(now + HOUR).toISOString();
  const zone = { in: tz(timezone) };
  if (snooze === 'week') return new Date(+addDays(now, 7, zone)).toISOString();
  return new Date(+set(startOfDay(addDays(now, 1, zone), zone), { hours: MORNING }, zone)).toISOString();
}
