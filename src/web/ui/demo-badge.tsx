/** Says that something is invented. */
import { useTranslation } from '../i18n/shown-words.ts';
import styles from './demo-badge.module.css';

export function DemoBadge() {
  const { t } = useTranslation('app');
  return (
    <span className={styles['badge']} title={t('demoHint')}>
      {t('demo')}
    </span>
  );
}
