/** What the bar has no room for: words within the posts, copies, and who, what and where, each with its mentions. */
import { Button, Checkbox, Drawer, Stack } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/shown-words.ts';
import { itemsOf, type NarrowingKey } from '../../lib/filter-fields.ts';
import { narrowingOf } from '../../lib/filter-search.ts';
import { LoadError } from '../load-error.tsx';
import styles from './filter-bar.module.css';
import { FilterList } from './filter-list.tsx';
import { TextFilter } from './text-filter.tsx';
import { useFilter } from './use-filter.ts';
import { useFilterOptions } from './use-filter-options.ts';

/** Lists that are set here, in the order shown; what else narrows comes from figures that were opened. */
const LISTS = ['authors', 'excludeAuthors', 'classifications', 'ners', 'domains', 'tags'] as const;
const HERE = [...LISTS, 'text'] as const satisfies readonly NarrowingKey[];

export function MoreFilters() {
  const { t } = useTranslation(['analysis', 'app']);
  const { search, change } = useFilter();
  const [opened, setOpened] = useState(false);
  const options = useFilterOptions(opened);
  const narrowing = narrowingOf(search);
  const set = HERE.reduce((sum, key) => sum + itemsOf(narrowing, key).length, search.copies ? 1 : 0);
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
      <Drawer
        opened={opened}
        onClose={() => setOpened(false)}
        position="right"
        size={420}
        title={t('filter.more')}
        classNames={{ title: styles['drawer-title'] ?? '' }}
        closeButtonProps={{ 'aria-label': t('app:close') }}
      >
        <Stack gap="lg">
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
      </Drawer>
    </>
  );
}
