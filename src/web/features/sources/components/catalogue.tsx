/** Well-known feeds to begin with, by where they are from, each followed with one click. */
import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { SOURCE_CATALOGUE } from '../../../../contract/source-catalogue.ts';
import type { Source } from '../../../../contract/sources.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useSearchWords } from '../../../lib/use-search-words.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { catalogueSections } from '../catalogue.ts';
import { useFollow } from '../use-follow.ts';
import styles from './catalogue.module.css';
import { CatalogueSectionPanel } from './catalogue-section.tsx';

export function Catalogue({ sources }: { sources: readonly Source[] }) {
  const { t } = useTranslation('sources');
  const format = useFormat();
  const { name = '' } = useSearch({ from: '/sources' });
  const { field, words, type, clear } = useSearchWords('/sources');
  const following = useFollow(sources);
  const sections = catalogueSections(name);
  return (
    <>
      <p className={styles['about']}>{t('catalogue.about')}</p>
      <SearchField className={styles['search']} label={t('catalogue.search')} words={words} onType={type} field={field} />
      {sections.length === 0 && (
        <EmptyState
          icon={<IconSearchOff size={40} stroke={1.25} />}
          title={t('noMatchTitle')}
          text={t('catalogue.noMatchText', { total: format.exact(SOURCE_CATALOGUE.length), text: name })}
          action={
            <Button variant="default" onClick={() => clear()}>
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
