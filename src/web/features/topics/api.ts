/** The calls of the topic pages. A write marks everything that shows topics as outdated, the plan meter included. */
import { useDebouncedValue } from '@mantine/hooks';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { getAlerts } from '../../../contract/alerts.ts';
import { type Preview, type PreviewInput, previewTopic } from '../../../contract/preview.ts';
import type { Topic, TopicInput } from '../../../contract/topics.ts';
import { type Called, requestOptions, useRequest } from '../../lib/call.ts';
import { CallError } from '../../lib/call-error.ts';
import { callFunction, callOptions, refreshCalls, useCall } from '../../lib/function-call.ts';
import { refreshTopics } from '../../lib/topic-list.ts';

/** A topic itself, beside the lists it stands in. */
const SHOWING_TOPIC = ['get_topic', 'get_topic_analysis_overview', 'get_topic_analysis_posts'] as const;

async function refreshTopic(client: QueryClient): Promise<void> {
  await Promise.all([refreshTopics(client), refreshCalls(client, SHOWING_TOPIC)]);
}

export function useTopic(id: string | undefined): Called<Topic | null> {
  return useCall('get_topic', { id: id ?? '' }, { neutral: null, enabled: id !== undefined });
}

/** Somebody else saved the topic after the version that was edited; nothing was saved. */
export class ChangedElsewhere extends Error {
  override readonly name = 'ChangedElsewhere';

  /** A name, where it is known. */
  constructor(readonly by: string | undefined) {
    super('the topic was changed elsewhere');
  }
}

/**
 * Creates without a topic, changes the one that is given; answers the id. Throws ChangedElsewhere where the topic is not that
 * version any more, and from then on every page has the newer one.
 */
export function useSaveTopic() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ topic, input }: { topic: Topic | undefined; input: TopicInput }) => {
      if (!topic) return (await callFunction('create_topic', input)).id;
      const { id } = topic;
      try {
        await callFunction('update_topic', { id, ...input, basedOn: topic.updated_at });
      } catch (error) {
        if (!isConflict(error)) throw error;
        client.setQueryData(callOptions('get_topic', { id }).queryKey, await callFunction('get_topic', { id }));
        throw new ChangedElsewhere(error.detail.changedBy);
      }
      return id;
    },
    onSuccess: () => refreshTopic(client),
    // What is gone takes no name and no place of the plan any more.
    onError: (error) => (isGone(error) ? refreshTopics(client) : undefined),
  });
}

export function isGone(error: Error): boolean {
  return error instanceof CallError && error.code === 'not_found';
}

function isConflict(error: unknown): error is CallError {
  return error instanceof CallError && error.code === 'conflict';
}

/** Of the topic as it is now, whatever the list still shows of it: where that is an older version, the newer one is renamed. */
export function useRenameTopic() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ topic, name }: { topic: Topic; name: string }) => {
      const { id } = topic;
      const rename = (version: Topic) =>
        callFunction('update_topic', { id, ...renamed(version, name), basedOn: version.updated_at });
      try {
        await rename(topic);
      } catch (error) {
        if (!isConflict(error)) throw error;
        await rename(await callFunction('get_topic', { id }));
      }
    },
    onSuccess: () => refreshTopic(client),
  });
}

export function useDeleteTopic() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callFunction('delete_topic', { id }),
    onSuccess: () => refreshTopics(client),
  });
}

/** How many alerts watch this topic and no other, and so go with it; none where that cannot be asked. */
export function useAlertsOnlyOf(): (topicId: string) => Promise<number> {
  const client = useQueryClient();
  return async (topicId) => {
    const answer = await client.fetchQuery(requestOptions(getAlerts, {})).catch(() => null);
    return answer?.data.filter(({ topics }) => topics.every(({ id }) => id === topicId)).length ?? 0;
  };
}

/** Another tab of the same person is another page. */
const PAGE = Math.random().toString(36).slice(2);

/** Milliseconds without a key before the preview is asked for. */
const TYPING_PAUSE = 250;

/**
 * What the topic would find. Each key gives up the question before it; the next is asked after a pause. Until its answer is
 * there, and while there is nothing to ask (null), `data` is the last answer, stale.
 */
export function usePreview(input: PreviewInput | null): Called<Preview | null> {
  const wanted = JSON.stringify(input);
  const [settled] = useDebouncedValue(wanted, TYPING_PAUSE);
  const answer = useRequest(previewTopic, input && wanted === settled ? { ...input, page: PAGE } : null, {
    neutral: null,
    keepLast: true,
  });
  return { ...answer, data: answer.data?.data ?? null };
}

/** What a new name changes in a topic: nothing else. */
function renamed(topic: Topic, name: string): TopicInput {
  const facts = { name, startsAt: topic.starts_at, endsAt: topic.ends_at, mediaTypes: topic.mediaTypes };
  if (topic.keywordInputMode === 'advanced') {
    return { ...facts, keywordInputMode: 'advanced', inclusion: topic.inclusion, exclusion: topic.exclusion };
  }
  return { ...facts, keywordInputMode: 'basic', inclusion: topic.inclusion, exclusion: topic.exclusion };
}
