/** Names of periods that move with the clock; what each covers says shortcutPeriod (periods.ts). */

export const SHORTCUTS = ['thisWeek', 'lastWeek', 'last7Days', 'currentMonth', 'past365Days'] as const;
export type Shortcut = (typeof SHORTCUTS)[number];
