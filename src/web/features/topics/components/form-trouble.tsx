/** Why the topic as a whole cannot be saved, where that is not for a field to say. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import type { Failure } from '../use-topic-form.ts';
import styles from './form-trouble.module.css';

export interface FormTroubleProps {
  failure: Failure | null;
  full: boolean;
  /** Topics the plan allows. */
  max: number;
  /** Of a topic that is gone: its draft becomes a new one. */
  onCreateInstead: () => void;
}

export function FormTrouble({ failure, full, max, onCreateInstead }: FormTroubleProps) {
  const { t } = useTranslation(['topics', 'errors']);
  const format = useFormat();
  return (
    <>
      {full && (
        <p className={styles['trouble']}>
          {t('errors:noMoreTopics')} {t('form.limit', { max: format.exact(max) })}
        </p>
      )}
      <div role="alert">
        {failure && <p className={styles['trouble']}>{t(`errors:${failure}`)}</p>}
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
