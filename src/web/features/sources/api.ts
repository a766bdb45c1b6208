/** The calls of the page of sources. What is followed changes what is read: how fresh all posts are is asked again after every write. */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addSource,
  type Coverage,
  changeSource,
  getCoverage,
  getSources,
  type NewSource,
  removeSource,
  type Source,
  testSource,
} from '../../../contract/sources.ts';
import { type Called, refreshRequests, request, requestOptions, useRequest } from '../../lib/call.ts';

export interface Sources {
  sources: Source[];
  coverage: Coverage[];
}

const POLL = 20_000;
/** While one has never been asked. */
const FIRST_POLL = 3000;

export function useSources(): Called<Sources> {
  const answer = useRequest(
    getSources,
    {},
    {
      neutral: { data: [], coverage: [] },
      refetchInterval: (last) => (last?.data.some(({ state }) => state === 'new') ? FIRST_POLL : POLL),
    },
  );
  return { ...answer, data: { sources: answer.data.data, coverage: answer.data.coverage } };
}

/** Whoever no longer waits for the answer gives it up by the signal. */
export async function trySource(address: string, signal: AbortSignal) {
  return (await request(testSource, { address }, { signal })).data;
}

export function useAddSource() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (source: NewSource) => (await request(addSource, source)).data,
    onSettled: () => refreshSources(client),
  });
}

export function useChangeSource() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: { sourceId: number; paused: boolean }) => (await request(changeSource, change)).data,
    onSuccess: (changed) => {
      client.setQueryData(
        requestOptions(getSources, {}).queryKey,
        (last: { data: Source[]; coverage: Coverage[] } | undefined) =>
          last && { ...last, data: last.data.map((source) => (source.id === changed.id ? changed : source)) },
      );
    },
    onSettled: () => refreshSources(client),
  });
}

export function useRemoveSource() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sourceId: number) => request(removeSource, { sourceId }),
    onSettled: () => refreshSources(client),
  });
}

async function refreshSources(client: QueryClient): Promise<void> {
  await Promise.all([refreshRequests(client, getSources), refreshRequests(client, getCoverage)]);
}
