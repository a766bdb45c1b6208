/** Narrows all tabs to what a row counts. */
import { ActionIcon } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/shown-words.ts';
import type { Narrowing } from '../../../lib/filter-fields.ts';
import { narrowingOf, searchOf } from '../../../lib/filter-search.ts';
import { Tip } from '../../../ui/tip.tsx';
import { useAnalysis } from '../use-analysis.ts';

/** What the filter says of the same field is replaced: "any of both" would be more than these. */
export function OnlyThese({ name, bucket }: { name: string; bucket: Narrowing }) {
  const { t } = useTranslation('analysis');
  const { search, change } = useAnalysis();
  const label = t('counted.only', { name });
  return (
    <Tip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={label}
        onClick={() => change(searchOf({ ...narrowingOf(search), ...bucket }))}
      >
        <IconFilter size={16} aria-hidden />
      </ActionIcon>
    </Tip>
  );
}
