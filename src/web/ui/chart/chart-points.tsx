/**
 * The chart by keys: a stop of the Tab key upon the picture, where the arrows go along its points. What a point counts is shown as on
 * hovering, and read out as the value of a slider, which is what assistive technology hands arrow keys to.
 */
import type { ECharts } from 'echarts/core';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/shown-words.ts';
import { isMac, keyName, shortcutOf } from '../../lib/pressed-keys.ts';
import { useFormat } from '../../lib/use-format.ts';
import styles from './chart.module.css';
import type { ChartData } from './chart-data.ts';
import type { ChartHit } from './chart-picture.tsx';
import { type ChartPlace, firstPlace, placeAfter, stretchOf } from './chart-place.ts';
import { bandOfRows, StretchBand } from './stretch-band.tsx';

export interface ChartPointsProps {
  title: string;
  chart: ECharts;
  data: ChartData;
  /** Its series count different things, and are gone through one at a time. */
  apart: boolean;
  onHit: ((hit: ChartHit) => void) | undefined;
  onStretch: ((first: number, last: number) => void) | undefined;
}

export function ChartPoints({ title, chart, data, apart, onHit, onStretch }: ChartPointsProps) {
  const { t } = useTranslation('app');
  const series = seriesOf(data);
  const size = { rows: data.rows.length, series: series.length, apart };
  const [place, setPlace] = useState<ChartPlace>(() => firstPlace(size));
  const [isHeld, setHeld] = useState(false);
  const row = Math.min(place.row, size.rows - 1);
  const stretch = stretchOf({ ...place, row });

  useEffect(() => {
    if (isHeld) showPoint(chart, row);
    else chart.dispatchAction({ type: 'hideTip' });
  }, [chart, isHeld, row]);

  function press(event: KeyboardEvent): void {
    const name = keyName(event, isMac());
    const { act } = shortcutOf('charts', name) ?? {};
    if (name === null || !act || !('chart' in act)) return;
    if (act.chart === 'open') open();
    else {
      const next = placeAfter(name, { ...place, row }, size);
      if (!next || (act.chart === 'stretch' && !onStretch)) return;
      setPlace(next);
    }
    event.preventDefault();
    // Escape gives up the stretch, and closes nothing.
    event.stopPropagation();
  }

  function open(): void {
    if (stretch && onStretch) {
      setPlace({ row, series: place.series, from: null });
      onStretch(...stretch);
    } else onHit?.({ dataIndex: row, seriesName: place.series === null ? '' : (series[place.series]?.name ?? '') });
  }

  return (
    <>
      {isHeld && stretch && onStretch && !chart.isDisposed() && <StretchBand band={bandOfRows(chart, ...stretch)} />}
      <div
        role="slider"
        tabIndex={0}
        className={styles['points']}
        aria-label={t('chart.points', { title })}
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={size.rows}
        aria-valuenow={row + 1}
        aria-valuetext={usePointText(data, series, { row, series: place.series, stretch })}
        onKeyDown={press}
        onFocus={() => setHeld(true)}
        onBlur={() => {
          setHeld(false);
          setPlace((now) => ({ ...now, from: null }));
        }}
      />
    </>
  );
}

interface Series {
  name: string;
  column: number;
}

/** Columns of figures: what is text beside them says something of them. */
function seriesOf({ columns, rows }: ChartData): Series[] {
  return columns
    .map((name, column) => ({ name, column }))
    .slice(1)
    .filter(({ column }) => rows.some((row) => typeof row[column] === 'number'));
}

interface Read {
  row: number;
  series: number | null;
  stretch: [number, number] | null;
}

function usePointText({ rows, texts }: ChartData, series: readonly Series[], { row, series: at, stretch }: Read): string {
  const { t } = useTranslation('app');
  const format = useFormat();
  const nameOf = (index: number) => String(rows[index]?.[0] ?? '');
  if (stretch) return t('chart.stretch', { first: nameOf(stretch[0]), last: nameOf(stretch[1]) });
  const figures = series
    .filter((_, index) => at === null || index === at)
    .map(({ name, column }) => {
      const value = rows[row]?.[column];
      const number = (texts?.[name] ?? format.exact)(typeof value === 'number' ? value : null);
      return t('sentimentFigures.of', { name, number });
    });
  return t('chart.point', { row: nameOf(row), figures: figures.join(t('sentimentFigures.comma')) });
}

/** As hovering over the middle of the row does. */
function showPoint(chart: ECharts, row: number): void {
  if (chart.isDisposed()) return;
  const x = chart.convertToPixel({ xAxisIndex: 0 }, row);
  chart.dispatchAction({ type: 'showTip', x, y: chart.getHeight() / 2 });
}
