/** Why a summary that was asked of the model is made of quotations, and what to do about it. */
import { useTranslation } from 'react-i18next';
import type { Summary } from '../../../../contract/summaries.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './summary-text.module.css';

export function SummaryLack({ lacks }: { lacks: NonNullable<Summary['lacks']> }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const { code, until, configure = [] } = lacks;
  const more = [
    configure.length > 0 ? t('summary.configure', { names: configure.join(t('summary.and')) }) : '',
    until === undefined ? '' : t('summary.until', { time: format.dateTime(until) }),
  ];
  const said = more.filter(Boolean).reduce((one, other) => t('summary.then', { one, other }), t(`summary.lacks.${code}`));
  return (
    <p className={styles['lack']} role="status">
      {said}
    </p>
  );
}
