/** What the filter can be set to, with how often, over the whole period of the page: the same whatever is set, so that more can be added. */
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { getFilterOptions } from '../../../contract/analysis/endpoints.ts';
import type { AskedOptions, FilterOptions, OptionList } from '../../../contract/analysis/filter-options.ts';
import { querySearchOptions } from '../../../contract/post-search.ts';
import { addressInput } from '../../lib/address-input.ts';
import { type Called, useRequest, useRequestOfEach } from '../../lib/call.ts';
import { periodOf } from '../../lib/filter-period.ts';
import { useTimezone } from '../../lib/organisation.ts';
import { useToday } from '../../lib/use-today.ts';
import { unitedOptions } from './united-options.ts';
import { useFilter } from './use-filter.ts';

/** null until they are there. Not `wanted`, nothing is asked. */
export function useFilterOptions(wanted: boolean): Called<FilterOptions | null> {
  const period = usePeriod();
  return useUnitedOptions(wanted ? period : null);
}

/** Milliseconds. */
const TYPING_PAUSE = 250;

/** Of one list also those beyond the most frequent, by a part of their names; null while nothing is looked for, or nothing found yet. */
export function useFoundOptions(list: OptionList | undefined, typed: string): Called<FilterOptions | null> {
  const period = usePeriod();
  const [search] = useDebouncedValue(typed.trim(), TYPING_PAUSE);
  const asked = useMemo(
    () => (list === undefined || search === '' ? null : { ...period, lists: [list], search }),
    [period, list, search],
  );
  const found = useUnitedOptions(asked);
  return search === typed.trim() && !found.stale ? found : { ...found, data: null };
}

/** Those of all topics of the page, or of its query. Keep `asked` stable between renders (useMemo). */
export function useUnitedOptions(asked: AskedOptions | null): Called<FilterOptions | null> {
  const { topics, query } = useFilter();
  const ids = topics.map(({ id }) => id).join();
  const inputs = useMemo(
    () => (asked && query === undefined ? ids.split(',').map((id) => addressInput(id, asked)) : null),
    [ids, asked, query],
  );
  const searched = useMemo(() => (asked && query !== undefined ? { query, filter: asked } : null), [asked, query]);
  const found = useRequest(querySearchOptions, searched, { neutral: null, keepLast: true });
  const answer = useRequestOfEach(getFilterOptions, inputs, { neutral: null, keepLast: true });
  const data = useMemo(() => answer.data && unitedOptions(answer.data.map((options) => options.data)), [answer.data]);
  return query === undefined ? { ...answer, data } : { ...found, data: found.data?.data ?? null };
}

function usePeriod() {
  const { search } = useFilter();
  const today = useToday();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const { period, from, to } = search;
  return useMemo(() => periodOf({ period, from, to }, today, timezone), [period, from, to, today, timezone]);
}
