/** A passing word at the corner of the page: what was done, or what was not; with the way to undo it where there is one. */
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './use-notify.module.css';

export type Notify = (message: string, tone?: 'done' | 'failed', action?: NotifyAction) => void;

export interface NotifyAction {
  /** A verb. */
  label: string;
  run(): void;
}

/** Milliseconds for which something can be undone here; a word without an action is gone sooner. */
const ACTION_STAYS = 10_000;

export function useNotify(): Notify {
  const { t } = useTranslation('app');
  return useCallback(
    (message, tone = 'done', action) => {
      const color = tone === 'failed' ? 'var(--color-danger)' : 'var(--color-positive)';
      const act = () => {
        notifications.hide(id);
        action?.run();
      };
      const id = notifications.show({
        color,
        closeButtonProps: { 'aria-label': t('close') },
        ...(action && { autoClose: ACTION_STAYS }),
        message: action ? (
          <span className={styles['withAction']}>
            {message}
            <Button variant="subtle" size="compact-sm" onClick={act}>
              {action.label}
            </Button>
          </span>
        ) : (
          message
        ),
      });
    },
    [t],
  );
}
