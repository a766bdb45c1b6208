/** What an alert watches for, in words. The values are those of the form: numbers may be texts, and unreadable. */
import type { Alert } from '../../../contract/alerts.ts';
import { plainNumber } from '../../../contract/plain-number.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { Format } from '../../lib/format.ts';

export type WordsT = Translate<'alerts'>;

type Rhythmic = Pick<
  Alert,
  'alertType' | 'alertCycle' | 'alertDuration' | 'alertDurationUnit' | 'alertCyclePeriod' | 'periodConditionTime'
>;
export type Worded = Rhythmic &
  Pick<
    Alert,
    | 'conConditionType'
    | 'conConditionEquation'
    | 'conConditionValue'
    | 'senConditionType'
    | 'senConditionEquation'
    | 'senConditionValue'
    | 'sensitivity'
  >;

const CYCLES = {
  '15m': ['minutes', 15],
  '30m': ['minutes', 30],
  '1h': ['hours', 1],
  '12h': ['hours', 12],
  '24h': ['hours', 24],
  '1w': ['weeks', 1],
  '1M': ['months', 1],
} as const;
export const LENGTH_UNITS = { h: 'hours', d: 'days', M: 'months' } as const;

/** "Rises by 50 mentions or more within 15 minutes". */
export function conditionWords(t: WordsT, format: Format, alert: Worded): string {
  if (alert.alertType === 'periodic') return periodWords(t, format, alert);
  const { subject, type, equation, value } = conditionOf(alert);
  const span = spanWords(t, format, alert);
  if (type === 'smart') {
    const key = `${subject}Smart${equation}` as const;
    return t(`conditions.${key}`, { span, sensitivity: t(`sensitivities.${alert.sensitivity}`) });
  }
  const number = plainNumber(value) ?? Number.NaN;
  if (type === 'percentage') {
    const key = `${subject}Percent${equation}` as const;
    return t(`conditions.${key}`, { span, value: percentWords(number) });
  }
  const key = `${subject}Number${equation}` as const;
  return t(`conditions.${key}`, { span, count: number, value: wordsOf(format, number) });
}

/** How long a window is: "15 minutes". */
function spanWords(t: WordsT, format: Format, { alertCycle, alertDuration, alertDurationUnit }: Rhythmic): string {
  const [unit, count] =
    alertCycle === 'custom'
      ? ([LENGTH_UNITS[alertDurationUnit], plainNumber(alertDuration) ?? Number.NaN] as const)
      : CYCLES[alertCycle];
  return t(`spans.${unit}`, { count, number: format.exact(count) });
}

/** In the largest unit that divides it: "3 hours". */
export function minutesWords(t: WordsT, format: Format, minutes: number): string {
  const [unit, length] = LENGTHS.find(([, one]) => minutes % one === 0) ?? (['minutes', 1] as const);
  const count = minutes / length;
  return t(`spans.${unit}`, { count, number: format.exact(count) });
}

const LENGTHS = [
  ['weeks', 7 * 24 * 60],
  ['days', 24 * 60],
  ['hours', 60],
] as const;

function periodWords(t: WordsT, format: Format, { alertCyclePeriod, periodConditionTime }: Rhythmic): string {
  // Weeks begin on Mondays.
  const values = { time: periodConditionTime, minute: periodConditionTime.slice(3), day: format.weekdayName(2) };
  if (alertCyclePeriod === 'hourly' && values.minute === '00') return t('everyPeriod.onTheHour');
  return t(`everyPeriod.${alertCyclePeriod}`, values);
}

function conditionOf(alert: Worded) {
  const isScore = alert.alertType === 'sentiment';
  const equation = isScore ? alert.senConditionEquation : alert.conConditionEquation;
  return {
    subject: isScore ? ('score' as const) : ('mentions' as const),
    type: isScore ? alert.senConditionType : alert.conConditionType,
    equation: equation === 'increase' ? ('Rise' as const) : ('Fall' as const),
    value: isScore ? alert.senConditionValue : alert.conConditionValue,
  };
}

/** As somebody wrote it: 12.5 stays 12.5. */
function wordsOf(format: Format, value: number): string {
  return Number.isInteger(value) ? format.exact(value) : String(value);
}

function percentWords(value: number): string {
  return `${value}%`;
}
