/** Somebody saved the topic while it was being changed here: nothing is overwritten before the person has chosen. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import type { TopicForm } from '../use-topic-form.ts';
import styles from './changed-notice.module.css';

export interface ChangedNoticeProps {
  changedElsewhere: TopicForm['changedElsewhere'];
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
          <p className={styles['text']}>
            <SavedLast {...changedElsewhere} /> {t('form.changedElsewhereText')}
          </p>
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

/** Who it was is known from the refusal of what was to be saved, not after the page was opened anew. */
function SavedLast({ at, by }: NonNullable<TopicForm['changedElsewhere']>) {
  const { t } = useTranslation('topics');
  const format = useFormat();
  if (at === undefined) return null;
  const time = format.dateTime(at);
  return by === undefined ? t('form.changedAt', { time }) : t('form.changedBy', { name: by, time });
}
