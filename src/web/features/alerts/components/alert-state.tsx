/** What an alert does, in words. */
import { Link } from '@tanstack/react-router';
import type { Alert } from '../../../../contract/alerts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { type StateTone, StateWord } from '../../../ui/state-word.tsx';
import { hasEnded, shownState } from '../find-alerts.ts';
import type { ShownState } from '../list-choices.ts';
import { TOPICS_SHOWN } from './alert-parts.tsx';
import styles from './alert-state.module.css';

/** One that is off, rests or sleeps tells nobody. */
const TONES: Record<ShownState, StateTone> = {
  normal: 'good',
  firing: 'bad',
  'no-data': 'doubtful',
  error: 'doubtful',
  undecided: 'doubtful',
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

function Meaning({ alert, state }: { alert: Alert; state: ShownState }) {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const { snoozedUntil, firedAt } = alert;
  if (state === 'over') return <Over alert={alert} />;
  if (state === 'normal') return <Normal alert={alert} />;
  if (state === 'undecided') return <NotDecided alert={alert} />;
  if (state === 'snoozed') return snoozedUntil && t('meanings.snoozed', { time: format.dateTime(snoozedUntil) });
  if (state === 'firing') return firedAt && t('meanings.firing', { time: format.dateTime(firedAt) });
  return t(`meanings.${state}`);
}

/** Nothing is known yet, or since it was changed; or it is a digest, which has no condition. */
function Normal({ alert }: { alert: Alert }) {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const now = useNow();
  const { alertType, evaluatedTo, nextEnd, undecided, isNew } = alert;
  if (evaluatedTo === null) {
    const key = hasEnded(alert, now) ? 'evaluating' : 'waiting';
    return nextEnd && t(`meanings.${key}${isNew ? '' : 'Again'}`, { time: format.dateTime(nextEnd) });
  }
  if (alertType === 'periodic') return null;
  if (!undecided) return t('meanings.normal');
  const { why, topics } = undecided;
  return t('meanings.partly', { count: topics, number: format.exact(topics), why: t(`undecided.${why}`) });
}

/** With the way to its figures. */
function NotDecided({ alert: { id, undecided } }: { alert: Alert }) {
  const { t } = useTranslation('alerts');
  if (!undecided) return null;
  return (
    <>
      {t('meanings.undecided', { why: t(`undecided.${undecided.why}`) })}{' '}
      <Link to="/alert-dashboard" search={{ alert: Number(id) }}>
        {t('seeWindow')}
      </Link>
    </>
  );
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
