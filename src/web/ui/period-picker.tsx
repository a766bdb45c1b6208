/** The period of an address: a shortcut, chosen days, or, with neither, the whole of what there is. */
import { useTranslation } from '../i18n/shown-words.ts';
import { dayOf, lastDayOf } from '../lib/days.ts';
import { periodOf } from '../lib/filter-period.ts';
import { isDay } from '../lib/instants.ts';
import { useTimezone } from '../lib/organisation.ts';
import { PERIOD_SHORTCUTS, type PeriodSearch } from '../lib/period-search.ts';
import { usePeriodText } from '../lib/use-period-text.ts';
import { useToday } from '../lib/use-today.ts';
import { DateRangePicker } from './date-range-picker.tsx';

export interface PeriodPickerProps {
  search: PeriodSearch;
  onChange: (period: PeriodSearch) => void;
  /** The days there are to choose from. */
  first: string;
  last: string;
  /** What is said where the address names no period. */
  whole: string;
}

export function PeriodPicker({ search, onChange, first, last, whole }: PeriodPickerProps) {
  const { t } = useTranslation(['analysis', 'app']);
  const timezone = useTimezone((organisation) => organisation.timezone);
  const text = usePeriodText(search);
  const now = useToday();
  const { startDate, endDate } = periodOf(search, now, timezone);
  const from = startDate ? dayOf(startDate, timezone) : first;
  const to = endDate ? lastDayOf(endDate, timezone) : last;
  const today = dayOf(now.toISOString(), timezone);
  const endsAhead = to > today;
  return (
    <DateRangePicker
      label={t('filter.period')}
      hideLabel
      act="period"
      value={isDay(from) && from <= to ? { from, to } : null}
      text={text ?? whole}
      min={first}
      max={last}
      // A topic may end long after today, where there is nothing to choose yet.
      opensAt={endsAhead ? today : to}
      shortcuts={PERIOD_SHORTCUTS.map((value) => ({ value, label: t(`app:shortcuts.${value}`) }))}
      chosenShortcut={search.period}
      onShortcut={(period) => onChange({ period, from: undefined, to: undefined })}
      onChange={(range) => onChange({ period: undefined, from: range.from, to: range.to })}
    />
  );
}
