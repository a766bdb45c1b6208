/** Why the alert as a whole cannot be saved, where that is not for a field to say. */
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { AlertForm } from '../use-alert-form.ts';
import styles from './form-trouble.module.css';

export interface FormTroubleProps {
  form: AlertForm;
  /** Alerts the plan allows, where all of them are used. */
  full: number | null;
}

export function FormTrouble({ form: { failure, problems }, full }: FormTroubleProps) {
  const { t } = useTranslation(['alerts', 'errors']);
  const format = useFormat();
  return (
    <div className={styles['troubles']}>
      {full !== null && (
        <>
          <p className={styles['trouble']}>{t('alerts:noMoreAlerts')}</p>
          <p className={styles['trouble']}>{t('alerts:form.limit', { max: format.exact(full) })}</p>
        </>
      )}
      <div role="alert">
        {problems > 0 && <p className={styles['trouble']}>{t('alerts:form.problems', { count: problems })}</p>}
        {failure === 'full' && full === null && <p className={styles['trouble']}>{t('alerts:noMoreAlerts')}</p>}
        {failure === 'topicGone' && <p className={styles['trouble']}>{t('alerts:form.topicGone')}</p>}
        {failure === 'gone' && <p className={styles['trouble']}>{t('alerts:gone')}</p>}
        {(failure === 'notSaved' || failure === 'somethingWrong') && (
          <p className={styles['trouble']}>{t(`errors:${failure}`)}</p>
        )}
      </div>
      {failure === 'gone' && (
        <ButtonLink to="/alerts" variant="default" size="sm">
          {t('alerts:backToAlerts')}
        </ButtonLink>
      )}
    </div>
  );
}
