/** The names that the search finds, a page of them, with the search where there are more than one sees at once. */
import { Button, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnEntity } from '../../../../contract/entities.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { usePreferences } from '../../../lib/preferences.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { pageOf } from '../../../ui/page-of.ts';
import { Pager } from '../../../ui/pager.tsx';
import { findNames } from '../find-names.ts';
import { DEFAULT_NAME_ROWS, type NameListSearch } from '../list-search.ts';
import styles from './found-names.module.css';
import { NameTable } from './name-table.tsx';

/** Fewer are found at a glance. */
const SEARCHED_FROM = 8;
const SMALLEST_PAGE = LIMITS.rowsPerPage[0];

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
  const rows = search.rows ?? DEFAULT_NAME_ROWS;
  const { page, pages, from, to } = pageOf(found.length, rows, search.page ?? 1);
  const hasSearch = all.length >= SEARCHED_FROM || text !== '';
  return (
    <>
      {hasSearch && (
        <TextInput
          className={styles['search'] ?? ''}
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<IconSearch size={16} aria-hidden />}
          type="search"
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
        />
      )}
      {found.length === 0 ? (
        <EmptyState
          title={t('noMatchTitle')}
          text={t('noMatchText', { total: format.exact(all.length), text: search.name })}
          action={
            <Button variant="default" onClick={() => type('')}>
              {t('clearSearch')}
            </Button>
          }
        />
      ) : (
        <NameTable names={found.slice(from - 1, to)} onEdit={onEdit} />
      )}
      {found.length > SMALLEST_PAGE && (
        <Pager
          page={page}
          pages={pages}
          rows={rows}
          shown={t('shown', { from: format.exact(from), to: format.exact(to), total: format.exact(found.length) })}
          words={{ pager: t('pager'), previousPage: t('previousPage'), nextPage: t('nextPage'), rowsPerPage: t('rowsPerPage') }}
          onPage={(wanted) => change({ page: wanted > 1 ? wanted : undefined })}
          onRows={(wanted) => change({ rows: wanted === DEFAULT_NAME_ROWS ? undefined : (wanted as NameListSearch['rows']) })}
        />
      )}
    </>
  );
}
