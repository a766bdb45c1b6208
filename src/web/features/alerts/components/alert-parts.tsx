/** The parts of an alert that the table and the cards show alike: what it is, when it tells, whom, and whether it is on. */
import { Switch } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Alert } from '../../../../contract/alerts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { listed } from '../../../lib/listed.ts';
import { nobodyTold } from '../../../lib/nobody-told.ts';
import { usePlanReason } from '../../../lib/plan.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { NobodyToldWords } from '../../../ui/nobody-told.tsx';
import { conditionWords } from '../condition-words.ts';
import { hasEnded } from '../find-alerts.ts';
import type { AlertActs } from '../use-alert-acts.ts';
import styles from './alert-parts.module.css';

export const TOPICS_SHOWN = 3;

export function AlertName({ alert: { id, alertName, topics } }: { alert: Alert }) {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const more = topics.length - TOPICS_SHOWN;
  return (
    <>
      <Link to="/alerts/$id/edit" params={{ id }} className={styles['name']}>
        {alertName}
      </Link>
      <ul className={styles['topics']}>
        {topics.length === 0 && <li>{t('topicDeleted')}</li>}
        {topics.slice(0, TOPICS_SHOWN).map((topic) => (
          <li key={topic.id}>
            <Link to="/topics/$id/overview" params={{ id: topic.id }}>
              {topic.name}
            </Link>
          </li>
        ))}
        {more > 0 && (
          <li
            title={listed(
              topics.map(({ name }) => name),
              t('comma'),
            )}
          >
            {t('moreTopics', { count: more, number: format.exact(more) })}
          </li>
        )}
      </ul>
    </>
  );
}

export function AlertCondition({ alert }: { alert: Alert }) {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  return (
    <>
      <span className={styles['condition']}>{conditionWords(t, format, alert)}</span>
      <span className={styles['muted']}>{t(`types.${alert.alertType}`)}</span>
    </>
  );
}

/** With the way to its history. A summary has no condition that could be met: of its periods the last and the next are said. */
export function LastFired({ alert }: { alert: Alert }) {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const now = useNow();
  const { id, firedAt } = alert;
  if (alert.alertType === 'periodic') return <Periods alert={alert} />;
  if (firedAt === null) return t('never');
  return (
    <Link to="/alert-dashboard" search={{ alert: Number(id) }}>
      <time dateTime={firedAt} title={format.dateTime(firedAt)}>
        {format.relative(firedAt, now)}
      </time>
    </Link>
  );
}

function Periods({ alert }: { alert: Alert }) {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const now = useNow();
  const { id, evaluatedTo, nextEnd } = alert;
  const next = hasEnded(alert, now) ? 'endedPeriod' : 'nextPeriod';
  if (evaluatedTo === null && nextEnd === null) return t('never');
  return (
    <div className={styles['periods']}>
      {evaluatedTo !== null && (
        <Link to="/alert-dashboard" search={{ alert: Number(id) }}>
          <time dateTime={evaluatedTo} title={format.dateTime(evaluatedTo)}>
            {t('lastPeriod', { time: format.relative(evaluatedTo, now) })}
          </time>
        </Link>
      )}
      {nextEnd !== null && <span className={styles['muted']}>{t(next, { time: format.dateTime(nextEnd) })}</span>}
    </div>
  );
}

export function WhoIsTold({ alert }: { alert: Alert }) {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const { emails, channels } = alert;
  const nobody = nobodyTold(alert);
  const of = (state: Alert['emails'][number]['state']) => emails.filter((one) => one.state === state).length;
  const counted = (count: number) => ({ count, number: format.exact(count) });
  const notes = [
    of('asked') > 0 && t('asked', counted(of('asked'))),
    of('not-asked') > 0 && t('notAsked', counted(of('not-asked'))),
    of('unreached') > 0 && t('unreached', counted(of('unreached'))),
    of('unsubscribed') > 0 && t('unsubscribed', counted(of('unsubscribed'))),
    channels.length > 0 && t('channelsOf', counted(channels.length)),
  ].filter((note) => note !== false);
  return (
    <>
      <span className={styles['told']} title={emails.map(({ email }) => email).join(t('comma'))}>
        {t('recipients', counted(emails.length))}
      </span>
      {notes.map((note) => (
        <span key={note} className={styles['muted']}>
          {note}
        </span>
      ))}
      {nobody && <NobodyToldWords why={nobody} />}
    </>
  );
}

export function AlertSwitch({ alert, acts }: { alert: Alert; acts: AlertActs }) {
  const { t } = useTranslation('alerts');
  const reason = usePlanReason();
  return (
    <Switch
      checked={acts.enabled}
      onChange={acts.toggle}
      disabled={reason !== null}
      title={reason ?? undefined}
      aria-label={t('switchOf', { name: alert.alertName })}
      className={styles['switch'] ?? ''}
    />
  );
}
