/** Names of the authors that a filter can be set to: an address holds ids only. Asked for only where the filter names authors. */
import { useMemo } from 'react';
import { useAnalysis } from './use-analysis.ts';
import { useFilterOptions } from './use-filter-options.ts';

/** The name of `media type:id`; undefined where it is not known. */
export function useAuthorNames(): (key: string) => string | undefined {
  const { search } = useAnalysis();
  const options = useFilterOptions(
    search.authors !== undefined || search.excludeAuthors !== undefined || search.repliesTo !== undefined,
  );
  const authors = options.data?.authors;
  return useMemo(() => {
    const names = new Map(authors?.map(({ mediaType, id, name }) => [`${mediaType}:${id}`, name]));
    return (key) => names.get(key);
  }, [authors]);
}
