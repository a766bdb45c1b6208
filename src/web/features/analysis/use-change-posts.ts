/**
 * A change of posts by a person: on screen at once, undone on screen where the server refuses, and with a way back for some seconds.
 * Figures and lists, those of Home and of the comparison too, are asked for again, since all of them may have changed.
 */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getHidden } from '../../../contract/hidden.ts';
import { getTags } from '../../../contract/tags.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { refreshRequests } from '../../lib/call.ts';
import { CallError } from '../../lib/call-error.ts';
import { refreshCalls } from '../../lib/function-call.ts';
import { refreshTopics } from '../../lib/topic-list.ts';
import { useNotify } from '../../ui/use-notify.tsx';
import { changeLists, holdLists, type ListChange } from './listed-posts.ts';
import { refreshAnalysis } from './refresh-analysis.ts';

export interface PostsChange {
  /** Until the server has answered. */
  shown: ListChange;
  send(): Promise<ChangeDone>;
  /** What is said where the server refuses. */
  failed(error: CallError | null): string;
}

export interface ChangeDone {
  said: string;
  /** What stands by now. */
  shown?: ListChange;
  /** Is not offered to be undone itself. */
  undo?: PostsChange;
}

export function useChangePosts(): (change: PostsChange) => void {
  const { t } = useTranslation('analysis');
  const client = useQueryClient();
  const notify = useNotify();
  // Callbacks belong to the mutation, not to the call of it: the card may have left the list by then.
  const mutation = useMutation({
    mutationFn: (change: PostsChange) => change.send(),
    onMutate: async ({ shown }) => {
      const bringBack = await holdLists(client);
      changeLists(client, shown);
      return { bringBack };
    },
    onSuccess: ({ said, shown, undo }) => {
      if (shown) changeLists(client, shown);
      notify(said, 'done', undo && { label: t('posts.correct.undo'), run: () => mutation.mutate(undo) });
    },
    onError: (error, { failed }, held) => {
      held?.bringBack();
      notify(failed(error instanceof CallError ? error : null), error);
    },
    onSettled: () =>
      Promise.all([
        refreshAnalysis(client),
        refreshTopics(client),
        refreshCalls(client, ['get_topic']),
        refreshRequests(client, getHidden),
        refreshRequests(client, getTags),
      ]),
  });
  return (change) => mutation.mutate(change);
}
