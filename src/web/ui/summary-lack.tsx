/** Why a summary that was asked of the model is made of quotations, and what to do about it. */
import type { Summary } from '../../contract/summaries.ts';
import { useTranslation } from '../i18n/shown-words.ts';
import { useFormat } from '../lib/use-format.ts';
import styles from './summary-text.module.css';

export function SummaryLack({ lacks }: { lacks: NonNullable<Summary['lacks']> }) {
  const { t } = useTranslation(['analysis', 'app']);
  const format = useFormat();
  const { code, until, configure = [] } = lacks;
  const why = t(`analysis:summary.lacks.${code}`);
  const then = until && t('app:goesOn', { time: format.dateTime(until), timezone: format.timezone() });
  return (
    <p className={styles['lack']} role="status">
      {then ? t('analysis:summary.then', { one: why, other: then }) : why}
      {configure.length > 0 && (
        <span className={styles['names']}>{t('app:configure', { names: configure.join(t('app:and')) })}</span>
      )}
    </p>
  );
}
