/** Says that stored posts are still being searched, and which figures are shown meanwhile. */
import { Loader } from '@mantine/core';
import type { Topic } from '../../../../contract/topics.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import styles from './search-notice.module.css';

export function SearchNotice({ state }: { state: Exclude<Topic['state'], 'ready' | 'failed'> }) {
  const { t } = useTranslation('analysis');
  return (
    <div className={styles['notice']} role="status">
      <Loader size={16} color="var(--color-secondary)" aria-hidden />
      <p>
        <strong>{t('searching')}</strong> {t(`searchNotice.${state}`)}
      </p>
    </div>
  );
}
