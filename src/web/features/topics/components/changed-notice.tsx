/** Somebody saved the topic while it was being changed here: nothing is overwritten before the person has chosen. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './changed-notice.module.css';

export interface ChangedNoticeProps {
  changedElsewhere: boolean;
  onKeepMine: () => void;
  onShowNewer: () => void;
}

export function ChangedNotice({ changedElsewhere, onKeepMine, onShowNewer }: ChangedNoticeProps) {
  const { t } = useTranslation('topics');
  return (
    <div role="alert">
      {changedElsewhere && (
        <div className={styles['notice']}>
          <p className={styles['title']}>{t('form.changedElsewhere')}</p>
          <p className={styles['text']}>{t('form.changedElsewhereText')}</p>
          <div className={styles['choices']}>
            <Button size="sm" onClick={onKeepMine}>
              {t('form.keepMine')}
            </Button>
            <Button size="sm" variant="default" onClick={onShowNewer}>
              {t('form.showNewer')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
