/** Copies the address, which holds all that is set. */
import { Button } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/shown-words.ts';
import { useNotify } from '../use-notify.tsx';
import styles from './filter-bar.module.css';

export function ShareButton() {
  const { t } = useTranslation('analysis');
  const notify = useNotify();
  async function share(): Promise<void> {
    try {
      await navigator.clipboard.writeText(window.location.href);
      notify(t('filter.copied'));
    } catch {
      notify(t('filter.copyFailed'), 'failed');
    }
  }
  return (
    <Button
      variant="default"
      className={styles['action'] ?? ''}
      aria-label={t('filter.share')}
      data-act="share"
      leftSection={<IconShare size={16} aria-hidden />}
      onClick={() => void share()}
    >
      <span className={styles['action-text']}>{t('filter.share')}</span>
    </Button>
  );
}
