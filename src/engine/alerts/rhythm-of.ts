/** The windows of an alert, from what its form says. */
import type { AlertRule } from '../../contract/alerts.ts';
import type { Rhythm } from './rhythm.ts';

type Cut = Pick<Rhythm, 'unit' | 'count'>;

const CYCLES: Readonly<Record<Exclude<AlertRule['alertCycle'], 'custom'>, Cut>> = {
  '15m': { unit: 'minute', count: 15 },
  '30m': { unit: 'minute', count: 30 },
  '1h': { unit: 'hour', count: 1 },
  '12h': { unit: 'hour', count: 12 },
  '24h': { unit: 'day', count: 1 },
  '1w': { unit: 'week', count: 1 },
  '1M': { unit: 'month', count: 1 },
};
const UNITS = { h: 'hour', d: 'day', M: 'month' } as const;
const PERIODS: Readonly<Record<AlertRule['alertCyclePeriod'], Rhythm['unit']>> = {
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
};

export type Timing = Pick<
  AlertRule,
  'alertType' | 'alertCycle' | 'alertDuration' | 'alertDurationUnit' | 'alertCyclePeriod' | 'periodConditionTime'
>;

export function rhythmOf(rule: Timing): Rhythm {
  if (rule.alertType === 'periodic') {
    const unit = PERIODS[rule.alertCyclePeriod];
    const { hours, minutes } = clockTime(rule.periodConditionTime);
    return { unit, count: 1, at: unit === 'hour' ? minutes : 60 * hours + minutes };
  }
  return { ...cutOf(rule), at: 0 };
}

function cutOf({ alertCycle, alertDuration, alertDurationUnit }: Timing): Cut {
  if (alertCycle !== 'custom') return CYCLES[alertCycle];
  // Whole days are days of the calendar, whether they are said in days or in hours.
  if (alertDurationUnit === 'h' && alertDuration % 24 === 0) return { unit: 'day', count: alertDuration / 24 };
  return { unit: UNITS[alertDurationUnit], count: alertDuration };
}

/** Of `HH:mm`. */
export function clockTime(text: string): { hours: number; minutes: number } {
  return { hours: Number(text.slice(0, 2)), minutes: Number(text.slice(3)) };
}
