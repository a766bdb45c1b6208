/** Mentions per bucket, stacked by sentiment. A click opens the posts of a bucket, a drag chooses the period. */
import { Select } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Overview } from '../../../../contract/analysis/overview.ts';
import { useTimezone } from '../../../lib/organisation.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Chart } from '../../../ui/chart/chart.tsx';
import { axisText, bucketText } from '../bucket-text.ts';
import { windowForAddress } from '../filter-period.ts';
import { type AnalysisSearch, isGranularity } from '../filter-search.ts';
import { FILTER_NAMES, peakOf, possibleGranularities, SENTIMENT_ORDER, totalOf } from '../model.ts';
import { type OverTimeWords, overTimeOption } from '../over-time-option.ts';
import { useOpenPosts } from '../use-open-posts.ts';

export interface MentionsOverTimeProps {
  overview: Overview;
  stale: boolean;
  onChange: (changes: Partial<AnalysisSearch>) => void;
}

export function MentionsOverTime({ overview, stale, onChange }: MentionsOverTimeProps) {
  const { t } = useTranslation(['analysis', 'app']);
  const format = useFormat();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const openPosts = useOpenPosts();
  const words = useOverTimeWords(overview);
  const buckets = overview.mentionsOverTime;
  const option = useMemo(() => overTimeOption(buckets, words), [buckets, words]);
  const total = overview.mentions.value ?? 0;

  const open = useCallback(
    ({ dataIndex, seriesName }: { dataIndex: number; seriesName: string }) => {
      const bucket = buckets[dataIndex];
      if (!bucket) return;
      const key = SENTIMENT_ORDER.find((name) => words.sentiment[name] === seriesName);
      openPosts({
        title: key ? `${words.full(bucket)} · ${words.sentiment[key]}` : words.full(bucket),
        bucket: { startDate: bucket.start, endDate: bucket.end, ...(key && { sentiments: [FILTER_NAMES[key]] }) },
      });
    },
    [buckets, words, openPosts],
  );
  const zoom = useCallback(
    (first: number, last: number) => {
      const start = buckets[first]?.start;
      const end = buckets[Math.min(last, buckets.length - 1)]?.end;
      if (start && end) onChange(windowForAddress(start, end, timezone));
    },
    [buckets, timezone, onChange],
  );

  return (
    <Chart
      title={t('overTime.title')}
      total={t('app:mentionsCount', { count: total, number: format.exact(total) })}
      stale={stale}
      description={useDescription(overview, words)}
      data={{
        columns: [t('overTime.start'), ...SENTIMENT_ORDER.map((key) => words.sentiment[key]), t('overTime.total')],
        rows: buckets.map((bucket) => [words.full(bucket), ...SENTIMENT_ORDER.map((key) => bucket[key]), totalOf(bucket)]),
      }}
      option={option}
      height={320}
      fileName={`mentions-${format.dashed(overview.startDate)}-${format.dashed(overview.endDate)}`}
      actions={<GranularityChoice overview={overview} onChange={onChange} />}
      foot={[
        t('overTime.foot', { timezone: format.timezone() }),
        t('overTime.hint'),
        ...(buckets.some((bucket) => bucket.partial) ? [t('overTime.unfinished')] : []),
      ].join(' · ')}
      onHit={open}
      onStretch={zoom}
    />
  );
}

function useOverTimeWords({ granularity }: Overview): OverTimeWords {
  const { t } = useTranslation(['analysis', 'app']);
  const format = useFormat();
  const timezone = useTimezone((organisation) => organisation.timezone);
  return useMemo(
    () => ({
      sentiment: {
        positive: t('app:sentiments.positive'),
        neutral: t('app:sentiments.neutral'),
        mixed: t('app:sentiments.mixed'),
        negative: t('app:sentiments.negative'),
        unscored: t('app:sentiments.unscored'),
      },
      axis: t('overTime.axis', { granularity: t(`overTime.per.${granularity}`) }),
      total: t('overTime.total'),
      partial: t('overTime.partial'),
      label: (bucket) => axisText(bucket.start, granularity, format),
      full: (bucket) => bucketText(bucket, granularity, timezone, format),
      number: format.number,
      exact: format.exact,
    }),
    [t, format, timezone, granularity],
  );
}

function useDescription(overview: Overview, words: OverTimeWords): string {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const peak = peakOf(overview.mentionsOverTime);
  return t('overTime.describe', {
    start: format.date(overview.startDate),
    end: format.date(Date.parse(overview.endDate) - 1),
    granularity: t(`overTime.per.${overview.granularity}`),
    total: format.exact(overview.mentions.value),
    peak: peak ? format.exact(totalOf(peak)) : format.exact(0),
    peakAt: peak ? words.full(peak) : format.exact(null),
  });
}

function GranularityChoice({ overview, onChange }: Pick<MentionsOverTimeProps, 'overview' | 'onChange'>) {
  const { t } = useTranslation(['analysis', 'app']);
  const possible = possibleGranularities(overview, overview.timezone);
  return (
    <Select
      aria-label={t('overTime.granularity')}
      size="xs"
      w={110}
      data={possible.map((value) => ({ value, label: t(`app:granularities.${value}`) }))}
      value={overview.granularity}
      onChange={(value) => value && isGranularity(value) && onChange({ granularity: value })}
      allowDeselect={false}
    />
  );
}
