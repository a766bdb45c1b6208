/** The period of the filter: a shortcut, chosen days, or, with neither, the topic's whole period up to now. */
import { useTranslation } from 'react-i18next';
import type { Topic } from '../../../../contract/topics.ts';
import { SHORTCUTS } from '../../../../engine/analysis/periods.ts';
import { dayOf, isDay, lastDayOf } from '../../../lib/days.ts';
import { useTimezone } from '../../../lib/organisation.ts';
import { DateRangePicker } from '../../../ui/date-range-picker.tsx';
import { periodOf } from '../filter-period.ts';
import { useAnalysis } from '../use-analysis.ts';
import { usePeriodText } from '../use-period-text.ts';
import { useToday } from '../use-today.ts';
import styles from './filter-bar.module.css';

export function PeriodFilter({ topic }: { topic: Topic }) {
  const { t } = useTranslation(['analysis', 'app']);
  const { search, change } = useAnalysis();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const text = usePeriodText(search);
  const { startDate, endDate } = periodOf(search, useToday(), timezone);
  const first = dayOf(topic.starts_at, timezone);
  const last = lastDayOf(topic.ends_at, timezone);
  const from = startDate ? dayOf(startDate, timezone) : first;
  const to = endDate ? lastDayOf(endDate, timezone) : last;
  return (
    <div className={styles['period']}>
      <DateRangePicker
        label={t('filter.period')}
        hideLabel
        value={isDay(from) && from <= to ? { from, to } : null}
        text={text ?? t('filter.wholePeriod')}
        min={first}
        max={last}
        shortcuts={SHORTCUTS.map((value) => ({ value, label: t(`app:shortcuts.${value}`) }))}
        chosenShortcut={search.period}
        onShortcut={(period) => change({ period, from: undefined, to: undefined })}
        onChange={(range) => change({ period: undefined, from: range.from, to: range.to })}
      />
    </div>
  );
}
