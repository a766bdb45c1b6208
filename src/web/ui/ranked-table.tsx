/**
 * A table of figures that its reader sorts. The first column names the row and opens what the row counts, wherever the row is
 * clicked. Columns go, least needed first, where the table has no room; it never scrolls sideways.
 */
import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../i18n/shown-words.ts';
import styles from './ranked-table.module.css';
import { nextSorting, type SortedColumn, type Sorting, sortRows } from './sort-rows.ts';

export interface RankedColumn<Row> extends SortedColumn {
  name: string;
  /** What it is sorted by; without it, it cannot be. */
  value?: (row: Row) => number | null;
  cell: (row: Row) => ReactNode;
  /** Text stands at the start, figures at the end. */
  align?: 'start';
  /** Shown only where the table is at least so wide. */
  from?: 'medium' | 'wide';
}

export interface RankedTableProps<Row> {
  label: string;
  /** Before the names, as a rank. */
  lead?: RankedColumn<Row>;
  /** Over the column of names. */
  nameColumn: string;
  columns: readonly RankedColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  name: (row: Row) => ReactNode;
  /** What a screen reader says of opening the row. */
  openLabel: (row: Row) => string;
  onOpen: (row: Row) => void;
  /** What else can be done with a row. */
  actions?: (row: Row) => ReactNode;
  initial: Sorting;
  /** Rows shown until all are asked for. */
  most: number;
}

export function RankedTable<Row>(props: RankedTableProps<Row>) {
  const { label, lead, nameColumn, columns, rows, keyOf, actions, initial, most } = props;
  const { t } = useTranslation('app');
  const [sorting, setSorting] = useState(initial);
  const [whole, setWhole] = useState(false);
  const value = [...(lead ? [lead] : []), ...columns].find(({ key }) => key === sorting.key)?.value;
  const sorted = value ? sortRows(rows, value, sorting.descending) : rows;
  return (
    <div className={styles['frame']}>
      <table className={styles['table']} aria-label={label}>
        <thead>
          <tr>
            {lead && <ColumnHead column={lead} sorting={sorting} onSort={setSorting} />}
            <th scope="col" className={styles['name']}>
              {nameColumn}
            </th>
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} sorting={sorting} onSort={setSorting} />
            ))}
            {actions && (
              <th scope="col">
                <span className={styles['unseen']}>{t('table.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, whole ? undefined : most).map((row) => (
            <RankedRow key={keyOf(row)} row={row} {...props} />
          ))}
        </tbody>
      </table>
      {rows.length > most && (
        <Button variant="subtle" color="gray" size="xs" className={styles['more'] ?? ''} onClick={() => setWhole(!whole)}>
          {whole ? t('table.showFewer') : t('table.showAll', { count: rows.length })}
        </Button>
      )}
    </div>
  );
}

interface ColumnHeadProps<Row> {
  column: RankedColumn<Row>;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

function ColumnHead<Row>({ column: { key, name, value, first, align, from }, sorting, onSort }: ColumnHeadProps<Row>) {
  const isSorted = sorting.key === key;
  const Arrow = (isSorted ? !sorting.descending : first === 'ascending') ? IconArrowUp : IconArrowDown;
  const order = sorting.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" data-align={align} data-from={from} aria-sort={isSorted ? order : undefined}>
      {value ? (
        <button type="button" className={styles['sort']} onClick={() => onSort(nextSorting(sorting, { key, first }))}>
          {name}
          <Arrow size={14} aria-hidden data-sorted={isSorted || undefined} />
        </button>
      ) : (
        name
      )}
    </th>
  );
}

function RankedRow<Row>({ row, ...props }: RankedTableProps<Row> & { row: Row }) {
  const { lead, columns, name, openLabel, onOpen, actions } = props;
  return (
    <tr>
      {lead && (
        <td data-align={lead.align} data-from={lead.from}>
          {lead.cell(row)}
        </td>
      )}
      <th scope="row" className={styles['name']}>
        <button type="button" className={styles['open']} aria-label={openLabel(row)} onClick={() => onOpen(row)}>
          {name(row)}
        </button>
      </th>
      {columns.map(({ key, cell, align, from }) => (
        <td key={key} data-align={align} data-from={from}>
          {cell(row)}
        </td>
      ))}
      {actions && <td className={styles['actions']}>{actions(row)}</td>}
    </tr>
  );
}
