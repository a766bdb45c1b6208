/** The calls of the topic pages. A write marks everything that shows topics as outdated, the plan meter included. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Topic, TopicInput } from '../../../contract/topics.ts';
import { type Called, callFunction, refreshCalls, useCall } from '../../lib/call.ts';

const SHOWING_TOPICS = [
  'get_topics',
  'get_topic_ids',
  'get_topic',
  'get_topic_analysis_overview',
  'get_topic_analysis_posts',
] as const;

export function useTopic(id: string | undefined): Called<Topic | null> {
  return useCall('get_topic', { id: id ?? '' }, { neutral: null, enabled: id !== undefined });
}

/** Creates without an id, changes with one; answers the id. */
export function useSaveTopic() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, input }: { id: string | undefined; input: TopicInput }) => {
      if (id === undefined) return (await callFunction('create_topic', input)).id;
      await callFunction('update_topic', { id, ...input });
      return id;
    },
    onSuccess: () => refreshCalls(client, SHOWING_TOPICS),
  });
}

export function useDeleteTopic() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callFunction('delete_topic', { id }),
    onSuccess: () => refreshCalls(client, ['get_topics', 'get_topic_ids']),
  });
}

/** What a new name changes in a topic: nothing else. */
export function renamed(topic: Topic, name: string): TopicInput {
  return {
    name,
    startsAt: topic.starts_at,
    endsAt: topic.ends_at,
    mediaTypes: topic.mediaTypes,
    keywordInputMode: topic.keywordInputMode,
    inclusion: topic.inclusion,
    exclusion: topic.exclusion,
  };
}
