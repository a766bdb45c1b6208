/** What the filter can be set to, with how often, over the whole period of the page: the same whatever is set, so that more can be added. */
import { useMemo } from 'react';
import { getFilterOptions } from '../../../contract/analysis/endpoints.ts';
import type { FilterOptions } from '../../../contract/analysis/filter-options.ts';
import type { AskedFilter } from '../../../contract/filter.ts';
import { addressInput } from '../../lib/address-input.ts';
import { type Called, useRequestOfEach } from '../../lib/call.ts';
import { periodOf } from '../../lib/filter-period.ts';
import { useTimezone } from '../../lib/organisation.ts';
import { useToday } from '../../lib/use-today.ts';
import { unitedOptions } from './united-options.ts';
import { useFilter } from './use-filter.ts';

/** null until they are there. Not `wanted`, nothing is asked. */
export function useFilterOptions(wanted: boolean): Called<FilterOptions | null> {
  const { search } = useFilter();
  const today = useToday();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const { period, from, to } = search;
  const asked = useMemo(() => periodOf({ period, from, to }, today, timezone), [period, from, to, today, timezone]);
  return useUnitedOptions(wanted ? asked : null);
}

/** Those of all topics of the page. */
function useUnitedOptions(asked: AskedFilter | null): Called<FilterOptions | null> {
  const { topics } = useFilter();
  const ids = topics.map(({ id }) => id).join();
  const inputs = useMemo(() => asked && ids.split(',').map((id) => addressInput(id, asked)), [ids, asked]);
  const answer = useRequestOfEach(getFilterOptions, inputs, { neutral: null, keepLast: true });
  const data = useMemo(() => answer.data && unitedOptions(answer.data.map((options) => options.data)), [answer.data]);
  return { ...answer, data };
}
