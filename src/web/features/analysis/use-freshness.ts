/** How fresh the posts are that the topic is searched in, or those of them that the filter lets through. */
import { useTranslation } from 'react-i18next';
import { narrowingOf } from '../../lib/filter-search.ts';
import type { Freshness } from '../../lib/freshness.ts';
import { useFreshness } from '../../lib/use-coverage.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTimeToday } from '../../lib/use-time-today.ts';
import { useAnalysedTopic } from './api.ts';
import { useAnalysis } from './use-analysis.ts';

/** Null where no source of these media types is followed. */
export function useAnalysedFreshness(): Freshness | null {
  const { id, search } = useAnalysis();
  const topic = useAnalysedTopic(id).data;
  return useFreshness(narrowingOf(search).mediaTypes ?? topic?.mediaTypes ?? []);
}

/** Under a chart over time: whose clock its times are of, and where its end is complete. */
export function useTimeFoot(): string {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const timeOf = useTimeToday();
  const freshness = useAnalysedFreshness();
  return [
    t('overTime.foot', { timezone: format.timezone() }),
    ...(freshness?.completeTo ? [t('completeTo', { time: timeOf(freshness.completeTo) })] : []),
  ].join(' · ');
}
