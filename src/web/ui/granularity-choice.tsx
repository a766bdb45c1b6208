/** By how long a time something is counted; only what its window can be counted by is offered. */
import { Select } from '@mantine/core';
import type { Granularity } from '../../contract/filter.ts';
import { useTranslation } from '../i18n/shown-words.ts';
import { isGranularity, possibleGranularities } from '../lib/granularities.ts';

interface Measured {
  startDate: string;
  endDate: string;
  timezone: string;
  granularity: Granularity;
}

export function GranularityChoice({ of, onChange }: { of: Measured; onChange: (granularity: Granularity) => void }) {
  const { t } = useTranslation('app');
  const possible = possibleGranularities(of, of.timezone);
  return (
    <Select
      aria-label={t('groupBy')}
      size="xs"
      w={86}
      data={possible.map((value) => ({ value, label: t(`granularities.${value}`) }))}
      value={of.granularity}
      onChange={(value) => value && isGranularity(value) && onChange(value)}
      allowDeselect={false}
    />
  );
}
