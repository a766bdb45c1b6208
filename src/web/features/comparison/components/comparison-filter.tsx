/** The filter of the comparison: for every topic the same. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MEDIA_TYPES } from '../../../../contract/media-types.ts';
import type { TopicSummary } from '../../../../contract/topics.ts';
import { dayOf, lastDayOf } from '../../../lib/days.ts';
import { fromAddress, inAddress } from '../../../lib/filter-fields.ts';
import { useTimezone } from '../../../lib/organisation.ts';
import { FILTER_NAMES, SENTIMENT_ORDER } from '../../../lib/sentiments.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { MediaIcon } from '../../../ui/media-icon.tsx';
import { MentionKindSelect } from '../../../ui/mention-kind-select.tsx';
import { PeriodPicker } from '../../../ui/period-picker.tsx';
import { PickSentiments } from '../../../ui/pick-sentiments.tsx';
import { PickSeveral } from '../../../ui/pick-several.tsx';
import { isFiltered, NO_FILTER } from '../comparison-search.ts';
import { useComparisonPlace } from '../use-comparison-place.ts';
import styles from './comparison-filter.module.css';

/** `topics`: those that are compared. */
export function ComparisonFilter({ topics }: { topics: readonly TopicSummary[] }) {
  const { t } = useTranslation(['analysis', 'app']);
  const format = useFormat();
  const { search, change } = useComparisonPlace();
  const searched = new Set(topics.flatMap(({ mediaTypes }) => mediaTypes));
  const mediaTypes = fromAddress('mediaTypes', search.mediaTypes);
  const sentiments = fromAddress('sentiments', search.sentiments);
  const chosen = (count: number) => (count === 0 ? t('filter.any') : format.exact(count));
  return (
    <section className={styles['bar']} aria-label={t('filter.label')}>
      <Period topics={topics} />
      <MentionKindSelect className={styles['kind']} value={search.mention} onChange={(mention) => change({ mention })} />
      <PickSeveral
        label={t('filter.mediaTypes')}
        text={chosen(mediaTypes.length)}
        choices={MEDIA_TYPES.filter((type) => searched.has(type)).map((value) => ({
          value,
          label: t(`app:mediaTypes.${value}`),
          icon: <MediaIcon type={value} />,
        }))}
        chosen={MEDIA_TYPES.filter((type) => mediaTypes.includes(type))}
        // All that the topics have are as good as none.
        onChange={(types) => change({ mediaTypes: types.length === searched.size ? undefined : inAddress('mediaTypes', types) })}
      />
      <PickSentiments
        text={chosen(sentiments.length)}
        chosen={SENTIMENT_ORDER.map((key) => FILTER_NAMES[key]).filter((name) => sentiments.includes(name))}
        onChange={(names) => change({ sentiments: inAddress('sentiments', names) })}
      />
      {isFiltered(search) && (
        <Button variant="subtle" color="gray" size="compact-sm" onClick={() => change({ ...NO_FILTER })}>
          {t('filter.clear')}
        </Button>
      )}
    </section>
  );
}

function Period({ topics }: { topics: readonly TopicSummary[] }) {
  const { t } = useTranslation('comparison');
  const { search, change } = useComparisonPlace();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const firsts = topics.map(({ starts_at }) => dayOf(starts_at, timezone)).sort();
  const lasts = topics.map(({ ends_at }) => lastDayOf(ends_at, timezone)).sort();
  return (
    <div className={styles['period']}>
      <PeriodPicker
        search={search}
        onChange={change}
        first={firsts[0] ?? ''}
        last={lasts.at(-1) ?? ''}
        whole={t('wholePeriod')}
      />
    </div>
  );
}
