/** The calls of the comparison. What is asked follows from the address, and without one from what the person keeps. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { z } from 'zod';
import { type Comparison, getComparison } from '../../../contract/analysis/comparison.ts';
import { getPreferences, type Preference, savePreferences } from '../../../contract/preferences.ts';
import { summariseComparison } from '../../../contract/summaries.ts';
import type { TopicSummary } from '../../../contract/topics.ts';
import { addressInput } from '../../lib/address-input.ts';
import { filterFromSearch } from '../../lib/asked-filter.ts';
import { type AskedSummary, useAskedSummary } from '../../lib/asked-summary.ts';
import { type Called, refreshRequests, request, requestOptions, useRequest } from '../../lib/call.ts';
import { useTimezone } from '../../lib/organisation.ts';
import { ARRIVAL_POLL } from '../../lib/polling.ts';
import { useToday } from '../../lib/use-today.ts';
import type { ComparisonSearch } from './comparison-search.ts';

export function useComparison(ids: readonly string[], search: ComparisonSearch): Called<Comparison | null> {
  const answer = useRequest(getComparison, useComparedInput(ids, search), {
    neutral: null,
    keepLast: true,
    refetchInterval: () => ARRIVAL_POLL,
  });
  return { ...answer, data: answer.data?.data ?? null };
}

/** What is said of the topics, and of one more than of the others. */
export function useComparedSummary(ids: readonly string[], search: ComparisonSearch): AskedSummary {
  const { granularity: _, ...filter } = search;
  return useAskedSummary(summariseComparison, useComparedInput(ids, filter));
}

/** Without topics nothing is asked. */
function useComparedInput(ids: readonly string[], search: ComparisonSearch): Record<string, string | number> | null {
  const now = useToday();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const topics = ids.join(',');
  return useMemo(() => {
    if (topics === '') return null;
    const { id: _, ...fields } = addressInput(topics, filterFromSearch(search, now, timezone));
    return { ids: topics, ...fields };
  }, [topics, search, now, timezone]);
}

/** Asks again whenever a topic was searched: the list of topics, which is asked every second meanwhile, tells. */
export function useFollowSearches(all: readonly TopicSummary[]): void {
  const client = useQueryClient();
  const version = all.map(({ id, revision, state }) => `${id} ${revision} ${state}`).join();
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current !== version) {
      void refreshRequests(client, getComparison);
      void refreshRequests(client, summariseComparison);
    }
    seen.current = version;
  }, [client, version]);
}

const NOTHING: Preference = { comparisonTopicIds: [] };

export function usePreference(): Called<Preference> {
  const answer = useRequest(getPreferences, {}, { neutral: null });
  return { ...answer, data: answer.data?.data[0]?.preference ?? NOTHING };
}

type Kept = z.output<typeof getPreferences.output>;

const KEEP = 'keep-compared-topics';

/** Keeps the topics of the comparison; the page has them at once. One save after the other: the last choice is the last that is kept. */
export function useKeepTopics() {
  const client = useQueryClient();
  const { queryKey } = requestOptions(getPreferences, {});
  return useMutation({
    mutationKey: [KEEP],
    scope: { id: KEEP },
    mutationFn: (comparisonTopicIds: string[]) => request(savePreferences, { comparisonTopicIds }),
    onMutate: async (comparisonTopicIds) => {
      // What is being asked for since the save before knows nothing of this one, and would come after it.
      await client.cancelQueries({ queryKey });
      client.setQueryData<Kept>(queryKey, (kept) => ({
        data: [{ preference: { ...kept?.data[0]?.preference, comparisonTopicIds } }],
      }));
    },
    // What an earlier save answers is no news while a later one waits.
    onSettled: () => (client.isMutating({ mutationKey: [KEEP] }) === 1 ? refreshRequests(client, getPreferences) : undefined),
  });
}
