/** The words of the charts over time, bound to language, timezone and the size of the buckets. */
import { useMemo } from 'react';
import type { Granularity } from '../../../contract/filter.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { axisText, bucketText } from '../../lib/bucket-text.ts';
import { useTimezone } from '../../lib/organisation.ts';
import { useFormat } from '../../lib/use-format.ts';
import type { OverTimeWords, StackView } from './over-time-option.ts';
import type { ScoreWords } from './score-option.ts';

export function useOverTimeWords(granularity: Granularity, view: StackView | 'score'): OverTimeWords & ScoreWords {
  const { t } = useTranslation(['analysis', 'app']);
  const format = useFormat();
  const timezone = useTimezone((organisation) => organisation.timezone);
  return useMemo(() => {
    const per = { granularity: t(`overTime.per.${granularity}`) };
    return {
      sentiment: {
        positive: t('app:sentiments.positive'),
        neutral: t('app:sentiments.neutral'),
        mixed: t('app:sentiments.mixed'),
        negative: t('app:sentiments.negative'),
        unscored: t('app:sentiments.unscored'),
      },
      axis: view === 'share' ? t('overTimeViews.shareAxis', per) : t('overTime.axis', per),
      total: t('overTime.total'),
      partial: t('overTime.partial'),
      score: t('kpi.score'),
      scored: t('overTimeViews.scored'),
      label: (bucket) => axisText(bucket.start, granularity, format),
      full: (bucket) => bucketText(bucket, granularity, timezone, format),
      number: format.number,
      exact: format.exact,
      percent: format.percent,
      figure: format.score,
    };
  }, [t, format, timezone, granularity, view]);
}
