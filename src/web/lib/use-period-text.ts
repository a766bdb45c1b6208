/** The period of an address in words; null where it names none. */
import { useTranslation } from '../i18n/shown-words.ts';
import { periodOf } from './filter-period.ts';
import { useTimezone } from './organisation.ts';
import type { PeriodSearch } from './period-search.ts';
import { useFormat } from './use-format.ts';
import { useToday } from './use-today.ts';
import { windowText } from './window-text.ts';

export function usePeriodText(search: PeriodSearch): string | null {
  const { t } = useTranslation('app');
  const format = useFormat();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const today = useToday();
  if (search.period) return t(`shortcuts.${search.period}`);
  const { startDate, endDate } = periodOf(search, today, timezone);
  if (startDate && endDate) return windowText(startDate, endDate, timezone, format);
  if (startDate) return `${format.date(startDate)} –`;
  return endDate ? `– ${format.date(Date.parse(endDate) - 1)}` : null;
}
