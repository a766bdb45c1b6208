/** When the posts that were found were published. A click on a bar narrows the search to it, a drag to a stretch. */
import { useCallback, useMemo } from 'react';
import type { PostSearch } from '../../../../contract/post-search.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { datedName } from '../../../lib/dated-name.ts';
import { windowForAddress } from '../../../lib/filter-period.ts';
import { narrowingOf } from '../../../lib/filter-search.ts';
import { useTimezone } from '../../../lib/organisation.ts';
import { usePreferences } from '../../../lib/preferences.ts';
import { quoted } from '../../../lib/query-words.ts';
import { useFreshness } from '../../../lib/use-coverage.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { Chart } from '../../../ui/chart/chart.tsx';
import { seriesOption } from '../../../ui/chart/series-option.ts';
import { GranularityChoice } from '../../../ui/granularity-choice.tsx';
import { useTimeFoot } from '../../../ui/use-time-foot.ts';
import { peakOf } from '../model.ts';
import { useOverTimeWords } from '../use-over-time-words.ts';
import { useQueryPlace } from '../use-query.ts';

export const VOLUME_HEIGHT = 120;

export function QueryVolume({ found, stale }: { found: PostSearch; stale: boolean }) {
  const { t } = useTranslation(['search', 'analysis', 'app']);
  const format = useFormat();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const { search, change } = useQueryPlace();
  const timeFoot = useTimeFoot(useFreshness(narrowingOf(search).mediaTypes));
  const words = useOverTimeWords(found.granularity, 'volume');
  const { volume } = found;
  const peak = peakOf(volume, ({ count }) => count);
  const name = t('search:posts');
  const option = useMemo(
    () =>
      seriesOption({
        kind: 'stacked',
        rows: volume.map((bucket) => ({ label: words.label(bucket), full: words.full(bucket), partial: bucket.partial })),
        series: [{ name, colour: (look) => look.secondary, values: volume.map(({ count }) => count) }],
        unit: 'count',
        axis: t('search:axis', { granularity: t(`analysis:overTime.per.${found.granularity}`) }),
        partial: words.partial,
        number: words.number,
        exact: words.exact,
      }),
    [volume, words, name, t, found.granularity],
  );
  const narrow = useCallback(
    (first: number, last: number) => {
      const start = volume[first]?.start;
      const end = volume[Math.min(last, volume.length - 1)]?.end;
      if (start && end) change(windowForAddress(start, end, timezone));
    },
    [volume, change, timezone],
  );
  return (
    <Chart
      title={t('search:volume')}
      total={`${t('search:count', { count: found.count, number: format.exact(found.count) })} ${t('search:asked', { query: quoted(search.q ?? '') })}`}
      stale={stale}
      description={t('search:describe', {
        granularity: t(`analysis:overTime.per.${found.granularity}`),
        total: format.exact(found.count),
        peak: format.exact(peak?.count),
        peakAt: peak ? words.full(peak) : format.exact(null),
      })}
      data={{ columns: [t('analysis:overTime.start'), name], rows: volume.map((bucket) => [words.full(bucket), bucket.count]) }}
      option={option}
      height={VOLUME_HEIGHT}
      fold={{ folded: useChartFolded(), onFold: usePreferences((preferences) => preferences.setChartFolded) }}
      fileName={datedName('query', found, format)}
      actions={<GranularityChoice of={found} onChange={(granularity) => change({ granularity })} />}
      foot={timeFoot}
      hint={t('search:volumeHint')}
      onHit={useCallback(({ dataIndex }: { dataIndex: number }) => narrow(dataIndex, dataIndex), [narrow])}
      onStretch={narrow}
    />
  );
}

/** On a telephone it would fill the screen before the first post. */
export function useChartFolded(): boolean {
  const chosen = usePreferences((preferences) => preferences.chartFolded);
  const narrow = useMediaQuery('(max-width: 767px)');
  return chosen ?? narrow;
}
