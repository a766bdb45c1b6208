/** Puts an author into the filter of all tabs: him alone, or everybody else. */
import { ActionIcon, Menu } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Influencer } from '../../../../contract/analysis/who.ts';
import { fromAddress, inAddress } from '../../../lib/filter-fields.ts';
import { useAnalysis } from '../use-analysis.ts';

interface AuthorActionsProps {
  author: Pick<Influencer, 'id' | 'name' | 'mediaType'>;
  size?: 'sm' | 'md';
}

export function AuthorActions({ author, size = 'md' }: AuthorActionsProps) {
  const { t } = useTranslation('analysis');
  const { search, change } = useAnalysis();
  const key = `${author.mediaType}:${author.id}`;
  const leftOut = fromAddress('excludeAuthors', search.excludeAuthors);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={size} aria-label={t('who.filter', { name: author.name })}>
          <IconFilter size={size === 'sm' ? 14 : 16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => change({ authors: inAddress('authors', [key]) })}>{t('who.only')}</Menu.Item>
        <Menu.Item onClick={() => change({ excludeAuthors: inAddress('excludeAuthors', [...leftOut, key]) })}>
          {t('who.without')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
