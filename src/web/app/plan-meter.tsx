/** How much of the plan is used. */
import { useTranslation } from 'react-i18next';
import { useAlerts } from '../features/alerts/use-alerts.ts';
import { useCall } from '../lib/call.ts';
import { useSubscription } from '../lib/organisation.ts';
import { useFormat } from '../lib/use-format.ts';
import { Meter } from '../ui/meter.tsx';

export function PlanMeter() {
  const { t } = useTranslation('app');
  const format = useFormat();
  const plan = useSubscription();
  const topics = useCall('get_topic_ids', {}, { neutral: [] });
  const alerts = useAlerts();
  if (plan.pending || plan.error || topics.pending || topics.error) return null;
  const meters = [
    { label: t('planTopics'), used: topics.data.length, max: plan.data.maxTopics },
    ...(alerts.pending || alerts.error ? [] : [{ label: t('planAlerts'), used: alerts.data.length, max: plan.data.maxAlerts }]),
  ];
  return meters.map(({ label, used, max }) => (
    <Meter
      key={label}
      label={label}
      value={used}
      max={max}
      text={t('planUsed', { used: format.exact(used), max: format.exact(max) })}
    />
  ));
}
