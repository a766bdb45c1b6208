/** Why the topic as a whole cannot be saved, where that is not for a field to say. */
import { Button } from '@mantine/core';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Failure } from '../use-topic-form.ts';
import styles from './form-trouble.module.css';

export interface FormTroubleProps {
  failure: Failure | null;
  full: boolean;
  /** Why nothing can be saved just now, whatever is written. */
  reason: string | null;
  /** Topics the plan allows. */
  max: number;
  /** Of a topic that is gone: its draft becomes a new one. */
  onCreateInstead: () => void;
}

export function FormTrouble({ failure, full, reason, max, onCreateInstead }: FormTroubleProps) {
  const { t } = useTranslation(['topics', 'errors', 'app']);
  const format = useFormat();
  return (
    <>
      {full && !reason && (
        <p className={styles['trouble']}>
          {t('errors:noMoreTopics')} {t('form.limit', { count: max, max: format.exact(max) })}
        </p>
      )}
      <div role="alert">
        {reason && <p className={styles['trouble']}>{reason}</p>}
        {!reason && failure === 'planEnded' && <p className={styles['trouble']}>{t('app:plan.reasonNow')}</p>}
        {!reason && failure && failure !== 'planEnded' && <p className={styles['trouble']}>{t(`errors:${failure}`)}</p>}
        {failure === 'topicNotFound' && (
          <div className={styles['instead']}>
            <p>{t('form.goneText')}</p>
            <Button size="sm" onClick={onCreateInstead}>
              {t('form.createInstead')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
