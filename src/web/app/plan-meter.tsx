/** How much of the plan is used. */
import { useTranslation } from 'react-i18next';
import { useCall } from '../lib/call.ts';
import { useSubscription } from '../lib/organisation.ts';
import { useFormat } from '../lib/use-format.ts';
import { Meter } from '../ui/meter.tsx';

export function PlanMeter() {
  const { t } = useTranslation('app');
  const format = useFormat();
  const plan = useSubscription();
  const topics = useCall('get_topic_ids', {}, { neutral: [] });
  const used = topics.data.length;
  const max = plan.data.maxTopics;
  if (plan.pending || plan.error || topics.pending || topics.error) return null;
  return (
    <Meter
      label={t('planTopics')}
      value={used}
      max={max}
      text={t('planTopicsUsed', { used: format.exact(used), max: format.exact(max) })}
    />
  );
}
