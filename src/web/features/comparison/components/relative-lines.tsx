/** Of each topic's own mentions, the part that the last days, weeks, months or quarters have: courses of topics of any size, side by side. */
import { SegmentedControl } from '@mantine/core';
import { useMemo } from 'react';
import type { Comparison } from '../../../../contract/analysis/comparison.ts';
import { RELATIVE_ENTRIES } from '../../../../contract/analysis/when.ts';
import { RELATIVE_PERIODS } from '../../../../contract/filter-choices.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { datedName } from '../../../lib/dated-name.ts';
import { relativeOf } from '../../../lib/relative-series.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Chart } from '../../../ui/chart/chart.tsx';
import { linesOption } from '../../../ui/chart/lines-option.ts';
import { shareText } from '../../../ui/share-text.ts';
import { useTimeFoot } from '../../../ui/use-time-foot.ts';
import { useComparisonPlace } from '../use-comparison-place.ts';
import { useCourseHits } from '../use-course-hits.ts';
import { useCourseWords } from '../use-course-words.ts';
import { useComparedFreshness } from '../use-freshness.ts';
import { useLeftOut } from '../use-left-out.ts';

export function RelativeLines({ comparison, stale }: { comparison: Comparison; stale: boolean }) {
  const { t } = useTranslation(['comparison', 'analysis', 'app']);
  const format = useFormat();
  const timeFoot = useTimeFoot(useComparedFreshness());
  const { search, change } = useComparisonPlace();
  const period = search.relative ?? 'day';
  const { topics } = comparison;
  const words = useCourseWords(period);
  const series = useMemo(() => topics.map(({ relative }) => relativeOf(relative, period)), [topics, period]);
  const buckets = series[0] ?? [];
  const axis = t('comparison:relativeAxis');
  const partial = t('analysis:overTime.partial');
  const option = useMemo(
    () =>
      linesOption({
        rows: (series[0] ?? []).map(words.row),
        series: topics.map(({ name, place }, at) => ({
          name,
          colour: (look) => look.series[place] ?? look.text,
          values: (series[at] ?? []).map(({ share }) => share),
        })),
        unit: 'percent',
        axis,
        partial,
        number: format.percent,
        exact: (value) => shareText(value, format),
      }),
    [series, topics, words, axis, partial, format],
  );
  const share = (name: string) => t('comparison:shareOf', { name });
  return (
    <Chart
      title={t('comparison:relativeTitle')}
      stale={stale}
      addsPeak
      description={t('comparison:describeRelative', { granularity: t(`analysis:overTime.per.${period}`) })}
      data={{
        columns: [t('analysis:overTime.start'), ...topics.flatMap(({ name }) => [name, share(name)])],
        rows: buckets.map((bucket, row) => [
          words.full(bucket),
          ...series.flatMap((entries) => [entries[row]?.count ?? 0, shareText(entries[row]?.share ?? 0, format)]),
        ]),
      }}
      option={option}
      height={280}
      fileName={datedName(`comparison-share-by-${period}`, comparison, format)}
      actions={
        <SegmentedControl
          aria-label={t('analysis:relative.label')}
          size="xs"
          data={RELATIVE_PERIODS.map((value) => ({ value, label: t(`app:granularities.${value}`) }))}
          value={period}
          onChange={(value) => change({ relative: value === 'day' ? undefined : value })}
        />
      }
      foot={[t('comparison:relativeFoot', { entries: RELATIVE_ENTRIES }), timeFoot, ...useLeftOut(comparison)].join(' · ')}
      onHit={useCourseHits(topics, buckets, words.full)}
      hits="cells"
    />
  );
}
