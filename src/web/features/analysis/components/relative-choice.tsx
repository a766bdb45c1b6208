/** By which periods a relative series is cut. */
import { SegmentedControl } from '@mantine/core';
import type { RelativePeriod } from '../../../../contract/analysis/when.ts';
import { RELATIVE_PERIODS } from '../../../../contract/filter-choices.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useAnalysis } from '../use-analysis.ts';

export function RelativeChoice({ period }: { period: RelativePeriod }) {
  const { t } = useTranslation(['analysis', 'app']);
  const { change } = useAnalysis();
  return (
    <SegmentedControl
      aria-label={t('relative.label')}
      size="xs"
      data={RELATIVE_PERIODS.map((value) => ({ value, label: t(`app:granularities.${value}`) }))}
      value={period}
      onChange={(value) => change({ relative: value === 'day' ? undefined : value })}
    />
  );
}
