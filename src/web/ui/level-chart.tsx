/** Windows of an alert: what was measured in each, the level from which the alert tells, and marks where it told or kept silent. */
import { useMemo } from 'react';
import { useFormat } from '../lib/use-format.ts';
import { Chart } from './chart/chart.tsx';
import { linesOption } from './chart/lines-option.ts';

/** As the marks are drawn. */
const SIGNS = { told: '▼', held: '▽' } as const;

export interface LevelPoint {
  /** End of the window. */
  end: string;
  value: number | null;
  level: number | null;
  baseline: number | null;
  /** `held`: the condition was met, and nobody was told. */
  outcome: 'told' | 'held' | null;
}

export interface LevelChartProps {
  title: string;
  /** Oldest first. Keep them stable between renders (useMemo). */
  points: readonly LevelPoint[];
  isScore: boolean;
  /** Without: there is no condition to meet. */
  hasLevel: boolean;
  stale: boolean;
  /** Without its ending. */
  fileName: string;
  /** What the picture shows, in a sentence. */
  description: string;
  words: Record<'value' | 'level' | 'baseline' | 'told' | 'held' | 'window' | 'outcome', string>;
}

export function LevelChart(props: LevelChartProps) {
  const { title, points, isScore, hasLevel, stale, fileName, description, words } = props;
  const format = useFormat();
  const { value, level, told, held } = words;
  const option = useMemo(() => {
    const figure = isScore ? format.score : format.exact;
    return linesOption({
      rows: points.map(({ end, outcome }) => {
        return {
          label: format.dayMonth(end),
          full: format.dateTime(end),
          partial: false,
          ...(hasLevel &&
            outcome && { mark: outcome === 'told' ? told : held, markTone: outcome === 'told' ? 'full' : 'hollow' }),
        };
      }),
      series: [
        { name: value, colour: (look) => look.secondary, values: points.map((point) => point.value) },
        ...(hasLevel
          ? [
              {
                name: level,
                colour: (look: { muted: string }) => look.muted,
                values: points.map((point) => point.level),
                isLimit: true,
              },
            ]
          : []),
      ],
      unit: isScore ? 'percent' : 'count',
      axis: value,
      partial: '',
      hasZeros: true,
      number: figure,
      exact: figure,
    });
  }, [points, isScore, hasLevel, format, value, level, told, held]);
  const columns = hasLevel ? [words.window, value, words.baseline, level, words.outcome] : [words.window, value, words.outcome];
  const signs = (['told', 'held'] as const)
    .filter((one) => hasLevel && points.some(({ outcome }) => outcome === one))
    .map((one) => `${SIGNS[one]} ${words[one]}`);
  const outcomeWords = { told, held };
  return (
    <Chart
      title={title}
      addsPeak
      description={description}
      stale={stale}
      data={{
        columns,
        rows: points.map(({ outcome, ...point }) => {
          const figures = hasLevel ? [point.value, point.baseline, point.level] : [point.value];
          return [format.dateTime(point.end), ...figures, outcome ? outcomeWords[outcome] : ''];
        }),
        ...(isScore && { texts: Object.fromEntries(columns.slice(1, -1).map((name) => [name, format.score])) }),
      }}
      option={option}
      height={240}
      fileName={fileName}
      foot={format.timezone()}
      signs={signs.length > 0 ? signs.join(' · ') : undefined}
    />
  );
}
