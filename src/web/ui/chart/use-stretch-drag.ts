/** A mouse or a finger that is drawn across the points of a chart chooses a stretch of them. */
import type { ECharts } from 'echarts/core';
import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import { rowsOfStretch } from './stretch.ts';
import { type Band, bandAcross, heightOfPlot, middleOf } from './stretch-band.tsx';

interface StretchDrag {
  /** What was drawn across so far; null: nothing. */
  band: Band | null;
  onPointerDown(event: ReactPointerEvent): void;
}

export function useStretchDrag(
  chart: ECharts | null,
  count: number,
  onStretch: ((first: number, last: number) => void) | undefined,
): StretchDrag {
  const [band, setBand] = useState<Band | null>(null);
  const held = useRef<AbortController | null>(null);
  useEffect(() => () => held.current?.abort(), []);

  function onPointerDown(event: ReactPointerEvent): void {
    if (!chart || !onStretch || event.button !== 0 || !event.isPrimary) return;
    const box = chart.getDom().getBoundingClientRect();
    const from = event.clientX - box.left;
    if (!chart.containPixel('grid', [from, event.clientY - box.top])) return;
    const plot = heightOfPlot(chart);
    const drag = new AbortController();
    const { signal } = drag;
    const end = (): void => {
      drag.abort();
      setBand(null);
    };
    const rowsUntil = ({ clientX }: PointerEvent) =>
      rowsOfStretch([from, clientX - box.left], [middleOf(chart, 0), middleOf(chart, 1)], count);
    held.current?.abort();
    held.current = drag;
    addEventListener(
      'pointermove',
      (moved) => setBand(rowsUntil(moved) && bandAcross(chart, from, moved.clientX - box.left, plot)),
      {
        signal,
      },
    );
    addEventListener(
      'pointerup',
      (raised) => {
        const rows = rowsUntil(raised);
        end();
        if (rows) onStretch(...rows);
      },
      { signal },
    );
    // The page scrolls after all.
    addEventListener('pointercancel', end, { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
  }

  return { band, onPointerDown };
}
