/** The windows before one, and itself as the last: what was measured of a topic, what it was compared with, where it fires. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AlertRun, FiredRun } from '../../../../contract/alert-runs.ts';
import { canBe } from '../../../../engine/alerts/judge.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Chart } from '../../../ui/chart/chart.tsx';
import { linesOption } from '../../../ui/chart/lines-option.ts';

interface RunChartProps {
  topicId: string;
  run: FiredRun;
  /** Oldest first. */
  before: readonly AlertRun[];
}

export function RunChart({ topicId, run, before }: RunChartProps) {
  const { t } = useTranslation('alert-dashboard');
  const format = useFormat();
  const isScore = run.alertType === 'sentiment';
  const { windows, option, title, columns } = useMemo(() => {
    const drawn = [...before, run].map(({ windowEnd, figures }) => {
      const one = figures.find((figure) => figure.topicId === topicId);
      return {
        windowEnd,
        value: (isScore ? one?.score : one?.mentions) ?? null,
        baseline: one?.baseline ?? null,
        level: one && one.level !== null && canBe(one.level, { isScore }) ? one.level : null,
      };
    });
    const words = t(isScore ? 'chart.score' : 'chart.mentions');
    const figure = isScore ? format.score : format.exact;
    const names = { value: t('chart.value'), baseline: t('chart.baseline'), level: t('chart.level') };
    const places = { value: 0, baseline: 7, level: 1 };
    const keys = run.alertType === 'periodic' ? (['value'] as const) : (['value', 'baseline', 'level'] as const);
    return {
      windows: drawn,
      title: words,
      columns: [t('chart.window'), ...keys.map((key) => names[key])],
      option: linesOption({
        rows: drawn.map(({ windowEnd }, place) => ({
          label: format.dateTime(windowEnd),
          full: format.dateTime(windowEnd),
          // Hollow: the one that is open.
          partial: place === drawn.length - 1,
        })),
        series: keys.map((key) => ({
          name: names[key],
          colour: (look) => look.series[places[key]] ?? look.secondary,
          values: drawn.map((one) => one[key]),
        })),
        unit: isScore ? 'percent' : 'count',
        axis: words,
        partial: run.alertName,
        number: figure,
        exact: figure,
      }),
    };
  }, [before, run, topicId, isScore, t, format]);
  const topic = run.figures.find((one) => one.topicId === topicId)?.topicName ?? t('deletedTopic');
  const last = windows.at(-1)?.value ?? null;
  return (
    <Chart
      title={run.figures.length > 1 ? `${title} · ${topic}` : title}
      description={t('chart.description', { title, value: isScore ? format.score(last) : format.exact(last) })}
      data={{
        columns,
        rows: windows.map(({ windowEnd, value, baseline, level }) =>
          [format.dateTime(windowEnd), value, baseline, level].slice(0, columns.length),
        ),
        ...(isScore && { texts: Object.fromEntries(columns.slice(1).map((name) => [name, format.score])) }),
      }}
      option={option}
      height={220}
      fileName={`alert-${run.alertId}-${format.dashed(run.windowEnd)}`}
      foot={t('chart.foot', { timezone: format.timezone() })}
    />
  );
}
