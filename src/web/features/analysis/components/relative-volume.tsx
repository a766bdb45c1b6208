/** Of all mentions of the period, the part that the last days, weeks, months or quarters have. */
import { useCallback, useMemo } from 'react';
import { RELATIVE_ENTRIES, type WhenAnalysis } from '../../../../contract/analysis/when.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { datedName } from '../../../lib/dated-name.ts';
import { relativeOf } from '../../../lib/relative-series.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Chart } from '../../../ui/chart/chart.tsx';
import { seriesOption } from '../../../ui/chart/series-option.ts';
import { shareText } from '../../../ui/share-text.ts';
import { useTimeFoot } from '../../../ui/use-time-foot.ts';
import { peakOf } from '../model.ts';
import { useAnalysis } from '../use-analysis.ts';
import { useBucketHits } from '../use-bucket-hits.ts';
import { useAnalysedFreshness } from '../use-freshness.ts';
import { useOverTimeWords } from '../use-over-time-words.ts';
import { RelativeChoice } from './relative-choice.tsx';

export function RelativeVolume({ when, stale }: { when: WhenAnalysis; stale: boolean }) {
  const { t } = useTranslation(['analysis', 'app']);
  const format = useFormat();
  const timeFoot = useTimeFoot(useAnalysedFreshness());
  const period = useAnalysis().search.relative ?? 'day';
  const words = useOverTimeWords(period, 'volume');
  const entries = relativeOf(when.relative_share_of_voice, period);
  const share = t('relative.share');
  const option = useMemo(
    () =>
      seriesOption({
        kind: 'stacked',
        rows: entries.map((entry) => ({ label: words.label(entry), full: words.full(entry), partial: entry.partial })),
        series: [{ name: share, colour: (look) => look.secondary, values: entries.map((entry) => entry.share) }],
        unit: 'percent',
        axis: t('relative.axis'),
        partial: words.partial,
        number: words.percent,
        exact: (value) => shareText(value, format),
      }),
    [entries, words, share, t, format],
  );
  const hits = useBucketHits(entries, words.full);
  const most = peakOf(entries, (entry) => entry.share);
  return (
    <Chart
      title={t('relative.title')}
      stale={stale}
      description={t('relative.describe', {
        granularity: t(`overTime.per.${period}`),
        share: format.percent(most?.share),
        at: most ? words.full(most) : format.exact(null),
      })}
      data={{
        columns: [t('overTime.start'), t('app:mentions'), share],
        rows: entries.map((entry) => [words.full(entry), entry.count, shareText(entry.share, format)]),
      }}
      option={option}
      height={260}
      fileName={datedName(`share-by-${period}`, when, format)}
      actions={<RelativeChoice period={period} />}
      foot={[t('relative.foot', { entries: RELATIVE_ENTRIES }), timeFoot].join(' · ')}
      onHit={useCallback(({ dataIndex }: { dataIndex: number }) => hits.open(dataIndex), [hits])}
    />
  );
}
