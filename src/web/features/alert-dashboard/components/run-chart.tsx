/** The windows before one, and itself as the last: what was measured of a topic, what it was compared with, where it fires. */
import { useMemo } from 'react';
import type { FiredRun, RunCourse } from '../../../../contract/alert-runs.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Chart } from '../../../ui/chart/chart.tsx';
import { linesOption } from '../../../ui/chart/lines-option.ts';
import { drawnCourse } from '../drawn-course.ts';

interface RunChartProps {
  run: FiredRun;
  course: RunCourse;
  topic: RunCourse['topics'][number];
}

const DAY = 24 * 60 * 60 * 1000;

/** Of the colours of series. */
const PLACES = { value: 0, baseline: 7, level: 1 } as const;

export function RunChart({ run, course, topic }: RunChartProps) {
  const { t } = useTranslation('alert-dashboard');
  const format = useFormat();
  const drawn = useMemo(() => drawnCourse(course.alertType, topic), [course, topic]);
  const { isScore, lines, points } = drawn;
  const figure = isScore ? format.score : format.exact;
  const title = t(isScore ? 'chart.score' : 'chart.mentions');
  const columns = [t('chart.window'), ...lines.map((line) => t(`chart.${line}`))];
  const isShort = Date.parse(run.windowEnd) - Date.parse(run.windowStart) < DAY;
  const option = useMemo(() => {
    // Midnight carries the day, so that a run of times can be told apart.
    const axisWord = (end: string) => (isShort && format.time(end) !== '00:00' ? format.time(end) : format.dayMonth(end));
    return linesOption({
      rows: drawn.points.map(({ end }, place) => ({
        label: axisWord(end),
        full: format.dateTime(end),
        // Hollow: the one that is open.
        partial: place === drawn.points.length - 1,
      })),
      series: drawn.lines.map((line) => ({
        name: t(`chart.${line}`),
        colour: (look) => look.series[PLACES[line]] ?? look.secondary,
        values: drawn.points.map((point) => point[line]),
        isLimit: line === 'level',
      })),
      // Scores end at 100 as shares do.
      unit: isScore ? 'percent' : 'count',
      axis: title,
      partial: run.alertName,
      hasZeros: true,
      number: figure,
      exact: figure,
    });
  }, [drawn, run.alertName, isShort, isScore, title, figure, t, format]);
  return (
    <Chart
      title={course.topics.length > 1 ? `${title} · ${topic.name}` : title}
      description={t('chart.description', { title, value: figure(points.at(-1)?.value ?? null) })}
      data={{
        columns,
        rows: points.map((point) => [format.dateTime(point.end), ...lines.map((line) => point[line])]),
        ...(isScore && { texts: Object.fromEntries(columns.slice(1).map((name) => [name, format.score])) }),
      }}
      option={option}
      height={220}
      fileName={`alert-${run.alertId}-${format.dashed(run.windowEnd)}`}
      foot={t('chart.foot', { timezone: format.timezone() })}
    />
  );
}
