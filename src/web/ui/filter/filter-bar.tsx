/** The filter, the same on every page: one row that stays in sight, and below it, scrolling away, a chip for each thing that is set. */
import type { ReactNode } from 'react';
import { MEDIA_TYPES } from '../../../contract/media-types.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { dayOf, lastDayOf } from '../../lib/days.ts';
import { inAddress } from '../../lib/filter-fields.ts';
import { narrowingOf } from '../../lib/filter-search.ts';
import { useTimezone } from '../../lib/organisation.ts';
import { useFormat } from '../../lib/use-format.ts';
import { MediaIcon } from '../media-icon.tsx';
import { MentionKindSelect } from '../mention-kind-select.tsx';
import { PeriodPicker } from '../period-picker.tsx';
import { PickSentiments } from '../pick-sentiments.tsx';
import { PickSeveral } from '../pick-several.tsx';
import styles from './filter-bar.module.css';
import { FilterChips } from './filter-chips.tsx';
import { LanguageFilter } from './language-filter.tsx';
import { MoreFilters } from './more-filters.tsx';
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
  const { search, change } = of;
  const format = useFormat();
  const { sentiments = [] } = narrowingOf(search);
  return (
    <FilterContext value={of}>
      <section className={styles['bar']} aria-label={t('filter.label')}>
        <div className={styles['controls']}>
          <PeriodFilter whole={whole} />
          <MentionKindSelect className={styles['kind']} value={search.mention} onChange={(mention) => change({ mention })} />
          <MediaTypeFilter />
          <PickSentiments
            text={sentiments.length === 0 ? t('filter.any') : format.exact(sentiments.length)}
            chosen={sentiments}
            onChange={(names) => change({ sentiments: inAddress('sentiments', names) })}
          />
          <LanguageFilter />
          <MoreFilters />
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

function MediaTypeFilter() {
  const { t } = useTranslation(['analysis', 'app']);
  const format = useFormat();
  const { topics, search, change } = useFilter();
  const searched = new Set(topics.flatMap((topic) => topic.mediaTypes));
  const { mediaTypes = [] } = narrowingOf(search);
  return (
    <PickSeveral
      label={t('analysis:filter.mediaTypes')}
      text={mediaTypes.length === 0 ? t('analysis:filter.any') : format.exact(mediaTypes.length)}
      choices={MEDIA_TYPES.filter((type) => searched.has(type)).map((value) => ({
        value,
        label: t(`app:mediaTypes.${value}`),
        icon: <MediaIcon type={value} />,
      }))}
      chosen={mediaTypes}
      // All that the topics have are as good as none.
      onChange={(types) => change({ mediaTypes: types.length === searched.size ? undefined : inAddress('mediaTypes', types) })}
    />
  );
}
