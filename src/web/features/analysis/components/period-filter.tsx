/** The period of the filter; with none, the topic's whole period up to now. */
import { useTranslation } from 'react-i18next';
import type { Topic } from '../../../../contract/topics.ts';
import { dayOf, lastDayOf } from '../../../lib/days.ts';
import { useTimezone } from '../../../lib/organisation.ts';
import { PeriodPicker } from '../../../ui/period-picker.tsx';
import { useAnalysis } from '../use-analysis.ts';
import styles from './filter-bar.module.css';

export function PeriodFilter({ topic }: { topic: Topic }) {
  const { t } = useTranslation('analysis');
  const { search, change } = useAnalysis();
  const timezone = useTimezone((organisation) => organisation.timezone);
  return (
    <div className={styles['period']}>
      <PeriodPicker
        search={search}
        onChange={change}
        first={dayOf(topic.starts_at, timezone)}
        last={lastDayOf(topic.ends_at, timezone)}
        whole={t('filter.wholePeriod')}
      />
    </div>
  );
}
