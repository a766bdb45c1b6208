/**
 * The filter, the same on every page: one row that stays in sight, and below it, scrolling away, a chip for each thing that is set. On a phone
 * all but the period is behind a button.
 */
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/shown-words.ts';
import { dayOf, lastDayOf } from '../../lib/days.ts';
import { useTimezone } from '../../lib/organisation.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { PeriodPicker } from '../period-picker.tsx';
import styles from './filter-bar.module.css';
import { FilterChips } from './filter-chips.tsx';
import { MoreFilters } from './more-filters.tsx';
import { QuickFilters } from './quick-filters.tsx';
import { ShareButton } from './share-button.tsx';
import { FilterContext, type FilterPlace, useFilter } from './use-filter.ts';

interface FilterBarProps {
  of: FilterPlace;
  /** What no period means, in words. */
  whole: string;
  /** What else the page has in the row. */
  actions?: ReactNode;
  /** What can be done with all that is set. */
  withChips?: ReactNode;
}

export function FilterBar({ of, whole, actions, withChips }: FilterBarProps) {
  const { t } = useTranslation('analysis');
  const isNarrow = useMediaQuery('(max-width: 760px)');
  return (
    <FilterContext value={of}>
      <section className={styles['bar']} aria-label={t('filter.label')}>
        <div className={styles['controls']}>
          <PeriodFilter whole={whole} />
          {!isNarrow && <QuickFilters />}
          <MoreFilters hasQuick={isNarrow} />
          <span className={styles['actions']}>
            {actions}
            <ShareButton />
          </span>
        </div>
      </section>
      <FilterChips actions={withChips} />
    </FilterContext>
  );
}

/** From the first day of any of the topics to the last. */
function PeriodFilter({ whole }: { whole: string }) {
  const { topics, search, change } = useFilter();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const firsts = topics.map(({ starts_at }) => dayOf(starts_at, timezone)).sort();
  const lasts = topics.map(({ ends_at }) => lastDayOf(ends_at, timezone)).sort();
  return (
    <div className={styles['period']}>
      <PeriodPicker search={search} onChange={change} first={firsts[0] ?? ''} last={lasts.at(-1) ?? ''} whole={whole} />
    </div>
  );
}
