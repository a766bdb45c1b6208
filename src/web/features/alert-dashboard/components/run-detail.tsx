/** Of a window that is opened: the windows before it, who was told, and what can be done. */
import { Button, Menu, Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Delivery, FiredRun } from '../../../../contract/alert-runs.ts';
import type { Alert } from '../../../../contract/alerts.ts';
import { inAddress } from '../../../lib/filter-fields.ts';
import { windowForAddress } from '../../../lib/filter-period.ts';
import { useTimezone } from '../../../lib/organisation.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { useNotify } from '../../../ui/use-notify.tsx';
import { useAcknowledge, useRun, useSendAgain, useSnooze } from '../api.ts';
import { RunChart } from './run-chart.tsx';
import styles from './run-detail.module.css';

export function RunDetail({ run, alert }: { run: FiredRun; alert: Alert | undefined }) {
  const whole = useRun(run);
  return (
    <div className={styles['detail']}>
      <Actions run={run} alert={alert} />
      <Loaded of={whole} skeleton={<Skeleton height={320} radius="md" />}>
        {(found) =>
          found && (
            <>
              {run.figures.map(({ topicId }) => (
                <RunChart key={topicId} topicId={topicId} run={run} before={found.before} />
              ))}
              <Told deliveries={found.deliveries} />
            </>
          )
        }
      </Loaded>
    </div>
  );
}

const HOURS = ['1', '8', '24', '168'] as const;
const HOUR = 60 * 60 * 1000;

function Actions({ run, alert }: { run: FiredRun; alert: Alert | undefined }) {
  const { t } = useTranslation('alert-dashboard');
  const format = useFormat();
  const notify = useNotify();
  const now = useNow();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const acknowledge = useAcknowledge();
  const snooze = useSnooze();
  const onError = () => notify(t('failed'), 'failed');
  const until = alert?.snoozedUntil && Date.parse(alert.snoozedUntil) > now ? alert.snoozedUntil : null;
  const search = {
    ...windowForAddress(run.windowStart, run.windowEnd, timezone),
    mention: alert && alert.conversationType !== 'all' ? alert.conversationType : undefined,
    mediaTypes: alert && inAddress('mediaTypes', alert.mediaTypes),
  };
  return (
    <div className={styles['actions']}>
      {run.figures.map(({ topicId, topicName }) =>
        topicName === null ? null : (
          <Link key={topicId} to="/topics/$id/raw-data" params={{ id: topicId }} search={search}>
            {run.figures.length > 1 ? t('seePostsOf', { topic: topicName }) : t('seePosts')}
          </Link>
        ),
      )}
      <a href={`/alerts/${run.alertId}/edit`}>{t('edit')}</a>
      {!run.acknowledgedAt && (
        <Button size="xs" loading={acknowledge.isPending} onClick={() => acknowledge.mutate(run, { onError })}>
          {t('acknowledge')}
        </Button>
      )}
      {alert && until && (
        <>
          <span>{t('snoozedUntil', { time: format.dateTime(until) })}</span>
          <Button size="xs" variant="default" onClick={() => snooze.mutate({ id: alert.id, until: null }, { onError })}>
            {t('wake')}
          </Button>
        </>
      )}
      {alert && !until && (
        <Menu>
          <Menu.Target>
            <Button size="xs" variant="default" loading={snooze.isPending}>
              {t('snooze')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {HOURS.map((hours) => (
              <Menu.Item
                key={hours}
                onClick={() =>
                  snooze.mutate({ id: alert.id, until: new Date(Date.now() + Number(hours) * HOUR).toISOString() }, { onError })
                }
              >
                {t(`snoozeFor.${hours}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  );
}

function Told({ deliveries }: { deliveries: readonly Delivery[] }) {
  const { t } = useTranslation('alert-dashboard');
  const format = useFormat();
  const notify = useNotify();
  const again = useSendAgain();
  return (
    <section aria-label={t('told')}>
      <h3 className={styles['title']}>{t('told')}</h3>
      {deliveries.length === 0 && <p className={styles['quiet']}>{t('toldNobody')}</p>}
      <ul className={styles['told']}>
        {deliveries.map(({ id, channel, recipient, state, sendAt, sentAt, failure, tries }) => {
          const who = recipient || t('gone');
          return (
            <li key={id} data-delivery={state}>
              <span>
                {t(`channels.${channel}`)} · {who}
              </span>
              <span>{t(`deliveries.${state}`, { time: format.dateTime(sentAt ?? sendAt) })}</span>
              {state !== 'sent' && tries > 0 && (
                <span className={styles['quiet']}>{t('tries', { count: tries, number: format.exact(tries) })}</span>
              )}
              {state !== 'sent' && failure && (
                <span lang="en" className={styles['quiet']}>
                  {failure}
                </span>
              )}
              {state === 'dead' && (
                <Button
                  size="compact-xs"
                  variant="default"
                  aria-label={t('sendAgainTo', { recipient: who })}
                  onClick={() => again.mutate(id, { onError: () => notify(t('failed'), 'failed') })}
                >
                  {t('sendAgain')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
