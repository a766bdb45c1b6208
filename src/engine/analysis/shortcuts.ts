/** Periods with a name: whole days of the zone. All but last week end with today, which is therefore among the days counted. */
import { dayAt, dayStart, monthStart, weekdayOf } from './zone-days.ts';

export const SHORTCUTS = ['thisWeek', 'lastWeek', 'last7Days', 'currentMonth', 'past365Days'] as const;
export type Shortcut = (typeof SHORTCUTS)[number];

/** `end` is exclusive. */
export function shortcutPeriod(name: Shortcut, now: Date, timezone: string): { start: Date; end: Date } {
  const today = dayAt(now.getTime(), timezone);
  const monday = today - weekdayOf(today);
  const starts: Record<Shortcut, number> = {
    thisWeek: monday,
    lastWeek: monday - 7,
    last7Days: today - 6,
    currentMonth: monthStart(today),
    past365Days: today - 364,
  };
  const end = name === 'lastWeek' ? monday : today + 1;
  return { start: new Date(dayStart(starts[name], timezone)), end: new Date(dayStart(end, timezone)) };
}
