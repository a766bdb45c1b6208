/** The same figures as the picture, for reading, copying, and for whoever cannot see it. */
import { Table, UnstyledButton } from '@mantine/core';
import { useTranslation } from '../../i18n/shown-words.ts';
import { useFormat } from '../../lib/use-format.ts';
import type { ChartData } from './chart-data.ts';
import styles from './chart-table.module.css';

export interface ChartTableProps {
  caption: string;
  data: ChartData;
  height: number;
  /** Opens what a row counts. */
  onRow?: ((dataIndex: number) => void) | undefined;
  /** Opens what a cell counts, by the name of its column; instead of rows. */
  onCell?: ((dataIndex: number, column: string) => void) | undefined;
}

export function ChartTable({ caption, data, height, onRow, onCell }: ChartTableProps) {
  const { t } = useTranslation('app');
  const format = useFormat();
  const [first, ...others] = data.columns;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={styles['box']} style={{ height }} tabIndex={0} aria-label={t('chart.tableLabel', { title: caption })}>
      <Table stickyHeader className={styles['table'] ?? ''} aria-label={caption}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{first}</Table.Th>
            {others.map((name) => (
              <Table.Th key={name} scope="col" className={styles['figure'] ?? ''}>
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.rows.map(([name, ...values], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state, and two may have one name
            <Table.Tr key={index}>
              <Table.Th scope="row" className={styles['name'] ?? ''}>
                {onRow ? (
                  <UnstyledButton className={styles['open'] ?? ''} onClick={() => onRow(index)}>
                    {name}
                  </UnstyledButton>
                ) : (
                  name
                )}
              </Table.Th>
              {values.map((value, column) => {
                const title = others[column] ?? '';
                const shown = typeof value === 'string' ? value : (data.texts?.[title] ?? format.exact)(value);
                return (
                  <Table.Td key={title} className={styles['figure'] ?? ''}>
                    {onCell && typeof value === 'number' && value > 0 ? (
                      <UnstyledButton
                        className={styles['open'] ?? ''}
                        aria-label={t('chart.cell', { row: name, column: title, value: shown })}
                        onClick={() => onCell(index, title)}
                      >
                        {shown}
                      </UnstyledButton>
                    ) : (
                      shown
                    )}
                  </Table.Td>
                );
              })}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
