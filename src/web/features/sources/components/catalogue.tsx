/** Well-known feeds to begin with, by where they are from, each followed with one click. */
import { Button, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SOURCE_CATALOGUE } from '../../../../contract/source-catalogue.ts';
import type { Source } from '../../../../contract/sources.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { catalogueSections } from '../catalogue.ts';
import { useFollow } from '../use-follow.ts';
import styles from './catalogue.module.css';
import { CatalogueSectionPanel } from './catalogue-section.tsx';

export function Catalogue({ sources }: { sources: readonly Source[] }) {
  const { t } = useTranslation('sources');
  const format = useFormat();
  const search = useSearch({ from: '/sources' });
  const navigate = useNavigate({ from: '/sources' });
  const [text, setText] = useState(search.name ?? '');
  const searchFor = useDebouncedCallback(
    (name: string) =>
      void navigate({ search: (now) => ({ ...now, name: name.trim() || undefined }), replace: true, resetScroll: false }),
    150,
  );
  const type = (typed: string) => {
    setText(typed);
    searchFor(typed);
  };
  const following = useFollow(sources);
  const sections = catalogueSections(search.name ?? '');
  return (
    <>
      <p className={styles['about']}>{t('catalogue.about')}</p>
      <TextInput
        className={styles['search'] ?? ''}
        aria-label={t('catalogue.search')}
        placeholder={t('catalogue.search')}
        leftSection={<IconSearch size={16} aria-hidden />}
        type="search"
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {sections.length === 0 && (
        <EmptyState
          title={t('noMatchTitle')}
          text={t('catalogue.noMatchText', { total: format.exact(SOURCE_CATALOGUE.length), text: search.name })}
          action={
            <Button variant="default" onClick={() => type('')}>
              {t('catalogue.clear')}
            </Button>
          }
        />
      )}
      {sections.map((section) => (
        <CatalogueSectionPanel key={section.region} section={section} following={following} />
      ))}
    </>
  );
}
