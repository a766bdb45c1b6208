/**
 * Day by day, of long periods week by week or month by month: the mentions of each sentiment, or their score. A click opens the
 * posts of a bucket, a drag chooses the period.
 */
import { useCallback, useMemo } from 'react';
import type { HowAnalysis } from '../../../../contract/analysis/how.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { datedName } from '../../../lib/dated-name.ts';
import { SENTIMENT_ORDER } from '../../../lib/sentiments.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Chart } from '../../../ui/chart/chart.tsx';
import type { ChartHit } from '../../../ui/chart/chart-picture.tsx';
import { useTimeFoot } from '../../../ui/use-time-foot.ts';
import { bucketGranularity } from '../bucket-granularity.ts';
import { overTimeBucket, overTimeData } from '../over-time-data.ts';
import { overTimeOption } from '../over-time-option.ts';
import { scoreOption } from '../score-option.ts';
import { useBucketHits } from '../use-bucket-hits.ts';
import { useAnalysedFreshness } from '../use-freshness.ts';
import { useOverTimeWords } from '../use-over-time-words.ts';

export interface SentimentByDayProps {
  how: HowAnalysis;
  view: 'volume' | 'score';
  stale: boolean;
}

export function SentimentByDay({ how, view, stale }: SentimentByDayProps) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const timeFoot = useTimeFoot(useAnalysedFreshness());
  const days = how.total_count_day;
  const granularity = bucketGranularity(days);
  const words = useOverTimeWords(granularity, view);
  const per = { granularity: t(`overTime.per.${granularity}`) };
  const option = useMemo(() => (view === 'score' ? scoreOption(days, words) : overTimeOption(days, words)), [days, words, view]);
  const hits = useBucketHits(days, words.full);
  const open = useCallback(
    ({ dataIndex, seriesName }: ChartHit) => {
      const day = days[dataIndex];
      const key = SENTIMENT_ORDER.find((name) => words.sentiment[name] === seriesName);
      const name = view === 'score' ? words.scored : key && words.sentiment[key];
      hits.open(dataIndex, day && name ? { name, bucket: overTimeBucket(day, view, key) } : undefined);
    },
    [days, words, view, hits],
  );
  return (
    <Chart
      title={t(`how.byDay.${view}`, per)}
      stale={stale}
      addsPeak
      description={t(`how.describeByDay.${view}`, {
        ...per,
        start: format.date(how.startDate),
        end: format.date(Date.parse(how.endDate) - 1),
        score: format.score(how.score_general),
      })}
      data={overTimeData(days, view, words, t('overTime.start'))}
      option={option}
      height={280}
      fileName={datedName(`${view === 'score' ? 'score' : 'sentiment'}-by-${granularity}`, how, format)}
      foot={timeFoot}
      signs={view === 'volume' && days.some(({ partial }) => partial) ? t('overTime.unfinished') : undefined}
      hint={t(view === 'score' ? 'overTimeViews.scoreHint' : 'overTime.hint')}
      onHit={open}
      onStretch={hits.choosePeriod}
    />
  );
}
