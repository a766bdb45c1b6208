/** The same as the table where there is no room for one: a card each. */
import { useTranslation } from '../../../i18n/shown-words.ts';
import styles from '../../../ui/list-cards.module.css';
import { rowId } from '../use-row-focus.ts';
import { SourceActions } from './source-actions.tsx';
import { SourceDays } from './source-days.tsx';
import { SourceKindWords } from './source-kind.tsx';
import { SourceName } from './source-name.tsx';
import { SourceStateWords } from './source-state.tsx';
import type { SourceListProps } from './source-table.tsx';
import { Delay, LastRead, NextRead } from './source-times.tsx';

export function SourceCards({ sources, onRemove }: SourceListProps) {
  const { t } = useTranslation('sources');
  return (
    <ul className={styles['cards']} aria-label={t('list')}>
      {sources.map((source) => (
        <li key={source.id} id={rowId(source)} tabIndex={-1} className={styles['card']} data-source={source.address}>
          <div className={styles['head']}>
            <div className={styles['name']}>
              <SourceName source={source} />
            </div>
            <SourceActions source={source} onRemove={onRemove} />
          </div>
          <SourceKindWords source={source} />
          <SourceStateWords source={source} />
          <dl className={styles['facts']}>
            <div>
              <dt>{t('columns.lastRead')}</dt>
              <dd>
                <LastRead source={source} />
              </dd>
            </div>
            <div>
              <dt>{t('columns.next')}</dt>
              <dd>
                <NextRead source={source} />
              </dd>
            </div>
            <div>
              <dt>{t('columns.delay')}</dt>
              <dd>
                <Delay source={source} />
              </dd>
            </div>
            <div>
              <dt>{t('columns.days')}</dt>
              <dd>
                <SourceDays source={source} />
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
