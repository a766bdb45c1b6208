/** What an alert does, in words. */
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Alert } from '../../../../contract/alerts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { type StateTone, StateWord } from '../../../ui/state-word.tsx';
import { hasEnded, type ShownState, shownState } from '../find-alerts.ts';
import { TOPICS_SHOWN } from './alert-parts.tsx';
import styles from './alert-state.module.css';

/** One that is off, rests or sleeps tells nobody. */
const TONES: Record<ShownState, StateTone> = {
  normal: 'good',
  firing: 'bad',
  'no-data': 'doubtful',
  error: 'doubtful',
  over: 'idle',
  snoozed: 'idle',
  off: 'idle',
};

export function AlertStateWords({ alert }: { alert: Alert }) {
  const { t } = useTranslation('alerts');
  const state = shownState(alert, useNow());
  return (
    <div className={styles['state']}>
      <StateWord state={state} tone={TONES[state]} word={t(`states.${state}`)} />
      <span className={styles['meaning']}>
        <Meaning alert={alert} state={state} />
      </span>
    </div>
  );
}

function Meaning({ alert, state }: { alert: Alert; state: ReturnType<typeof shownState> }) {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const now = useNow();
  const { snoozedUntil, evaluatedTo, firedAt, nextEnd } = alert;
  if (state === 'over') return <Over alert={alert} />;
  if (state === 'snoozed' && snoozedUntil) return t('meanings.snoozed', { time: format.dateTime(snoozedUntil) });
  if (state === 'firing' && firedAt) return t('meanings.firing', { time: format.dateTime(firedAt) });
  if (state === 'normal') {
    // Nothing is known yet, or it is a digest, which has no condition.
    if (evaluatedTo === null) {
      const key = hasEnded(alert, now) ? 'evaluating' : 'waiting';
      return nextEnd && t(`meanings.${key}`, { time: format.dateTime(nextEnd) });
    }
    return alert.alertType !== 'periodic' && t('meanings.normal');
  }
  return state === 'off' || state === 'error' || state === 'no-data' ? t(`meanings.${state}`) : null;
}

/** With what wakes it. */
function Over({ alert: { topics } }: { alert: Alert }) {
  const { t } = useTranslation('alerts');
  return (
    <>
      {t('meanings.over', { count: topics.length })}
      <ul className={styles['topics']}>
        {topics.slice(0, TOPICS_SHOWN).map(({ id, name }) => (
          <li key={id}>
            <Link to="/topics/$id/edit" params={{ id }}>
              {t('editTopic', { name })}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
