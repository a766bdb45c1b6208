/**
 * Counts in a grid, each a button: the more, the stronger its colour, and the figure stands in it too where it has room. One stop of
 * the Tab key; the arrows move within, Home and End to the ends of a row.
 */
import { VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useFormat } from '../lib/use-format.ts';
import { heatOf } from './heat.ts';
import styles from './heat-map.module.css';

export interface HeatMapProps {
  /** What the grid counts. */
  label: string;
  /** What the names of the rows are. */
  corner: string;
  /** Names of the rows and the columns; `short` is shown where there is one. */
  rows: readonly Heading[];
  columns: readonly Heading[];
  count: (row: string, column: string) => number;
  /** What a screen reader says of a cell, also shown on hover. */
  cellLabel: (row: string, column: string, count: number) => string;
  onOpen: (row: string, column: string) => void;
}

interface Heading {
  key: string;
  name: string;
  short?: string;
}

export function HeatMap({ label, corner, rows, columns, count, cellLabel, onOpen }: HeatMapProps) {
  const format = useFormat();
  const grid = useRef<HTMLTableElement>(null);
  const [held, setHeld] = useState<[row: number, column: number]>([0, 0]);
  // Rows and columns may have become fewer; one cell must stay the stop of the Tab key.
  const stop = [Math.min(held[0], rows.length - 1), Math.min(held[1], columns.length - 1)];
  const most = Math.max(1, ...rows.flatMap((row) => columns.map((column) => count(row.key, column.key))));

  function move(event: KeyboardEvent, row: number, column: number): void {
    const next = stepOf(event.key, [row, column], [rows.length - 1, columns.length - 1]);
    if (!next) return;
    event.preventDefault();
    setHeld(next);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next.join(' ')}"]`)?.focus();
  }

  return (
    <table ref={grid} className={styles['map']} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{corner}</VisuallyHidden>
          </th>
          {columns.map(({ key, name, short }) => (
            <th key={key} scope="col" abbr={name}>
              {short ?? name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key: row, name, short }, rowAt) => (
          <tr key={row}>
            <th scope="row" abbr={name}>
              {short ?? name}
            </th>
            {columns.map(({ key: column }, columnAt) => {
              const value = count(row, column);
              const text = cellLabel(row, column, value);
              return (
                <td key={column}>
                  <button
                    type="button"
                    className={styles['cell']}
                    data-cell={`${rowAt} ${columnAt}`}
                    style={{ background: heat(value / most) }}
                    tabIndex={stop[0] === rowAt && stop[1] === columnAt ? 0 : -1}
                    aria-disabled={value === 0 || undefined}
                    aria-label={text}
                    title={text}
                    onKeyDown={(event) => move(event, rowAt, columnAt)}
                    onFocus={() => setHeld([rowAt, columnAt])}
                    onClick={() => value > 0 && onOpen(row, column)}
                  >
                    {value > 0 && <span className={styles['figure']}>{format.number(value)}</span>}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function heat(share: number): string {
  return `color-mix(in srgb, var(--color-secondary) ${heatOf(share)}%, var(--color-surface-sunken))`;
}

function stepOf(key: string, [row, column]: [number, number], [lastRow, lastColumn]: [number, number]): [number, number] | null {
  switch (key) {
    case 'ArrowUp':
      return [Math.max(0, row - 1), column];
    case 'ArrowDown':
      return [Math.min(lastRow, row + 1), column];
    case 'ArrowLeft':
      return [row, Math.max(0, column - 1)];
    case 'ArrowRight':
      return [row, Math.min(lastColumn, column + 1)];
    case 'Home':
      return [row, 0];
    case 'End':
      return [row, lastColumn];
    default:
      return null;
  }
}
