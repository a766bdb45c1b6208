/** Mentions per bucket, the peaks marked with what was said more than usual. A click opens the posts of a bucket, a drag chooses the period. */
import { useCallback, useMemo } from 'react';
import type { WhenAnalysis } from '../../../../contract/analysis/when.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { datedName } from '../../../lib/dated-name.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Chart } from '../../../ui/chart/chart.tsx';
import { seriesOption } from '../../../ui/chart/series-option.ts';
import { GranularityChoice } from '../../../ui/granularity-choice.tsx';
import { useTimeFoot } from '../../../ui/use-time-foot.ts';
import { peakOf } from '../model.ts';
import { useAnalysis } from '../use-analysis.ts';
import { useBucketHits } from '../use-bucket-hits.ts';
import { useAnalysedFreshness } from '../use-freshness.ts';
import { useOverTimeWords } from '../use-over-time-words.ts';
import { usePeakMarks } from '../use-peak-marks.ts';

export function Volume({ when, stale }: { when: WhenAnalysis; stale: boolean }) {
  const { t } = useTranslation(['analysis', 'app']);
  const format = useFormat();
  const timeFoot = useTimeFoot(useAnalysedFreshness());
  const { change } = useAnalysis();
  const words = useOverTimeWords(when.granularity, 'volume');
  const buckets = when.mentionsOverTime;
  const peak = peakOf(buckets, ({ count }) => count);
  const name = t('app:mentions');
  const mark = usePeakMarks(buckets);
  const option = useMemo(
    () =>
      seriesOption({
        kind: 'stacked',
        rows: buckets.map((bucket) => ({
          label: words.label(bucket),
          full: words.full(bucket),
          partial: bucket.partial,
          mark: mark(bucket),
        })),
        series: [{ name, colour: (look) => look.secondary, values: buckets.map(({ count }) => count) }],
        unit: 'count',
        axis: words.axis,
        partial: words.partial,
        number: words.number,
        exact: words.exact,
      }),
    [buckets, words, mark, name],
  );
  const hits = useBucketHits(buckets, words.full);
  const total = { count: when.count, number: format.exact(when.count) };
  return (
    <Chart
      title={t('overTime.title')}
      total={t('app:mentionsCount', total)}
      stale={stale}
      description={t('when.describeVolume', {
        granularity: t(`overTime.per.${when.granularity}`),
        total: total.number,
        peak: format.exact(peak?.count),
        peakAt: peak ? words.full(peak) : format.exact(null),
      })}
      data={{
        columns: [t('overTime.start'), name],
        rows: buckets.map((bucket) => [words.full(bucket), bucket.count]),
      }}
      option={option}
      height={300}
      fileName={datedName('volume', when, format)}
      actions={<GranularityChoice of={when} onChange={(granularity) => change({ granularity })} />}
      foot={timeFoot}
      signs={buckets.some(({ partial }) => partial) ? t('overTime.unfinished') : undefined}
      hint={[t('overTime.hint'), t('when.markHint')].join(' · ')}
      onHit={useCallback(({ dataIndex }: { dataIndex: number }) => hits.open(dataIndex), [hits])}
      onStretch={hits.choosePeriod}
    />
  );
}
