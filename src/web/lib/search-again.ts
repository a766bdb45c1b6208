/** Asks for another search of the stored posts for a topic; every page that shows topics then follows it. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { searchTopicAgain } from '../../contract/topics.ts';
import { request } from './call.ts';
import { refreshCalls } from './function-call.ts';
import { refreshTopics } from './topic-list.ts';

export function useSearchAgain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(searchTopicAgain, { id }),
    onSuccess: () => Promise.all([refreshTopics(client), refreshCalls(client, ['get_topic'])]),
  });
}
