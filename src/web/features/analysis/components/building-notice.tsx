/** Says that stored posts are still being searched, and which figures are shown meanwhile. */
import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './building-notice.module.css';

export function BuildingNotice({ first }: { first: boolean }) {
  const { t } = useTranslation('analysis');
  return (
    <div className={styles['notice']} role="status">
      <Loader size={16} color="var(--color-secondary)" aria-hidden />
      <p>
        <strong>{t('building')}</strong> {t(first ? 'buildingFirst' : 'buildingAgain')}
      </p>
    </div>
  );
}
