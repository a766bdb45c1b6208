/** The sources that the search finds, a page of them, with what they can be narrowed and ordered by. */
import { Button, Select, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Source } from '../../../../contract/sources.ts';
import { usePreferences } from '../../../lib/preferences.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { pageOf } from '../../../ui/page-of.ts';
import { Pager } from '../../../ui/pager.tsx';
import { findSources, SHOWN_STATES, type ShownState, SOURCE_SORTS, type SourceSort } from '../find-sources.ts';
import { DEFAULT_SOURCE_ROWS, DEFAULT_SOURCE_SORT, type SourceListSearch } from '../list-search.ts';
import { useSearchWords } from '../use-search-words.ts';
import { useSourceName } from '../use-source-name.ts';
import styles from './found-sources.module.css';
import { SourceCards } from './source-cards.tsx';
import { SourceTable } from './source-table.tsx';

const ANY = 'any';
const SMALLEST_PAGE = 10;

export interface FoundSourcesProps {
  all: readonly Source[];
  onRemove: (source: Source) => void;
}

export function FoundSources({ all, onRemove }: FoundSourcesProps) {
  const { t } = useTranslation('sources');
  const format = useFormat();
  const language = usePreferences((preferences) => preferences.language);
  const search = useSearch({ from: '/sources' });
  const navigate = useNavigate({ from: '/sources' });
  const change = (changes: Partial<SourceListSearch>) =>
    void navigate({ search: (now) => ({ ...now, page: undefined, ...changes }), replace: true, resetScroll: false });
  const { field, words, type, clear } = useSearchWords();
  // The table needs so much beside an open menu.
  const isNarrow = useMediaQuery('(max-width: 1100px)', false, { getInitialValueInEffect: false });
  const { name = '', state, sort = DEFAULT_SOURCE_SORT } = search;
  const found = findSources(all, { text: name, state, sort }, useSourceName(), language);
  const rows = search.rows ?? DEFAULT_SOURCE_ROWS;
  const { page, pages, from, to } = pageOf(found.length, rows, search.page ?? 1);
  const List = isNarrow ? SourceCards : SourceTable;

  return (
    <>
      <div className={styles['tools']}>
        <TextInput
          className={styles['search'] ?? ''}
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<IconSearch size={16} aria-hidden />}
          type="search"
          ref={field}
          value={words}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <Select
          className={styles['choice'] ?? ''}
          aria-label={t('columns.state')}
          data={[{ value: ANY, label: t('anyState') }, ...SHOWN_STATES.map((value) => ({ value, label: t(`states.${value}`) }))]}
          value={state ?? ANY}
          onChange={(value) => change({ state: value === ANY ? undefined : (value as ShownState) })}
          allowDeselect={false}
        />
        <Select
          className={styles['choice'] ?? ''}
          aria-label={t('sortBy')}
          data={SOURCE_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          value={sort}
          onChange={(value) => change({ sort: value === DEFAULT_SOURCE_SORT ? undefined : (value as SourceSort) })}
          allowDeselect={false}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState
          title={t('noMatchTitle')}
          text={t('noMatchText', { total: format.exact(all.length) })}
          action={
            <Button variant="default" onClick={() => clear({ state: undefined })}>
              {t('showAll')}
            </Button>
          }
        />
      ) : (
        <List sources={found.slice(from - 1, to)} onRemove={onRemove} />
      )}
      {found.length > SMALLEST_PAGE && (
        <Pager
          page={page}
          pages={pages}
          rows={rows}
          shown={t('shown', { from: format.exact(from), to: format.exact(to), total: format.exact(found.length) })}
          words={{ pager: t('pager'), previousPage: t('previousPage'), nextPage: t('nextPage'), rowsPerPage: t('rowsPerPage') }}
          onPage={(wanted) => change({ page: wanted > 1 ? wanted : undefined })}
          onRows={(wanted) => change({ rows: wanted === DEFAULT_SOURCE_ROWS ? undefined : (wanted as SourceListSearch['rows']) })}
        />
      )}
    </>
  );
}
