/** The alerts that the search finds, a page of them, with what they can be narrowed and ordered by. */
import { Button, Select, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Alert } from '../../../../contract/alerts.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { usePreferences } from '../../../lib/preferences.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { pageOf } from '../../../ui/page-of.ts';
import { Pager } from '../../../ui/pager.tsx';
import { ALERT_SORTS, type AlertSort, findAlerts, SHOWN_STATES, type ShownState } from '../find-alerts.ts';
import { type AlertListSearch, DEFAULT_ALERT_ROWS, DEFAULT_ALERT_SORT } from '../list-search.ts';
import { useSearchWords } from '../use-search-words.ts';
import { AlertCards } from './alert-cards.tsx';
import { AlertTable } from './alert-table.tsx';
import styles from './found-alerts.module.css';

const ANY = 'any';
const SMALLEST_PAGE = LIMITS.rowsPerPage[0];

export function FoundAlerts({ all }: { all: readonly Alert[] }) {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const language = usePreferences((preferences) => preferences.language);
  const now = useNow();
  const search = useSearch({ from: '/alerts' });
  const { field, words, type, clear, change } = useSearchWords();
  // The table needs so much beside an open menu.
  const isNarrow = useMediaQuery('(max-width: 1180px)', false, { getInitialValueInEffect: false });
  const { name = '', state, sort = DEFAULT_ALERT_SORT } = search;
  const found = findAlerts(all, { text: name, state, sort }, now, language);
  const rows = search.rows ?? DEFAULT_ALERT_ROWS;
  const { page, pages, from, to } = pageOf(found.length, rows, search.page ?? 1);
  const List = isNarrow ? AlertCards : AlertTable;

  return (
    <>
      <div className={styles['tools']}>
        <TextInput
          className={styles['search'] ?? ''}
          aria-label={t('search')}
          placeholder={t('searchHint')}
          leftSection={<IconSearch size={16} aria-hidden />}
          type="search"
          ref={field}
          value={words}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <Select
          className={styles['choice'] ?? ''}
          aria-label={t('stateFilter')}
          data={[{ value: ANY, label: t('anyState') }, ...SHOWN_STATES.map((value) => ({ value, label: t(`states.${value}`) }))]}
          value={state ?? ANY}
          onChange={(value) => change({ state: value === ANY ? undefined : (value as ShownState) })}
          allowDeselect={false}
        />
        <Select
          className={styles['choice'] ?? ''}
          aria-label={t('sortBy')}
          data={ALERT_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          value={sort}
          onChange={(value) => change({ sort: value === DEFAULT_ALERT_SORT ? undefined : (value as AlertSort) })}
          allowDeselect={false}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState
          title={t('noMatchTitle')}
          text={t(`noMatchText.${name === '' ? 'state' : state === undefined ? 'words' : 'both'}`, {
            total: format.exact(all.length),
          })}
          action={
            <Button variant="default" onClick={clear}>
              {t('showAll')}
            </Button>
          }
        />
      ) : (
        <List alerts={found.slice(from - 1, to)} />
      )}
      {found.length > SMALLEST_PAGE && (
        <Pager
          page={page}
          pages={pages}
          rows={rows}
          shown={t('shown', { from: format.exact(from), to: format.exact(to), total: format.exact(found.length) })}
          words={{ pager: t('pager'), previousPage: t('previousPage'), nextPage: t('nextPage'), rowsPerPage: t('rowsPerPage') }}
          onPage={(wanted) => change({ page: wanted > 1 ? wanted : undefined })}
          onRows={(wanted) => change({ rows: wanted === DEFAULT_ALERT_ROWS ? undefined : (wanted as AlertListSearch['rows']) })}
        />
      )}
    </>
  );
}
