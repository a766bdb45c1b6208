/** Why the alert as a whole cannot be saved, where that is not for a field to say. */
import { Button } from '@mantine/core';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { AlertForm } from '../use-alert-form.ts';
import styles from './form-trouble.module.css';

export interface FormTroubleProps {
  form: AlertForm;
  /** Alerts the plan allows, where all of them are used. */
  full: number | null;
  /** Why nothing can be saved just now, whatever is written. */
  reason: string | null;
}

export function FormTrouble({ form: { failure, problems, createInstead }, full, reason }: FormTroubleProps) {
  const { t } = useTranslation(['alerts', 'errors', 'app']);
  const format = useFormat();
  return (
    <div className={styles['troubles']}>
      {full !== null && !reason && (
        <>
          <p className={styles['trouble']}>{t('alerts:noMoreAlerts')}</p>
          <p className={styles['trouble']}>{t('alerts:form.limit', { count: full, max: format.exact(full) })}</p>
        </>
      )}
      <div role="alert">
        {reason && <p className={styles['trouble']}>{reason}</p>}
        {!reason && failure === 'planEnded' && <p className={styles['trouble']}>{t('app:plan.reasonNow')}</p>}
        {problems > 0 && <p className={styles['trouble']}>{t('alerts:form.problems', { count: problems })}</p>}
        {failure === 'full' && full === null && <p className={styles['trouble']}>{t('alerts:noMoreAlerts')}</p>}
        {failure === 'topicGone' && <p className={styles['trouble']}>{t('alerts:form.topicGone')}</p>}
        {failure === 'gone' && <p className={styles['trouble']}>{t('alerts:gone')}</p>}
        {(failure === 'notSaved' || failure === 'somethingWrong') && (
          <p className={styles['trouble']}>{t(`errors:${failure}`)}</p>
        )}
      </div>
      {failure === 'gone' && (
        <>
          <p className={styles['instead']}>{t('alerts:form.goneText')}</p>
          <Button size="sm" onClick={createInstead}>
            {t('alerts:form.createInstead')}
          </Button>
        </>
      )}
    </div>
  );
}
