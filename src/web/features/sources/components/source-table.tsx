/** Sources with how they do, one row each. */
import type { Source } from '../../../../contract/sources.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { ListTable } from '../../../ui/list-table.tsx';
import { rowId } from '../use-row-focus.ts';
import { SourceActions } from './source-actions.tsx';
import { SourceDays } from './source-days.tsx';
import { SourceKindWords } from './source-kind.tsx';
import { SourceName } from './source-name.tsx';
import { SourceStateWords } from './source-state.tsx';
import styles from './source-table.module.css';
import { Delay, LastRead, NextRead } from './source-times.tsx';

export interface SourceListProps {
  sources: readonly Source[];
  onRemove: (source: Source) => void;
}

const COLUMNS = ['name', 'type', 'state', 'lastRead', 'next', 'delay', 'days'] as const;
/** What goes first where there is little room. */
const WIDE = new Set<(typeof COLUMNS)[number]>(['delay', 'next']);

export function SourceTable({ sources, onRemove }: SourceListProps) {
  const { t } = useTranslation('sources');
  const columns = COLUMNS.map((id) => ({ id, word: t(`columns.${id}`), className: WIDE.has(id) ? styles['wide'] : undefined }));
  return (
    <ListTable label={t('list')} columns={columns} className={styles['sources']}>
      {sources.map((source) => (
        <tr key={source.id} id={rowId(source)} tabIndex={-1} data-source={source.address}>
          <th scope="row" className={styles['name']}>
            <SourceName source={source} />
          </th>
          <td>
            <SourceKindWords source={source} />
          </td>
          <td className={styles['state']}>
            <SourceStateWords source={source} />
          </td>
          <td className={styles['time']}>
            <LastRead source={source} />
          </td>
          <td className={`${styles['time']} ${styles['wide']}`}>
            <NextRead source={source} />
          </td>
          <td className={`${styles['time']} ${styles['wide']}`}>
            <Delay source={source} />
          </td>
          <td className={styles['days']}>
            <SourceDays source={source} />
          </td>
          <td className={styles['end']}>
            <SourceActions source={source} onRemove={onRemove} />
          </td>
        </tr>
      ))}
    </ListTable>
  );
}
