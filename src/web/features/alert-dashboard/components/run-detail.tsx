/** Of a window that is opened: the windows before it, who was told, and what can be done. */
import { Button, Skeleton } from '@mantine/core';
import type { Delivery, FiredRun } from '../../../../contract/alert-runs.ts';
import type { Alert } from '../../../../contract/alerts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { InPlan } from '../../../ui/in-plan.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { useNotify } from '../../../ui/use-notify.tsx';
import { useRun, useRunCourse, useSendAgain } from '../api.ts';
import { shownFigures } from '../shown-figures.ts';
import { RunActions } from './run-actions.tsx';
import { RunChart } from './run-chart.tsx';
import styles from './run-detail.module.css';

export function RunDetail({ run, alert }: { run: FiredRun; alert: Alert | undefined }) {
  const whole = useRun(run);
  return (
    <div className={styles['detail']}>
      <RunActions run={run} alert={alert} />
      {run.figures.some(({ topicName }) => topicName !== null) && <Course run={run} />}
      <Loaded of={whole} skeleton={<Skeleton height={80} radius="md" />}>
        {(found) => found && <Told {...found} />}
      </Loaded>
    </div>
  );
}

function Course({ run }: { run: FiredRun }) {
  const course = useRunCourse(run);
  const shown = new Set(shownFigures(run).map(({ topicId }) => topicId));
  return (
    <Loaded of={course} skeleton={<Skeleton height={320} radius="md" />}>
      {(found) =>
        found?.topics
          .filter(({ id }) => shown.has(id))
          .map((topic) => <RunChart key={topic.id} run={run} course={found} topic={topic} />)
      }
    </Loaded>
  );
}

function Told({ deliveries, isForgotten }: { deliveries: readonly Delivery[]; isForgotten: boolean }) {
  const { t } = useTranslation('alert-dashboard');
  return (
    <section aria-label={t('told')} className={styles['who']}>
      <h3 className={styles['title']}>{t('told')}</h3>
      {isForgotten && <p className={styles['quiet']}>{t('toldForgotten')}</p>}
      {deliveries.length === 0 && !isForgotten && <p className={styles['quiet']}>{t('toldNobody')}</p>}
      <ul className={styles['told']}>
        {deliveries.map((delivery) => (
          <ToldOne key={delivery.id} {...delivery} />
        ))}
      </ul>
    </section>
  );
}

function ToldOne({ id, channel, recipient, state, sendAt, sentAt, failure, failureKind, tries }: Delivery) {
  const { t } = useTranslation('alert-dashboard');
  const format = useFormat();
  const notify = useNotify();
  const again = useSendAgain();
  const kept = useKeptFocus<HTMLLIElement>(state);
  const who = recipient || t('gone');
  return (
    <li {...kept} data-delivery={state}>
      <span>
        {t(`channels.${channel}`)} · {who}
      </span>
      <span>{t(`deliveries.${state}`, { time: format.dateTime(sentAt ?? sendAt) })}</span>
      {state !== 'sent' && tries > 0 && (
        <span className={styles['quiet']}>{t('tries', { count: tries, number: format.exact(tries) })}</span>
      )}
      {state !== 'sent' && failureKind && <span>{t(`failures.${failureKind}`)}</span>}
      {state !== 'sent' && failure && (
        <span lang="en" className={styles['quiet']}>
          {failure}
        </span>
      )}
      {state === 'dead' && (
        <InPlan>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={t('sendAgainTo', { recipient: who })}
            onClick={() => void again.mutateAsync(id).catch((error: Error) => notify(t('failed'), error))}
          >
            {t('sendAgain')}
          </Button>
        </InPlan>
      )}
    </li>
  );
}
