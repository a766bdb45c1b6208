/** What the bar has no room for: words within the posts, copies, and who, what and where, each with its mentions. */
import { Button, Checkbox, Stack } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/shown-words.ts';
import { itemsOf, type NarrowingKey } from '../../lib/filter-fields.ts';
import { narrowingOf } from '../../lib/filter-search.ts';
import { LoadError } from '../load-error.tsx';
import { SidePanel } from '../side-panel.tsx';
import styles from './filter-bar.module.css';
import { FilterList } from './filter-list.tsx';
import { QUICK, QuickFilters } from './quick-filters.tsx';
import { TextFilter } from './text-filter.tsx';
import { useFilter } from './use-filter.ts';
import { useFilterOptions } from './use-filter-options.ts';

/** Lists that are set here, in the order shown; what else narrows comes from figures that were opened. */
const LISTS = ['authors', 'excludeAuthors', 'classifications', 'ners', 'domains', 'tags'] as const;
const HERE = [...LISTS, 'text'] as const satisfies readonly NarrowingKey[];

interface MoreFiltersProps {
  /** The bar has no room for what is set most often either. */
  hasQuick: boolean;
}

export function MoreFilters({ hasQuick }: MoreFiltersProps) {
  const { t } = useTranslation(['analysis', 'app']);
  const { search, change } = useFilter();
  const [opened, setOpened] = useState(false);
  const options = useFilterOptions(opened);
  const narrowing = narrowingOf(search);
  const keys = hasQuick ? [...QUICK, ...HERE] : HERE;
  const others = [search.copies, hasQuick && search.mention].filter(Boolean).length;
  const set = keys.reduce((sum, key) => sum + itemsOf(narrowing, key).length, others);
  return (
    <>
      <Button
        variant="default"
        className={styles['more'] ?? ''}
        leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
        data-set={set > 0 || undefined}
        aria-haspopup="dialog"
        data-act="filter"
        onClick={() => setOpened(true)}
      >
        {set > 0 ? t('filter.moreSet', { count: set }) : t('filter.more')}
      </Button>
      <SidePanel opened={opened} onClose={() => setOpened(false)} size={420} title={t('filter.more')}>
        <Stack gap="lg">
          {hasQuick && <QuickFilters />}
          <TextFilter />
          <Checkbox
            label={t('filter.withoutCopies')}
            description={t('filter.copiesHint')}
            checked={search.copies === 'without'}
            onChange={(event) => change({ copies: event.currentTarget.checked ? 'without' : undefined })}
          />
          {options.error && <LoadError of={options} minHeight={0} />}
          {LISTS.map((key) => (
            <FilterList key={key} of={key} options={options} />
          ))}
        </Stack>
      </SidePanel>
    </>
  );
}
