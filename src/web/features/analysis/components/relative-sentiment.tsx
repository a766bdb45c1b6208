/** Of each sentiment's mentions, the part that the last days, weeks, months or quarters have. */
import { useCallback, useMemo } from 'react';
import { SENTIMENT_KEYS } from '../../../../contract/analysis/figures.ts';
import type { HowAnalysis } from '../../../../contract/analysis/how.ts';
import { RELATIVE_ENTRIES } from '../../../../contract/analysis/when.ts';
import { SENTIMENTS } from '../../../../contract/filter-choices.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { datedName } from '../../../lib/dated-name.ts';
import { relativeOf } from '../../../lib/relative-series.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Chart } from '../../../ui/chart/chart.tsx';
import type { ChartHit } from '../../../ui/chart/chart-picture.tsx';
import { seriesOption } from '../../../ui/chart/series-option.ts';
import { shareText } from '../../../ui/share-text.ts';
import { useTimeFoot } from '../../../ui/use-time-foot.ts';
import { useAnalysis } from '../use-analysis.ts';
import { useBucketHits } from '../use-bucket-hits.ts';
import { useAnalysedFreshness } from '../use-freshness.ts';
import { useOverTimeWords } from '../use-over-time-words.ts';
import { RelativeChoice } from './relative-choice.tsx';

export function RelativeSentiment({ how, stale }: { how: HowAnalysis; stale: boolean }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const timeFoot = useTimeFoot(useAnalysedFreshness());
  const period = useAnalysis().search.relative ?? 'day';
  const words = useOverTimeWords(period, 'volume');
  const entries = relativeOf(how.relative_sentiment, period);
  const option = useMemo(
    () =>
      seriesOption({
        kind: 'side by side',
        rows: entries.map((entry) => ({ label: words.label(entry), full: words.full(entry), partial: entry.partial })),
        series: SENTIMENTS.map((sentiment) => {
          const key = SENTIMENT_KEYS[sentiment];
          return { name: words.sentiment[key], colour: (look) => look[key], values: entries.map(({ shares }) => shares[key]) };
        }),
        unit: 'percent',
        axis: t('how.relativeAxis'),
        partial: words.partial,
        number: words.percent,
        exact: (value) => shareText(value, format),
      }),
    [entries, words, t, format],
  );
  const hits = useBucketHits(entries, words.full);
  const open = useCallback(
    ({ dataIndex, seriesName }: ChartHit) => {
      const sentiment = SENTIMENTS.find((name) => words.sentiment[SENTIMENT_KEYS[name]] === seriesName);
      hits.open(dataIndex, sentiment && { name: seriesName, bucket: { sentiments: [sentiment] } });
    },
    [words, hits],
  );
  const names = SENTIMENTS.map((sentiment) => words.sentiment[SENTIMENT_KEYS[sentiment]]);
  return (
    <Chart
      title={t('how.relative')}
      stale={stale}
      addsPeak
      description={t('how.describeRelative', { granularity: t(`overTime.per.${period}`) })}
      data={{
        columns: [t('overTime.start'), ...names],
        rows: entries.map((entry) => [
          words.full(entry),
          ...SENTIMENTS.map((sentiment) => entry.shares[SENTIMENT_KEYS[sentiment]]),
        ]),
        texts: Object.fromEntries(names.map((name) => [name, (share) => shareText(share, format)])),
      }}
      option={option}
      height={280}
      fileName={datedName(`relative-sentiment-by-${period}`, how, format)}
      actions={<RelativeChoice period={period} />}
      foot={[t('how.relativeFoot', { entries: RELATIVE_ENTRIES }), timeFoot].join(' · ')}
      onHit={open}
    />
  );
}
