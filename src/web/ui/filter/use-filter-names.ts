/** What people call the authors and names that the filter is set to: an address holds what a filter names them by. */
import { useMemo } from 'react';
import type { NarrowingKey } from '../../lib/filter-fields.ts';
import { usePreferences } from '../../lib/preferences.ts';
import { listedOptions } from './listed-options.ts';
import { useFilter } from './use-filter.ts';
import { useFilterOptions } from './use-filter-options.ts';

/** The name of an item of the field; undefined where it is not among the most frequent. Asked for only where such a field is set. */
export function useFilterNames(): (key: NarrowingKey, item: string) => string | undefined {
  const { search } = useFilter();
  const language = usePreferences((preferences) => preferences.language);
  const { authors, excludeAuthors, repliesTo, ners } = search;
  const options = useFilterOptions([authors, excludeAuthors, repliesTo, ners].some((field) => field !== undefined)).data;
  return useMemo(() => {
    const namesOf = (list: 'authors' | 'ners') =>
      new Map(options && listedOptions(options, list, language).map(({ item, name }) => [item, name]));
    const [people, entities] = [namesOf('authors'), namesOf('ners')];
    return (key, item) => (key === 'ners' ? entities : people).get(item);
  }, [options, language]);
}
