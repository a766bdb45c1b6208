/** Before anything was searched: what can be looked for, with examples that search at once. */
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import styles from './query-start.module.css';

const EXAMPLES = ['words', 'phrase', 'near', 'prefix', 'field'] as const;

interface QueryStartProps {
  title: string;
  text: string;
  /** Searches for an example. */
  onTry?: (query: string) => void;
  /** In place of examples. */
  action?: ReactNode;
}

export function QueryStart({ title, text, onTry, action }: QueryStartProps) {
  const { t } = useTranslation('search');
  return (
    <EmptyState
      icon={<IconSearch size={40} stroke={1.25} />}
      title={title}
      text={text}
      action={
        onTry ? (
          <ul className={styles['examples']} aria-label={t('start.examples')}>
            {EXAMPLES.map((name) => (
              <li key={name}>
                <button type="button" className={styles['example']} onClick={() => onTry(t(`start.queries.${name}`))}>
                  <code>{t(`start.queries.${name}`)}</code>
                  <span>{t(`start.means.${name}`)}</span>
                </button>
              </li>
            ))}
          </ul>
        ) : (
          action
        )
      }
    />
  );
}
