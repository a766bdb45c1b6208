/** What the chart over time shows, and by how long a time. */
import { SegmentedControl, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Granularity } from '../../../../contract/filter.ts';
import { type AnalysisSearch, isGranularity } from '../filter-search.ts';
import { possibleGranularities } from '../model.ts';
import type { OverTimeView } from '../over-time-data.ts';

const VIEWS = ['volume', 'share', 'score'] as const satisfies readonly OverTimeView[];

interface ChoiceProps {
  onChange: (changes: Partial<AnalysisSearch>) => void;
}

interface Measured {
  startDate: string;
  endDate: string;
  timezone: string;
  granularity: Granularity;
}

export function ViewChoice({ view, onChange }: ChoiceProps & { view: OverTimeView }) {
  const { t } = useTranslation('analysis');
  return (
    <SegmentedControl
      aria-label={t('overTimeViews.label')}
      size="xs"
      data={VIEWS.map((value) => ({ value, label: t(`overTimeViews.${value}`) }))}
      value={view}
      onChange={(value) => onChange({ view: value === 'volume' ? undefined : value })}
    />
  );
}

export function GranularityChoice({ of, onChange }: ChoiceProps & { of: Measured }) {
  const { t } = useTranslation(['analysis', 'app']);
  const possible = possibleGranularities(of, of.timezone);
  return (
    <Select
      aria-label={t('overTime.granularity')}
      size="xs"
      w={86}
      data={possible.map((value) => ({ value, label: t(`app:granularities.${value}`) }))}
      value={of.granularity}
      onChange={(value) => value && isGranularity(value) && onChange({ granularity: value })}
      allowDeselect={false}
    />
  );
}
