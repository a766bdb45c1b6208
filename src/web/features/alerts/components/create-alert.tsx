/** The way to a new alert and how many the plan has left. */
import { useTranslation } from '../../../i18n/shown-words.ts';
import { CreateInPlan } from '../../../ui/create-in-plan.tsx';

export interface CreateAlertProps {
  /** null while it is not known. */
  used: number | null;
}

export function CreateAlert({ used }: CreateAlertProps) {
  const { t } = useTranslation('alerts');
  return (
    <CreateInPlan
      used={used}
      limit={(plan) => plan.maxAlerts}
      to="/alerts/create"
      words={{
        create: t('create'),
        meter: t('usedMeter'),
        used: (counts) => t('usedOf', counts),
        full: t('noMoreAlerts'),
      }}
      fullId="no-more-alerts"
    />
  );
}
