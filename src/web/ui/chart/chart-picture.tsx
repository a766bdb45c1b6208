/** The ECharts instance: made when the library has arrived and it is its turn, again when the mode changes, resized with its box. */
import type { ECharts, EChartsCoreOption } from 'echarts/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/shown-words.ts';
import { useMode } from '../../theme/use-mode.ts';
import { drawTurn, nextPicture } from '../draw-turn.ts';
import styles from './chart.module.css';
import { type ChartLook, readLook, themeOf } from './chart-look.ts';
import { loadKit } from './load-kit.ts';
import { StretchBand } from './stretch-band.tsx';
import { useStretchDrag } from './use-stretch-drag.ts';

export interface ChartHit {
  /** Row of the data. */
  dataIndex: number;
  seriesName: string;
  /** Of a network: `node` or `edge`. */
  dataType?: string | undefined;
}

export interface ChartPictureProps {
  /** Keep it stable between renders (useCallback): another function is another picture. */
  option: (look: ChartLook) => EChartsCoreOption;
  /** What the picture shows, in a sentence. */
  description: string;
  height: number;
  /** Rows of the data. */
  count: number;
  /** Of a network; bars and lines without it. */
  network?: boolean | undefined;
  onHit?: ((hit: ChartHit) => void) | undefined;
  /** First and last row of a stretch that was dragged over. */
  onStretch?: ((first: number, last: number) => void) | undefined;
  /** The instance, for downloads. */
  onReady: (chart: ECharts | null) => void;
}

export function ChartPicture({
  option,
  description,
  height,
  count,
  network = false,
  onHit,
  onStretch,
  onReady,
}: ChartPictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const mode = useMode();
  const { t } = useTranslation('app');
  const [chart, setChart] = useState<ECharts | null>(null);
  const [away, setAway] = useState(false);
  const drag = useStretchDrag(chart, count, onStretch);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the mode is read from the page's style
  useEffect(() => {
    const place = box.current;
    if (!place) return;
    let made: ECharts | undefined;
    const leaving = new AbortController();
    // It is told of the size that the picture was made with, too.
    const resize = new ResizeObserver(() => {
      if (made && (made.getWidth() !== place.clientWidth || made.getHeight() !== place.clientHeight)) made.resize();
    });
    const { cancel, turn } = drawTurn(place);
    const loading = loadKit(network, leaving.signal, () => setAway(true));
    void Promise.all([loading, turn]).then(async ([initChart]) => {
      await nextPicture();
      if (leaving.signal.aborted) return;
      setAway(false);
      made = initChart(place, themeOf(readLook()), { renderer: 'svg' });
      resize.observe(place);
      setChart(made);
      onReady(made);
    });
    return () => {
      leaving.abort();
      cancel();
      resize.disconnect();
      made?.dispose();
      setChart(null);
      onReady(null);
    };
  }, [mode, network, onReady]);

  useEffect(() => {
    if (!chart) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    chart.setOption({ animation: !calm, animationDuration: 250, ...option(readLook()) }, { notMerge: true });
  }, [chart, option]);

  useEffect(() => {
    if (!chart) return;
    const hit = (event: { dataIndex?: number; seriesName?: string; dataType?: string }) => {
      if (event.dataIndex !== undefined) {
        onHit?.({ dataIndex: event.dataIndex, seriesName: event.seriesName ?? '', dataType: event.dataType });
      }
    };
    chart.on('click', hit);
    return () => {
      // The effect above may have ended the instance a moment ago.
      if (!chart.isDisposed()) chart.off('click', hit);
    };
  }, [chart, onHit]);

  return (
    <div className={styles['drawn']} data-stretches={onStretch !== undefined || undefined} onPointerDown={drag.onPointerDown}>
      <div ref={box} role="img" aria-label={description} style={{ height, width: '100%' }} />
      {away && (
        <p role="status" className={styles['away']}>
          {t('serverAway')}
        </p>
      )}
      {drag.band && <StretchBand band={drag.band} />}
    </div>
  );
}
