/** How much of the plan is used. */
import { useTranslation } from '../i18n/shown-words.ts';
import { useUserInfo } from '../lib/plan.ts';
import { useFormat } from '../lib/use-format.ts';
import { Meter, MeterPlace } from '../ui/meter.tsx';

export function PlanMeter() {
  const { t } = useTranslation('app');
  const format = useFormat();
  const { data: info } = useUserInfo();
  const { maxTopics = 0, maxAlerts = 0 } = info?.subscription ?? {};
  const meters = [
    { label: t('planTopics'), used: info?.totalTopic, max: maxTopics },
    { label: t('planAlerts'), used: info?.totalAlert, max: maxAlerts },
  ];
  return meters.map(({ label, used, max }) =>
    used === undefined ? (
      <MeterPlace key={label} />
    ) : (
      <Meter
        key={label}
        label={label}
        value={used}
        max={max}
        text={t('planUsed', { used: format.exact(used), max: format.exact(max) })}
      />
    ),
  );
}
