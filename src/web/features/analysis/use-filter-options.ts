/** What the filter can be set to, with how often, over the whole period of the page: the same whatever is set, so that more can be added. */
import { useMemo } from 'react';
import { getFilterOptions } from '../../../contract/analysis/endpoints.ts';
import type { FilterOptions } from '../../../contract/analysis/filter-options.ts';
import { addressInput } from '../../lib/address-input.ts';
import { type Called, useRequest } from '../../lib/call.ts';
import { periodOf } from '../../lib/filter-period.ts';
import { useTimezone } from '../../lib/organisation.ts';
import { useToday } from '../../lib/use-today.ts';
import { useAnalysis } from './use-analysis.ts';

/** null until they are there. Not `wanted`, nothing is asked. */
export function useFilterOptions(wanted: boolean): Called<FilterOptions | null> {
  const { id, search } = useAnalysis();
  const today = useToday();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const { period, from, to } = search;
  const input = useMemo(
    () => addressInput(id, periodOf({ period, from, to }, today, timezone)),
    [id, period, from, to, today, timezone],
  );
  const options = useRequest(getFilterOptions, wanted ? input : null, { neutral: null, keepLast: true });
  return { ...options, data: options.data?.data ?? null };
}
