/** The names that the search finds, a page of them, with the search where there are more than one sees at once. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { OwnEntity } from '../../../../contract/entities.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { usePreferences } from '../../../lib/preferences.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useSearchWords } from '../../../lib/use-search-words.ts';
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
  const { field, words, type, clear } = useSearchWords('/names');
  const found = findNames(all, search.name ?? '', language);
  // A field that was there once stays: clearing it gives it the focus.
  const [wasSearched, setWasSearched] = useState(false);
  if (words !== '' && !wasSearched) setWasSearched(true);
  const hasSearch = all.length >= SEARCHED_FROM || wasSearched;
  const nothing = {
    title: t('noMatchTitle'),
    text: t('noMatchText', { total: format.exact(all.length), text: search.name }),
    wayOut: t('clearSearch'),
    onWayOut: () => clear(),
  };
  return (
    <>
      {hasSearch && <SearchField className={styles['search']} label={t('search')} words={words} onType={type} field={field} />}
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
