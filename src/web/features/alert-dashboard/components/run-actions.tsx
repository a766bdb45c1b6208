/** What can be done with a window: look at its posts, say that one has seen it, let its alert be quiet for a while. */
import { Button, Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { FiredRun } from '../../../../contract/alert-runs.ts';
import type { Alert } from '../../../../contract/alerts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { inAddress } from '../../../lib/filter-fields.ts';
import { windowForAddress } from '../../../lib/filter-period.ts';
import { useTimezone } from '../../../lib/organisation.ts';
import { usePlanReason } from '../../../lib/plan.ts';
import { SNOOZES, snoozeUntil } from '../../../lib/snooze.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { InPlan } from '../../../ui/in-plan.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { useNotify } from '../../../ui/use-notify.tsx';
import { useAcknowledge, useSnooze } from '../api.ts';
import { shownFigures } from '../shown-figures.ts';
import styles from './run-detail.module.css';

export function RunActions({ run, alert }: { run: FiredRun; alert: Alert | undefined }) {
  const { t } = useTranslation('alert-dashboard');
  const notify = useNotify();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const acknowledge = useAcknowledge();
  const kept = useKeptFocus<HTMLDivElement>(run.acknowledgedAt);
  const failed = (error: Error) => notify(t('failed'), error);
  const shown = shownFigures(run);
  // Of what neither fired nor failed there is nothing to see to.
  const isEvent = run.state !== 'normal' || run.told || run.heldBack !== null;
  const search = {
    ...windowForAddress(run.windowStart, run.windowEnd, timezone),
    mention: run.conversationType === 'all' ? undefined : run.conversationType,
    mediaTypes: inAddress('mediaTypes', run.mediaTypes),
  };
  return (
    <div {...kept} className={styles['actions']}>
      {shown.map(({ topicId, topicName }) =>
        topicName === null ? null : (
          <Link key={topicId} to="/topics/$id/raw-data" params={{ id: topicId }} search={search}>
            {shown.length > 1 ? t('seePostsOf', { topic: topicName }) : t('seePosts')}
          </Link>
        ),
      )}
      <Link to="/alerts/$id/edit" params={{ id: run.alertId }}>
        {t('edit')}
      </Link>
      {isEvent && !run.acknowledgedAt && (
        <Button size="xs" loading={acknowledge.isPending} onClick={() => void acknowledge.mutateAsync(run).catch(failed)}>
          {t('acknowledge')}
        </Button>
      )}
      {alert && <Snooze alert={alert} />}
    </div>
  );
}

function Snooze({ alert: { id, snoozedUntil } }: { alert: Alert }) {
  const { t } = useTranslation(['alert-dashboard', 'alerts']);
  const timezone = useTimezone((organisation) => organisation.timezone);
  const format = useFormat();
  const notify = useNotify();
  const now = useNow();
  const snooze = useSnooze();
  const until = snoozedUntil && Date.parse(snoozedUntil) > now ? snoozedUntil : null;
  const kept = useKeptFocus<HTMLDivElement>(until);
  const reason = usePlanReason();
  const button = (
    <Button size="xs" variant="default" loading={snooze.isPending}>
      {t('snooze')}
    </Button>
  );
  const sleep = (to: string | null) =>
    void snooze.mutateAsync({ id, until: to }).catch((error: Error) => notify(t('failed'), error));
  return (
    <div {...kept} className={styles['snooze']}>
      {until ? (
        <>
          <span>{t('snoozedUntil', { time: format.dateTime(until) })}</span>
          <InPlan>
            <Button size="xs" variant="default" loading={snooze.isPending} onClick={() => sleep(null)}>
              {t('wake')}
            </Button>
          </InPlan>
        </>
      ) : reason !== null ? (
        <InPlan>{button}</InPlan>
      ) : (
        <Menu>
          <Menu.Target>{button}</Menu.Target>
          <Menu.Dropdown>
            {SNOOZES.map((one) => (
              <Menu.Item key={one} onClick={() => sleep(snoozeUntil(one, Date.now(), timezone))}>
                {t(`alerts:snoozes.${one}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  );
}
