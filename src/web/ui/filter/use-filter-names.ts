/** What people call the authors and names that the filter is set to: an address holds what a filter names them by. */
import { useMemo } from 'react';
import type { AskedOptions, FilterOptions, OptionList } from '../../../contract/analysis/filter-options.ts';
import { fromAddress, NARROWING_KEYS, type NarrowingKey, narrowingBy } from '../../lib/filter-fields.ts';
import { usePreferences } from '../../lib/preferences.ts';
import { listedOptions } from './listed-options.ts';
import { useFilter } from './use-filter.ts';
import { useUnitedOptions } from './use-filter-options.ts';

/** The name of an item of the field; undefined where it is not known. Asked for only where such a field is set. */
export function useFilterNames(): (key: NarrowingKey, item: string) => string | undefined {
  const { search } = useFilter();
  const language = usePreferences((preferences) => preferences.language);
  const { authors, excludeAuthors, repliesTo, ners } = search;
  const people = useSet('authors', { authors, excludeAuthors, repliesTo });
  const named = useSet('ners', { ners });
  return useMemo(() => {
    const namesOf = (options: FilterOptions | null, of: 'authors' | 'ners') =>
      new Map(options && listedOptions(options, of, language).map(({ item, name }) => [item, name]));
    const [authorNames, entityNames] = [namesOf(people, 'authors'), namesOf(named, 'ners')];
    return (key, item) => (key === 'ners' ? entityNames : authorNames).get(item);
  }, [people, named, language]);
}

const LISTS = { authors: 'authors', ners: 'entities' } as const satisfies Partial<Record<NarrowingKey, OptionList>>;

/** What is set, however seldom it is and whenever it was: just the mentions that have it are counted. */
function useSet(of: keyof typeof LISTS, fields: Partial<Record<NarrowingKey, string | undefined>>): FilterOptions | null {
  const set = NARROWING_KEYS.flatMap((key) => fromAddress(key, fields[key])).join('\n');
  const asked = useMemo(
    (): AskedOptions | null => (set === '' ? null : { ...narrowingBy(of, set.split('\n')), lists: [LISTS[of]] }),
    [of, set],
  );
  return useUnitedOptions(asked).data;
}
