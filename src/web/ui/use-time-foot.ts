/** What stands under a chart over time: whose clock its times are of, and where its end is complete. */
import { useTranslation } from '../i18n/shown-words.ts';
import type { Freshness } from '../lib/freshness.ts';
import { useFormat } from '../lib/use-format.ts';
import { useTimeToday } from '../lib/use-time-today.ts';

/** Without sources nothing is known of its end, and nothing said. */
export function useTimeFoot(freshness: Freshness | null): string {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const timeOf = useTimeToday();
  return [
    t('overTime.foot', { timezone: format.timezone() }),
    ...(freshness?.completeTo ? [t('completeTo', { time: timeOf(freshness.completeTo) })] : []),
  ].join(' · ');
}
