/** Puts an author into the filter of all tabs: him alone, or everybody else. */
import { ActionIcon, Menu } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Influencer } from '../../../../contract/analysis/who.ts';
import { authorBucket } from '../author-buckets.ts';
import { authorKeys, authorsOf } from '../filter-fields.ts';
import { narrowingOf, searchOf } from '../filter-search.ts';
import { useAnalysis } from '../use-analysis.ts';

export function AuthorActions({ author }: { author: Influencer }) {
  const { t } = useTranslation('analysis');
  const { search, change } = useAnalysis();
  const { authors } = authorBucket(author);
  const leaveOut = () => {
    const left = narrowingOf(search).excludeAuthors ?? {};
    change(searchOf({ excludeAuthors: authorsOf([...authorKeys(left), ...authorKeys(authors ?? {})]) }));
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('who.filter', { name: author.name })}>
          <IconFilter size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => change(searchOf({ authors }))}>{t('who.only')}</Menu.Item>
        <Menu.Item onClick={leaveOut}>{t('who.without')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
