/** What the chart over time shows, and by how long a time. */
import { SegmentedControl, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Overview } from '../../../../contract/analysis/overview.ts';
import { type AnalysisSearch, isGranularity } from '../filter-search.ts';
import { possibleGranularities } from '../model.ts';
import type { OverTimeView } from '../over-time-data.ts';

const VIEWS = ['volume', 'share', 'score'] as const satisfies readonly OverTimeView[];

interface ChoiceProps {
  onChange: (changes: Partial<AnalysisSearch>) => void;
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

export function GranularityChoice({ overview, onChange }: ChoiceProps & { overview: Overview }) {
  const { t } = useTranslation(['analysis', 'app']);
  const possible = possibleGranularities(overview, overview.timezone);
  return (
    <Select
      aria-label={t('overTime.granularity')}
      size="xs"
      w={110}
      data={possible.map((value) => ({ value, label: t(`app:granularities.${value}`) }))}
      value={overview.granularity}
      onChange={(value) => value && isGranularity(value) && onChange({ granularity: value })}
      allowDeselect={false}
    />
  );
}
