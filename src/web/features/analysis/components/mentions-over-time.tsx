/**
 * Mentions per bucket, stacked by sentiment, in mentions or in percent, or their score as a line. A click opens the posts of a bucket,
 * a drag chooses the period.
 */
import { useCallback, useMemo } from 'react';
import type { Overview } from '../../../../contract/analysis/overview.ts';
import { totalOf } from '../../../../engine/analysis/tally.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { datedName } from '../../../lib/dated-name.ts';
import { windowForAddress } from '../../../lib/filter-period.ts';
import { learnt } from '../../../lib/hints.ts';
import { useTimezone } from '../../../lib/organisation.ts';
import { SENTIMENT_ORDER } from '../../../lib/sentiments.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Chart } from '../../../ui/chart/chart.tsx';
import type { ChartHit } from '../../../ui/chart/chart-picture.tsx';
import { GranularityChoice } from '../../../ui/granularity-choice.tsx';
import { useTimeFoot } from '../../../ui/use-time-foot.ts';
import type { AnalysisSearch } from '../filter-search.ts';
import { peakOf } from '../model.ts';
import { overTimeBucket, overTimeData } from '../over-time-data.ts';
import { type OverTimeWords, overTimeOption } from '../over-time-option.ts';
import { scoreOption } from '../score-option.ts';
import { useAnalysis } from '../use-analysis.ts';
import { useAnalysedFreshness } from '../use-freshness.ts';
import { useOpenPosts } from '../use-open-posts.ts';
import { useOverTimeWords } from '../use-over-time-words.ts';
import { ViewChoice } from './view-choice.tsx';

export interface MentionsOverTimeProps {
  overview: Overview;
  stale: boolean;
  onChange: (changes: Partial<AnalysisSearch>) => void;
}

export function MentionsOverTime({ overview, stale, onChange }: MentionsOverTimeProps) {
  const { t } = useTranslation(['analysis', 'app']);
  const format = useFormat();
  const timeFoot = useTimeFoot(useAnalysedFreshness());
  const timezone = useTimezone((organisation) => organisation.timezone);
  const view = useAnalysis().search.view ?? 'volume';
  const openPosts = useOpenPosts();
  const words = useOverTimeWords(overview.granularity, view);
  const buckets = overview.mentionsOverTime;
  const option = useMemo(
    () => (view === 'score' ? scoreOption(buckets, words) : overTimeOption(buckets, words, view)),
    [buckets, words, view],
  );
  const total = overview.mentions.value ?? 0;

  const open = useCallback(
    ({ dataIndex, seriesName }: ChartHit) => {
      const bucket = buckets[dataIndex];
      if (!bucket) return;
      const key = SENTIMENT_ORDER.find((name) => words.sentiment[name] === seriesName);
      openPosts({
        title: key ? `${words.full(bucket)} · ${words.sentiment[key]}` : words.full(bucket),
        bucket: overTimeBucket(bucket, view, key),
      });
    },
    [buckets, words, view, openPosts],
  );
  const zoom = useCallback(
    (first: number, last: number) => {
      const start = buckets[first]?.start;
      const end = buckets[Math.min(last, buckets.length - 1)]?.end;
      if (!start || !end) return;
      learnt('dragPeriod');
      onChange(windowForAddress(start, end, timezone));
    },
    [buckets, timezone, onChange],
  );

  return (
    <Chart
      title={t(`overTimeViews.titles.${view}`)}
      total={
        view === 'score'
          ? t('sentimentSplit.score', { score: format.score(overview.score.value) })
          : t('app:mentionsCount', { count: total, number: format.exact(total) })
      }
      stale={stale}
      description={useDescription(overview, words)}
      addsPeak={view === 'score'}
      data={overTimeData(buckets, view, words, t('overTime.start'))}
      option={option}
      height={320}
      fileName={datedName(view, overview, format)}
      actions={
        <>
          <ViewChoice view={view} onChange={onChange} />
          <GranularityChoice of={overview} onChange={(granularity) => onChange({ granularity })} />
        </>
      }
      foot={timeFoot}
      signs={view !== 'score' && buckets.some((bucket) => bucket.partial) ? t('overTime.unfinished') : undefined}
      hint={t(view === 'score' ? 'overTimeViews.scoreHint' : 'overTime.hint')}
      onHit={open}
      onStretch={zoom}
    />
  );
}

function useDescription(overview: Overview, words: OverTimeWords): string {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const view = useAnalysis().search.view ?? 'volume';
  const peak = peakOf(overview.mentionsOverTime, totalOf);
  const window = {
    start: format.date(overview.startDate),
    end: format.date(Date.parse(overview.endDate) - 1),
    granularity: t(`overTime.per.${overview.granularity}`),
  };
  if (view === 'score') return t('overTimeViews.describeScore', { ...window, score: format.score(overview.score.value) });
  return t('overTime.describe', {
    ...window,
    total: format.exact(overview.mentions.value),
    peak: peak ? format.exact(totalOf(peak)) : format.exact(0),
    peakAt: peak ? words.full(peak) : format.exact(null),
  });
}
