/** The sources that the search finds, a page of them, with what they can be narrowed and ordered by. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Source } from '../../../../contract/sources.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { usePreferences } from '../../../lib/preferences.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { useSearchWords } from '../../../lib/use-search-words.ts';
import { FoundList } from '../../../ui/found-list.tsx';
import { ListChoice, ListTools } from '../../../ui/list-tools.tsx';
import { pagerWords } from '../../../ui/pager-words.ts';
import { findSources } from '../find-sources.ts';
import { SHOWN_STATES, SOURCE_SORTS } from '../list-choices.ts';
import { DEFAULT_SOURCE_ROWS, DEFAULT_SOURCE_SORT, type SourceListSearch } from '../list-search.ts';
import { useSourceName } from '../use-source-name.ts';
import { SourceCards } from './source-cards.tsx';
import { SourceTable } from './source-table.tsx';

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
  const { field, words, type, clear } = useSearchWords<SourceListSearch>('/sources');
  // The table needs so much beside an open menu.
  const isNarrow = useMediaQuery('(max-width: 1100px)');
  const { name = '', state, sort = DEFAULT_SOURCE_SORT } = search;
  const found = findSources(all, { text: name, state, sort }, useSourceName(), language);
  const List = isNarrow ? SourceCards : SourceTable;

  const nothing = {
    title: t('noMatchTitle'),
    text: t('noMatchText', { total: format.exact(all.length) }),
    wayOut: t('showAll'),
    onWayOut: () => clear({ state: undefined }),
  };
  return (
    <>
      <ListTools search={{ label: t('search'), words, onType: type, field }}>
        <ListChoice
          label={t('columns.state')}
          options={SHOWN_STATES}
          wordOf={(value) => t(`states.${value}`)}
          any={t('anyState')}
          chosen={state}
          onChoose={(value) => change({ state: value })}
        />
        <ListChoice
          label={t('sortBy')}
          options={SOURCE_SORTS}
          wordOf={(value) => t(`sorts.${value}`)}
          chosen={sort}
          onChoose={(value) => change({ sort: value === DEFAULT_SOURCE_SORT ? undefined : value })}
        />
      </ListTools>
      <FoundList
        found={found}
        place={search}
        usualRows={DEFAULT_SOURCE_ROWS}
        words={pagerWords(t)}
        nothing={nothing}
        onChange={change}
      >
        {(sources) => <List sources={sources} onRemove={onRemove} />}
      </FoundList>
    </>
  );
}
