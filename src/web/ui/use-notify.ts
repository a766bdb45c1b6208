/** A passing word at the corner of the page: what was done, or what was not. */
import { notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

export type Notify = (message: string, tone?: 'done' | 'failed') => void;

export function useNotify(): Notify {
  const { t } = useTranslation('app');
  return useCallback(
    (message, tone = 'done') => {
      const color = tone === 'failed' ? 'var(--color-danger)' : 'var(--color-positive)';
      notifications.show({ message, color, closeButtonProps: { 'aria-label': t('close') } });
    },
    [t],
  );
}
