/** One window of an alert: when, which, why in words; opened, all that is known of it. */
import type { FiredRun } from '../../../../contract/alert-runs.ts';
import type { Alert } from '../../../../contract/alerts.ts';
import { windowText } from '../../../../engine/writing/window-text.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useTimezone } from '../../../lib/organisation.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { FoldButton } from '../../../ui/fold-button.tsx';
import { shownFigures } from '../shown-figures.ts';
import { shownState } from '../shown-state.ts';
import { whyOf } from '../why.ts';
import { RunDetail } from './run-detail.tsx';
import styles from './run-row.module.css';

interface RunRowProps {
  run: FiredRun;
  alert: Alert | undefined;
  isOpen: boolean;
  onToggle: () => void;
}

export function RunRow({ run, alert, isOpen, onToggle }: RunRowProps) {
  const { t } = useTranslation('alert-dashboard');
  const format = useFormat();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const window = { start: new Date(run.windowStart), end: new Date(run.windowEnd) };
  const { alertName, alertType, state, heldBack, isLate, acknowledgedAt, acknowledgedBy } = run;
  const seen = acknowledgedAt && format.dateTime(acknowledgedAt);
  return (
    <li className={styles['run']} data-state={state}>
      <FoldButton className={styles['head']} isOpen={isOpen} onToggle={onToggle}>
        <span className={styles['time']}>{format.time(run.windowEnd)}</span>
        <span className={styles['name']}>{alertName}</span>
        <span className={styles['state']}>{t(`states.${shownState(run)}`)}</span>
      </FoldButton>
      <div className={styles['words']}>
        <p className={styles['quiet']}>{windowText(window, timezone, format)}</p>
        {(state === 'no-data' || state === 'error') && <p>{t(`stateWords.${state}`)}</p>}
        {shownFigures(run).map((figures) => {
          const { key, values, changed } = whyOf(alertType, figures, format);
          const change = changed ? t(`changes.${changed.key}`, changed.values) : values.change;
          return (
            <p key={figures.topicId}>
              <strong>{figures.topicName ?? t('deletedTopic')}</strong>{' '}
              {t(`why.${key}`, { ...values, change, count: figures.mentions })}
            </p>
          );
        })}
        {heldBack && <p className={styles['quiet']}>{t(`heldBack.${heldBack}`)}</p>}
        {isLate && <p className={styles['quiet']}>{t('late', { time: format.dateTime(run.evaluatedAt) })}</p>}
        {seen && (
          <p className={styles['quiet']}>
            {acknowledgedBy ? t('acknowledgedBy', { name: acknowledgedBy, time: seen }) : t('acknowledgedAt', { time: seen })}
          </p>
        )}
      </div>
      {isOpen && <RunDetail run={run} alert={alert} />}
    </li>
  );
}
