/** What the controls of the filter bar set: the filter of the page that has the bar, whichever page it is. */
import { createContext, useContext } from 'react';
import type { MessageKey } from '../../../contract/errors.ts';
import type { Topic } from '../../../contract/topics.ts';
import type { FilterSearch } from '../../lib/filter-search.ts';

export interface FilterPlace {
  /** Whose mentions are filtered. */
  topics: readonly Pick<Topic, 'id' | 'starts_at' | 'ends_at' | 'mediaTypes'>[];
  /** Set where not the mentions of topics are filtered, but all that is collected and matches it. */
  query?: string;
  search: FilterSearch;
  /** `same`: Back goes to where it would have gone before. */
  change(changes: Partial<FilterSearch>, step?: 'new' | 'same'): void;
  /** What the server says of the text that is looked for, where it refused it. */
  textRefusal: MessageKey | undefined;
}

export const FilterContext = createContext<FilterPlace | null>(null);

export function useFilter(): FilterPlace {
  const place = useContext(FilterContext);
  if (!place) throw new Error('a control of the filter stands outside the bar');
  return place;
}
