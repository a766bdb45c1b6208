/** What people call the authors and names that the filter is set to: an address holds what a filter names them by. */
import { useMemo } from 'react';
import type { AskedOptions } from '../../../contract/analysis/filter-options.ts';
import { fromAddress, type NarrowingKey, narrowingBy } from '../../lib/filter-fields.ts';
import { usePreferences } from '../../lib/preferences.ts';
import { listedOptions } from './listed-options.ts';
import { useFilter } from './use-filter.ts';
import { useFilterOptions, useUnitedOptions } from './use-filter-options.ts';

/** The name of an item of the field; undefined where it is not known. Asked for only where such a field is set. */
export function useFilterNames(): (key: NarrowingKey, item: string) => string | undefined {
  const { search } = useFilter();
  const language = usePreferences((preferences) => preferences.language);
  const authors = useSetAuthors();
  const options = useFilterOptions(search.ners !== undefined).data;
  return useMemo(() => {
    const entities = new Map(options && listedOptions(options, 'ners', language).map(({ item, name }) => [item, name]));
    const people = new Map(authors && listedOptions(authors, 'authors', language).map(({ item, name }) => [item, name]));
    return (key, item) => (key === 'ners' ? entities : people).get(item);
  }, [options, authors, language]);
}

/** Whoever is set, however seldom he writes and whenever he did: just these are counted. */
function useSetAuthors() {
  const { search } = useFilter();
  const { authors, excludeAuthors, repliesTo } = search;
  const asked = useMemo(() => {
    const set = Object.entries({ authors, excludeAuthors, repliesTo }).flatMap(([key, field]) =>
      fromAddress(key as NarrowingKey, field),
    );
    const narrowing = narrowingBy('authors', set);
    return narrowing.authors ? ({ ...narrowing, lists: ['authors'] } satisfies AskedOptions) : null;
  }, [authors, excludeAuthors, repliesTo]);
  return useUnitedOptions(asked).data;
}
