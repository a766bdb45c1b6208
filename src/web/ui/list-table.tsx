/** A table of things with what can be done with each, which stands in a last column. */
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/shown-words.ts';
import styles from './list-table.module.css';

export interface ListTableProps {
  label: string;
  /** All but the last. */
  columns: readonly { id: string; word: string; className?: string | undefined }[];
  /** Of the frame. */
  className?: string | undefined;
  /** Rows. */
  children: ReactNode;
}

export function ListTable({ label, columns, className, children }: ListTableProps) {
  const { t } = useTranslation('app');
  return (
    <div className={`${styles['frame']} ${className ?? ''}`}>
      <table className={styles['table']} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={column.className}>
                {column.word}
              </th>
            ))}
            <th scope="col">
              <span className={styles['unseen']}>{t('table.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
