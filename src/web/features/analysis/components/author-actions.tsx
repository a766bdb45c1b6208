/** Puts an author into the filter of all tabs: him alone, or everybody else. */
import { ActionIcon, Menu } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import type { Influencer } from '../../../../contract/analysis/who.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { fromAddress, inAddress } from '../../../lib/filter-fields.ts';
import { IN_MAIN } from '../../../ui/in-main.ts';
import type { AnalysisSearch } from '../filter-search.ts';
import { useAnalysisPlace } from '../use-analysis.ts';

interface AuthorActionsProps {
  author: Pick<Influencer, 'id' | 'name' | 'mediaType'>;
  size?: 'sm' | 'md';
}

export function AuthorActions({ author, size = 'md' }: AuthorActionsProps) {
  const { t } = useTranslation('analysis');
  const { change } = useAnalysisPlace();
  const key = `${author.mediaType}:${author.id}`;
  const without = (now: AnalysisSearch, field: 'authors' | 'excludeAuthors') =>
    fromAddress(field, now[field]).filter((other) => other !== key);
  const only = () =>
    change((now) => ({
      authors: inAddress('authors', [key]),
      excludeAuthors: inAddress('excludeAuthors', without(now, 'excludeAuthors')),
    }));
  const leaveOut = () =>
    change((now) => ({
      authors: inAddress('authors', without(now, 'authors')),
      excludeAuthors: inAddress('excludeAuthors', [...without(now, 'excludeAuthors'), key]),
    }));
  return (
    <Menu position="bottom-end" withinPortal portalProps={IN_MAIN}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={size} aria-label={t('who.filter', { name: author.name })}>
          <IconFilter size={size === 'sm' ? 14 : 16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={only}>{t('who.only')}</Menu.Item>
        <Menu.Item onClick={leaveOut}>{t('who.without')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
