/** All alerts of the organisation: what each watches, how it does, and whether it is on. */
import { Skeleton } from '@mantine/core';
import { IconBell, IconPlus } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useSubscription } from '../../../lib/organisation.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { InPlan } from '../../../ui/in-plan.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { CreateAlert } from '../components/create-alert.tsx';
import { FoundAlerts } from '../components/found-alerts.tsx';
import { useAlerts } from '../use-alerts.ts';

export function AlertsPage() {
  const { t } = useTranslation('alerts');
  const alerts = useAlerts();
  const used = alerts.pending || alerts.error ? null : alerts.data.length;
  return (
    <>
      <PageHead title={t('title')} context={t('context')} action={<CreateAlert used={used} />} />
      <Loaded of={alerts} skeleton={<Skeleton height={320} radius="md" />}>
        {(all) => (all.length === 0 ? <NoAlerts /> : <FoundAlerts all={all} />)}
      </Loaded>
    </>
  );
}

function NoAlerts() {
  const { t } = useTranslation('alerts');
  const plan = useSubscription();
  // A plan without alerts: the head says so.
  const canCreate = plan.pending || plan.error !== null || plan.data.maxAlerts > 0;
  return (
    <EmptyState
      icon={<IconBell size={40} stroke={1.25} />}
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        canCreate && (
          <InPlan>
            <ButtonLink to="/alerts/create" leftSection={<IconPlus size={16} aria-hidden />}>
              {t('create')}
            </ButtonLink>
          </InPlan>
        )
      }
    />
  );
}
