/** What the chart over time shows. */
import { SegmentedControl } from '@mantine/core';
import { useTranslation } from '../../../i18n/shown-words.ts';
import type { AnalysisSearch } from '../filter-search.ts';
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
