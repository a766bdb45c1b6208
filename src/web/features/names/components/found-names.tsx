/** The names that the search finds, a page of them, with the search where there are more than one sees at once. */
import { useDebouncedCallback } from '@mantine/hooks';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { OwnEntity } from '../../../../contract/entities.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { usePreferences } from '../../../lib/preferences.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { FoundList } from '../../../ui/found-list.tsx';
import { pagerWords } from '../../../ui/pager-words.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { findNames } from '../find-names.ts';
import { DEFAULT_NAME_ROWS, type NameListSearch } from '../list-search.ts';
import styles from './found-names.module.css';
import { NameTable } from './name-table.tsx';

/** Fewer are found at a glance. */
const SEARCHED_FROM = 8;

export function FoundNames({ all, onEdit }: { all: readonly OwnEntity[]; onEdit: (name: OwnEntity) => void }) {
  const { t } = useTranslation('names');
  const format = useFormat();
  const language = usePreferences((preferences) => preferences.language);
  const search = useSearch({ from: '/names' });
  const navigate = useNavigate({ from: '/names' });
  const change = (changes: Partial<NameListSearch>) =>
    void navigate({ search: (now) => ({ ...now, page: undefined, ...changes }), replace: true, resetScroll: false });
  const [text, setText] = useState(search.name ?? '');
  const searchFor = useDebouncedCallback((name: string) => change({ name: name.trim() || undefined }), 150);
  const type = (typed: string) => {
    setText(typed);
    searchFor(typed);
  };
  const found = findNames(all, search.name ?? '', language);
  const hasSearch = all.length >= SEARCHED_FROM || text !== '';
  const nothing = {
    title: t('noMatchTitle'),
    text: t('noMatchText', { total: format.exact(all.length), text: search.name }),
    wayOut: t('clearSearch'),
    onWayOut: () => type(''),
  };
  return (
    <>
      {hasSearch && <SearchField className={styles['search']} label={t('search')} words={text} onType={type} />}
      <FoundList
        found={found}
        place={search}
        usualRows={DEFAULT_NAME_ROWS}
        words={pagerWords(t)}
        nothing={nothing}
        onChange={change}
      >
        {(names) => <NameTable names={names} onEdit={onEdit} />}
      </FoundList>
    </>
  );
}
