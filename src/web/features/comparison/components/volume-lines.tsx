/** Mentions of each topic over time, on the same buckets. A point opens its posts, a drag chooses the period. */
import { useCallback, useMemo } from 'react';
import type { Comparison } from '../../../../contract/analysis/comparison.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { datedName } from '../../../lib/dated-name.ts';
import { windowForAddress } from '../../../lib/filter-period.ts';
import { listed } from '../../../lib/listed.ts';
import { useTimezone } from '../../../lib/organisation.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Chart } from '../../../ui/chart/chart.tsx';
import { linesOption } from '../../../ui/chart/lines-option.ts';
import { GranularityChoice } from '../../../ui/granularity-choice.tsx';
import { useTimeFoot } from '../../../ui/use-time-foot.ts';
import { useComparisonPlace } from '../use-comparison-place.ts';
import { useCourseHits } from '../use-course-hits.ts';
import { useCourseWords } from '../use-course-words.ts';
import { useComparedFreshness } from '../use-freshness.ts';
import { useLeftOut } from '../use-left-out.ts';

export function VolumeLines({ comparison, stale }: { comparison: Comparison; stale: boolean }) {
  const { t } = useTranslation(['comparison', 'analysis', 'app']);
  const format = useFormat();
  const timeFoot = useTimeFoot(useComparedFreshness());
  const timezone = useTimezone((organisation) => organisation.timezone);
  const { change } = useComparisonPlace();
  const { granularity, buckets, topics, count } = comparison;
  const words = useCourseWords(granularity);
  const per = t(`analysis:overTime.per.${granularity}`);
  const partial = t('analysis:overTime.partial');
  const option = useMemo(
    () =>
      linesOption({
        rows: buckets.map(words.row),
        series: topics.map(({ name, place, mentionsOverTime }) => ({
          name,
          colour: (look) => look.series[place] ?? look.text,
          values: mentionsOverTime,
        })),
        unit: 'count',
        axis: t('analysis:overTime.axis', { granularity: per }),
        partial,
        number: format.number,
        exact: format.exact,
      }),
    [buckets, topics, words, t, per, partial, format],
  );
  const onHit = useCourseHits(topics, buckets, words.full);
  const onStretch = useCallback(
    (first: number, last: number) => {
      const start = buckets[first]?.start;
      const end = buckets[Math.min(last, buckets.length - 1)]?.end;
      if (start && end) change(windowForAddress(start, end, timezone));
    },
    [buckets, change, timezone],
  );
  return (
    <Chart
      title={t('analysis:overTime.title')}
      total={t('app:mentionsCount', { count, number: format.exact(count) })}
      stale={stale}
      addsPeak
      description={t('comparison:describeVolume', {
        granularity: per,
        names: listed(
          topics.map(({ name }) => name),
          t('comparison:and'),
        ),
      })}
      data={{
        columns: [t('analysis:overTime.start'), ...topics.map(({ name }) => name)],
        rows: buckets.map((bucket, row) => [words.full(bucket), ...topics.map((topic) => topic.mentionsOverTime[row] ?? null)]),
      }}
      option={option}
      height={320}
      fileName={datedName('comparison', comparison, format)}
      actions={<GranularityChoice of={comparison} onChange={(by) => change({ granularity: by })} />}
      foot={[timeFoot, ...useLeftOut(comparison)].join(' · ')}
      signs={buckets.some((bucket) => bucket.partial) ? t('comparison:hollow') : undefined}
      hint={t('comparison:pointHint')}
      onHit={onHit}
      hits="cells"
      onStretch={onStretch}
    />
  );
}
