/** How the mentions of each topic divide by media type, in percent of its own. A bar opens its posts. */
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { ComparedTopic, Comparison } from '../../../../contract/analysis/comparison.ts';
import type { MediaType } from '../../../../contract/media-types.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { datedName } from '../../../lib/dated-name.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Chart } from '../../../ui/chart/chart.tsx';
import type { ChartHit } from '../../../ui/chart/chart-picture.tsx';
import { seriesOption } from '../../../ui/chart/series-option.ts';
import { shareText } from '../../../ui/share-text.ts';
import { mediaTypesOf } from '../media-types-of.ts';
import { usePostsOf } from '../use-comparison-place.ts';
import { useLeftOut } from '../use-left-out.ts';

export function MediaByTopic({ comparison, stale }: { comparison: Comparison; stale: boolean }) {
  const { t } = useTranslation(['comparison', 'analysis', 'app']);
  const format = useFormat();
  const navigate = useNavigate();
  const postsOf = usePostsOf();
  const { topics } = comparison;
  const types = useMemo(() => mediaTypesOf(topics), [topics]);
  const axis = t('comparison:mediaAxis');
  const option = useMemo(
    () =>
      seriesOption({
        kind: 'side by side',
        longNames: true,
        rows: types.map((type) => ({
          label: t(`app:mediaTypes.${type}`),
          full: t(`app:mediaTypes.${type}`),
          partial: false,
        })),
        series: topics.map((topic) => ({
          name: topic.name,
          colour: (look) => look.series[topic.place] ?? look.text,
          values: types.map((type) => partOf(topic, type).ratio),
        })),
        unit: 'percent',
        axis,
        partial: '',
        number: format.percent,
        exact: (value) => shareText(value, format),
      }),
    [types, topics, t, axis, format],
  );
  const open = useCallback(
    ({ dataIndex, seriesName }: ChartHit) => {
      const type = types[dataIndex];
      const topic = topics.find(({ name }) => name === seriesName);
      if (type && topic) void navigate(postsOf(topic.id, { title: t(`app:mediaTypes.${type}`), bucket: { mediaTypes: [type] } }));
    },
    [types, topics, t, navigate, postsOf],
  );
  const [leftOut] = useLeftOut(comparison);
  const share = (name: string) => t('comparison:shareOf', { name });
  return (
    <Chart
      title={t('comparison:media')}
      total={t('analysis:byMediaType.total', { count: types.length })}
      stale={stale}
      addsPeak
      description={t('comparison:describeMedia')}
      data={{
        columns: [t('analysis:how.mediaColumn'), ...topics.flatMap(({ name }) => [name, share(name)])],
        rows: types.map((type) => [
          t(`app:mediaTypes.${type}`),
          ...topics.flatMap((topic) => {
            const { count, ratio } = partOf(topic, type);
            return [count, shareText(ratio, format)];
          }),
        ]),
      }}
      option={option}
      height={340}
      fileName={datedName('comparison-media-types', comparison, format)}
      {...(leftOut && { foot: leftOut })}
      hint={t('comparison:mediaHint')}
      onHit={open}
      hits="cells"
    />
  );
}

function partOf({ mediaTypes }: ComparedTopic, type: MediaType): { count: number; ratio: number } {
  return mediaTypes.find((media) => media.type === type) ?? { count: 0, ratio: 0 };
}
