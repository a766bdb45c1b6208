/** Why a summary that was asked of the model is made of quotations, and what to do about it. */
import { useTranslation } from 'react-i18next';
import type { Summary } from '../../contract/summaries.ts';
import { useFormat } from '../lib/use-format.ts';
import styles from './summary-text.module.css';

export function SummaryLack({ lacks }: { lacks: NonNullable<Summary['lacks']> }) {
  const { t } = useTranslation(['analysis', 'app']);
  const format = useFormat();
  const { code, until, configure = [] } = lacks;
  const more = [
    configure.length > 0 ? t('app:configure', { names: configure.join(t('app:and')) }) : '',
    until === undefined ? '' : t('app:goesOn', { time: format.dateTime(until), timezone: format.timezone() }),
  ];
  const said = more
    .filter(Boolean)
    .reduce((one, other) => t('analysis:summary.then', { one, other }), t(`analysis:summary.lacks.${code}`));
  return (
    <p className={styles['lack']} role="status">
      {said}
    </p>
  );
}
