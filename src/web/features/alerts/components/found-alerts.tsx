/** The alerts that the search finds, a page of them, with what they can be narrowed and ordered by. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Alert } from '../../../../contract/alerts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { usePreferences } from '../../../lib/preferences.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useSearchWords } from '../../../lib/use-search-words.ts';
import { FoundList } from '../../../ui/found-list.tsx';
import { ListChoice, ListTools } from '../../../ui/list-tools.tsx';
import { pagerWords } from '../../../ui/pager-words.ts';
import { findAlerts } from '../find-alerts.ts';
import { ALERT_SORTS, SHOWN_STATES } from '../list-choices.ts';
import { type AlertListSearch, DEFAULT_ALERT_ROWS, DEFAULT_ALERT_SORT } from '../list-search.ts';
import { AlertCards } from './alert-cards.tsx';
import { AlertTable } from './alert-table.tsx';

export function FoundAlerts({ all }: { all: readonly Alert[] }) {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const language = usePreferences((preferences) => preferences.language);
  const now = useNow();
  const search = useSearch({ from: '/alerts' });
  const navigate = useNavigate({ from: '/alerts' });
  const change = (changes: Partial<AlertListSearch>) =>
    void navigate({ search: (now) => ({ ...now, page: undefined, ...changes }), replace: true, resetScroll: false });
  const { field, words, type, clear } = useSearchWords<AlertListSearch>('/alerts');
  // The table needs so much beside an open menu.
  const isNarrow = useMediaQuery('(max-width: 1180px)');
  const { name = '', state, sort = DEFAULT_ALERT_SORT } = search;
  const found = findAlerts(all, { text: name, state, sort }, now, language);
  const List = isNarrow ? AlertCards : AlertTable;

  const nothing = {
    title: t('noMatchTitle'),
    text: t(`noMatchText.${name === '' ? 'state' : state === undefined ? 'words' : 'both'}`, {
      count: all.length,
      total: format.exact(all.length),
    }),
    wayOut: t('showAll'),
    onWayOut: () => clear({ state: undefined }),
  };
  return (
    <>
      <ListTools search={{ label: t('search'), hint: t('searchHint'), words, onType: type, field }}>
        <ListChoice
          label={t('stateFilter')}
          options={SHOWN_STATES}
          wordOf={(value) => t(`states.${value}`)}
          any={t('anyState')}
          chosen={state}
          onChoose={(value) => change({ state: value })}
        />
        <ListChoice
          label={t('sortBy')}
          options={ALERT_SORTS}
          wordOf={(value) => t(`sorts.${value}`)}
          chosen={sort}
          onChoose={(value) => change({ sort: value === DEFAULT_ALERT_SORT ? undefined : value })}
        />
      </ListTools>
      <FoundList
        found={found}
        place={search}
        usualRows={DEFAULT_ALERT_ROWS}
        words={pagerWords(t)}
        nothing={nothing}
        onChange={change}
      >
        {(alerts) => <List alerts={alerts} />}
      </FoundList>
    </>
  );
}
