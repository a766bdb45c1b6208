/** What the filter can be set to, with how often, over the whole period of the page: the same whatever is set, so that more can be added. */
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { getFilterOptions } from '../../../contract/analysis/endpoints.ts';
import type { FilterOptions, OptionList } from '../../../contract/analysis/filter-options.ts';
import { addressInput } from '../../lib/address-input.ts';
import { type Called, useRequest } from '../../lib/call.ts';
import { periodOf } from '../../lib/filter-period.ts';
import { useTimezone } from '../../lib/organisation.ts';
import { useToday } from '../../lib/use-today.ts';
import { useAnalysis } from './use-analysis.ts';

/** null until they are there. Not `wanted`, nothing is asked. */
export function useFilterOptions(wanted: boolean): Called<FilterOptions | null> {
  const { id } = useAnalysis();
  const period = usePeriod();
  const input = useMemo(() => addressInput(id, period), [id, period]);
  return useOptions(wanted ? input : null);
}

/** Milliseconds. */
const TYPING_PAUSE = 250;

/** Of one list also those beyond the most frequent, by a part of their names; null while nothing is looked for, or nothing found yet. */
export function useFoundOptions(list: OptionList | undefined, typed: string): Called<FilterOptions | null> {
  const { id } = useAnalysis();
  const period = usePeriod();
  const [search] = useDebouncedValue(typed.trim(), TYPING_PAUSE);
  const input = useMemo(() => {
    if (list === undefined || search === '') return null;
    return addressInput(id, { ...period, lists: [list], search });
  }, [id, period, list, search]);
  const found = useOptions(input);
  return search === typed.trim() && !found.stale ? found : { ...found, data: null };
}

function usePeriod() {
  const { search } = useAnalysis();
  const today = useToday();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const { period, from, to } = search;
  return useMemo(() => periodOf({ period, from, to }, today, timezone), [period, from, to, today, timezone]);
}

function useOptions(input: ReturnType<typeof addressInput> | null): Called<FilterOptions | null> {
  const options = useRequest(getFilterOptions, input, { neutral: null, keepLast: true });
  return { ...options, data: options.data?.data ?? null };
}
