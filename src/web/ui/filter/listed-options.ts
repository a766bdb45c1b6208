/** The choices of a list of the filter, most mentions first; `name` where the item itself is not what a person reads. */
import type { FilterOptions, OptionList } from '../../../contract/analysis/filter-options.ts';
import type { Language } from '../../i18n/resources.ts';

export type ListedFilter = 'authors' | 'excludeAuthors' | 'classifications' | 'ners' | 'domains' | 'tags';

/** The lists that have no end, in which those beyond the most frequent are looked for. */
export const SEARCHED: Partial<Record<ListedFilter, OptionList>> = {
  authors: 'authors',
  excludeAuthors: 'authors',
  ners: 'entities',
  domains: 'domains',
};

export interface ListedOption {
  /** As the filter names it. */
  item: string;
  count: number;
  name?: string;
}

export function listedOptions(options: FilterOptions, of: ListedFilter, language: Language): ListedOption[] {
  switch (of) {
    case 'authors':
    case 'excludeAuthors':
      return options.authors.map(({ mediaType, id, name, count }) => ({ item: `${mediaType}:${id}`, count, name }));
    case 'classifications':
      return options.classifications.map(({ label, count }) => ({ item: label, count }));
    case 'ners':
      return options.entities.map(({ key, name, chineseName, count }) => ({
        item: key,
        count,
        name: (language === 'en' ? null : chineseName) ?? name,
      }));
    case 'tags':
      return options.tags.map(({ tag, count }) => ({ item: tag, count }));
    case 'domains':
      return options.domains.map(({ domain, count }) => ({ item: domain, count }));
  }
}
