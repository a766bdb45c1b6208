/** Mentions over time by media type. A click opens the posts of one in a bucket, a drag chooses the period. */
import { useCallback, useMemo } from 'react';
import type { WhereAnalysis } from '../../../../contract/analysis/where.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { datedName } from '../../../lib/dated-name.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Chart } from '../../../ui/chart/chart.tsx';
import type { ChartHit } from '../../../ui/chart/chart-picture.tsx';
import { seriesOption } from '../../../ui/chart/series-option.ts';
import { GranularityChoice } from '../../../ui/granularity-choice.tsx';
import { useTimeFoot } from '../../../ui/use-time-foot.ts';
import { mediaSeries } from '../media-series.ts';
import { useAnalysis } from '../use-analysis.ts';
import { useBucketHits } from '../use-bucket-hits.ts';
import { useAnalysedFreshness } from '../use-freshness.ts';
import { useOverTimeWords } from '../use-over-time-words.ts';

export function MediaOverTime({ where, stale }: { where: WhereAnalysis; stale: boolean }) {
  const { t } = useTranslation(['analysis', 'app']);
  const format = useFormat();
  const timeFoot = useTimeFoot(useAnalysedFreshness());
  const { change } = useAnalysis();
  const words = useOverTimeWords(where.granularity, 'volume');
  const buckets = where.mediaOverTime;
  const series = useMemo(
    () =>
      mediaSeries(where).map(({ types: [first, ...others], counts }) => ({
        types: first ? [first, ...others] : [],
        name: first && others.length === 0 ? t(`app:mediaTypes.${first}`) : t('where.others'),
        counts,
      })),
    [where, t],
  );
  const option = useMemo(
    () =>
      seriesOption({
        kind: 'stacked',
        rows: buckets.map((bucket) => ({ label: words.label(bucket), full: words.full(bucket), partial: bucket.partial })),
        series: series.map(({ name, counts }, place) => ({
          name,
          colour: (look) => look.series[place] ?? look.neutral,
          values: counts,
        })),
        unit: 'count',
        axis: words.axis,
        total: words.total,
        partial: words.partial,
        number: words.number,
        exact: words.exact,
      }),
    [buckets, words, series],
  );
  const hits = useBucketHits(buckets, words.full);
  const open = useCallback(
    ({ dataIndex, seriesName }: ChartHit) => {
      const hit = series.find(({ name }) => name === seriesName);
      hits.open(dataIndex, hit && { name: hit.name, bucket: { mediaTypes: hit.types } });
    },
    [series, hits],
  );
  const total = { count: where.totalCount, number: format.exact(where.totalCount) };
  return (
    <Chart
      title={t('where.overTime')}
      total={t('app:mentionsCount', total)}
      stale={stale}
      addsPeak
      description={t('where.describe', {
        granularity: t(`overTime.per.${where.granularity}`),
        total: total.number,
        names: series.map(({ name }) => name).join(t('where.comma')),
      })}
      data={{
        columns: [t('overTime.start'), ...series.map(({ name }) => name), words.total],
        rows: buckets.map((bucket, row) => [
          words.full(bucket),
          ...series.map(({ counts }) => counts[row] ?? 0),
          bucket.counts.reduce((sum, count) => sum + count, 0),
        ]),
      }}
      option={option}
      height={340}
      fileName={datedName('media-types-over-time', where, format)}
      actions={<GranularityChoice of={where} onChange={(granularity) => change({ granularity })} />}
      foot={timeFoot}
      signs={buckets.some(({ partial }) => partial) ? t('overTime.unfinished') : undefined}
      hint={t('overTime.hint')}
      onHit={open}
      onStretch={hits.choosePeriod}
    />
  );
}
