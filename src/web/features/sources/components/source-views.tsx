/** The two lists of the page as links: what is followed, and what is proposed. */
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../i18n/shown-words.ts';
import styles from './source-views.module.css';

const VIEWS = [undefined, 'catalogue'] as const;

export function SourceViews() {
  const { t } = useTranslation('sources');
  return (
    <nav className={styles['views']} aria-label={t('views.label')}>
      {VIEWS.map((view) => (
        <Link
          key={view ?? 'followed'}
          to="/sources"
          search={{ view }}
          className={styles['view']}
          activeOptions={{ includeSearch: true, explicitUndefined: true }}
        >
          {t(`views.${view ?? 'followed'}`)}
        </Link>
      ))}
    </nav>
  );
}
