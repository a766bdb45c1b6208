/** A passing word at the corner of the page: what was done, or what was not; with the way to undo it where there is one. */
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlanRefusal } from '../lib/plan-refusal.ts';
import { offerUndo } from './undo-key.ts';
import styles from './use-notify.module.css';

/**
 * An error: by which what was to be done was not. A refusal because the plan has ended is told once for the whole page (plan-notice.tsx), and
 * not again by whoever meets it: that they should try again would be wrong.
 */
export type Notify = (message: string, tone?: 'done' | 'failed' | Error, action?: NotifyAction) => void;

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
      if (isPlanRefusal(tone)) return;
      const color = tone === 'done' ? 'var(--color-positive)' : 'var(--color-danger)';
      const act = () => {
        takeBack?.();
        notifications.hide(id);
        action?.run();
      };
      const takeBack = action && tone === 'done' ? offerUndo(act) : undefined;
      const id = notifications.show({
        color,
        ...(takeBack && { onClose: takeBack }),
        closeButtonProps: { 'aria-label': t('close') },
        ...(action && { autoClose: ACTION_STAYS }),
        message: action ? (
          <span className={styles['withAction']}>
            {message}
            <Button variant="subtle" size="compact-sm" aria-keyshortcuts={takeBack && 'Control+Z Meta+Z'} onClick={act}>
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
