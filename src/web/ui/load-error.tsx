/** A question that got no answer: says so, and asks again. */
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './load-error.module.css';

export function LoadError({ onRetry, minHeight = 120 }: { onRetry: () => void; minHeight?: number }) {
  const { t } = useTranslation(['app', 'errors']);
  return (
    <div className={styles['error']} role="alert" style={{ minHeight }}>
      <p>{t('errors:loadFailed')}</p>
      <Button variant="default" size="sm" onClick={onRetry} leftSection={<IconRefresh size={16} aria-hidden />}>
        {t('app:retry')}
      </Button>
    </div>
  );
}
