/** How much of the plan is used. */
import { useTranslation } from 'react-i18next';
import { useAlerts } from '../features/alerts/api.ts';
import { useCall } from '../lib/call.ts';
import { useSubscription } from '../lib/organisation.ts';
import { useFormat } from '../lib/use-format.ts';
import { Meter, MeterPlace } from '../ui/meter.tsx';

export function PlanMeter() {
  const { t } = useTranslation('app');
  const format = useFormat();
  const plan = useSubscription();
  const topics = useCall('get_topic_ids', {}, { neutral: [] });
  const alerts = useAlerts();
  const meters = [
    { label: t('planTopics'), of: topics, max: plan.data.maxTopics },
    { label: t('planAlerts'), of: alerts, max: plan.data.maxAlerts },
  ];
  return meters.map(({ label, of, max }) => {
    if (plan.pending || plan.error || of.pending || of.error) return <MeterPlace key={label} />;
    const used = of.data.length;
    const text = t('planUsed', { used: format.exact(used), max: format.exact(max) });
    return <Meter key={label} label={label} value={used} max={max} text={text} />;
  });
}
