/** The calls of the page of names. A write marks what shows names or what posts name as outdated. */
import { useDebouncedValue } from '@mantine/hooks';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  createEntity,
  deleteEntity,
  type EntityInput,
  type FoundEntity,
  getEntities,
  importEntities,
  type OwnEntities,
  tryEntities,
  updateEntity,
} from '../../../contract/entities.ts';
import { type Called, refreshRequests, request, useRequest } from '../../lib/call.ts';
import { refreshCalls } from '../../lib/function-call.ts';

/** While posts are read with new names. */
const READING_POLL = 2000;
/** Milliseconds without a key before a text is tried. */
const TYPING_PAUSE = 300;

export function useNames(): Called<OwnEntities> {
  const answer = useRequest(
    getEntities,
    {},
    {
      neutral: { data: { entities: [], reading: false } },
      refetchInterval: (last) => (last?.data.reading ? READING_POLL : false),
    },
  );
  return { ...answer, data: answer.data.data };
}

export interface SavedName {
  input: EntityInput;
  /** Of the name that is changed, and its version; left out for a new one. */
  edited?: { id: string; basedOn: string } | undefined;
}

export function useSaveName() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ input, edited }: SavedName) =>
      (await (edited ? request(updateEntity, { ...input, ...edited }) : request(createEntity, input))).data,
    onSettled: () => refreshNames(client),
  });
}

export function useImportNames() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (entities: EntityInput[]) => (await request(importEntities, { entities })).data,
    onSettled: () => refreshNames(client),
  });
}

export function useDeleteName() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(deleteEntity, { id }),
    onSettled: () => refreshNames(client),
  });
}

/** What a text names; asked after a pause in typing, and again when the names change. The last answer stands in, stale. */
export function useTriedNames(text: string): Called<{ text: string; found: FoundEntity[] }> {
  const [settled] = useDebouncedValue(text, TYPING_PAUSE);
  const isAsked = settled.trim() !== '';
  const answer = useRequest(tryEntities, isAsked ? { text: settled } : null, { neutral: { data: [] } });
  return { ...answer, data: { text: settled, found: isAsked ? answer.data.data : [] }, stale: settled !== text };
}

async function refreshNames(client: QueryClient): Promise<void> {
  await Promise.all([
    refreshRequests(client, getEntities),
    refreshRequests(client, tryEntities),
    refreshCalls(client, ['get_topic_analysis_posts']),
  ]);
}
