/** Before anything was searched: what can be looked for, with examples that search at once. */
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import styles from './query-start.module.css';

const EXAMPLES = ['words', 'phrase', 'near', 'prefix', 'field'] as const;

export function QueryStart({ title, text, onTry }: { title: string; text: string; onTry?: (query: string) => void }) {
  const { t } = useTranslation('search');
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        onTry && (
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
        )
      }
    />
  );
}
