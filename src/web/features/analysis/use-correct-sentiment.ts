/**
 * Says what a post's sentiment is, for the organisation: on screen at once, undone on screen where the server refuses, and with
 * a way back for some seconds. Figures and lists are asked for again, since all of them may have changed.
 */
import { type Query, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SENTIMENT_KEYS } from '../../../contract/analysis/figures.ts';
import type { RawData } from '../../../contract/analysis/posts.ts';
import { correctSentiment, type StandingSentiment } from '../../../contract/corrections.ts';
import type { Sentiment } from '../../../contract/filter.ts';
import type { Post } from '../../../contract/posts.ts';
import { nameOf, request } from '../../lib/call.ts';
import { useSession } from '../../lib/session.ts';
import { useNotify } from '../../ui/use-notify.tsx';
import { correctedBy, standingOf, undoing, withStanding } from './corrected-list.ts';
import { refreshAnalysis } from './refresh-analysis.ts';

interface Change {
  /** As it was before the change. */
  post: Post;
  /** null takes the correction back. */
  sentiment: Sentiment | null;
  /** Until the server has answered. */
  shown: StandingSentiment;
  /** Takes a change back, and is not offered to be undone itself. */
  undo: boolean;
}

/** What answers with a page of posts. */
const LISTING = ['get_topic_analysis_posts', 'get_topic_analysis_posts_chartbox'];
const LISTS = { predicate: ({ queryKey }: Query) => LISTING.includes(nameOf(queryKey)) };

export type CorrectSentiment = (post: Post, sentiment: Sentiment | null) => void;

export function useCorrectSentiment(): CorrectSentiment {
  const { t } = useTranslation(['analysis', 'app']);
  const client = useQueryClient();
  const notify = useNotify();
  const me = useSession((session) => session.user?.name ?? null);
  const show = (standing: StandingSentiment[]) =>
    client.setQueriesData<RawData>(LISTS, (list) => list && withStanding(list, standing));

  // Callbacks belong to the mutation, not to the call of it: the card may have left the list by then.
  const mutation = useMutation({
    mutationFn: ({ post, sentiment }: Change) => request(correctSentiment, { postIds: [post.id], sentiment }),
    onMutate: async ({ shown }) => {
      // An older answer on its way would bring back what was there.
      await client.cancelQueries(LISTS);
      show([shown]);
    },
    onSuccess: ({ data }, change) => {
      show(data);
      if (change.undo) notify(t('posts.correct.undone'));
      else notify(wordsOf(change), 'done', { label: t('posts.correct.undo'), run: () => undo(change) });
    },
    onError: (_, { post }) => {
      show([standingOf(post)]);
      notify(t('posts.correct.failed'), 'failed');
    },
    onSettled: () => refreshAnalysis(client),
  });

  function wordsOf({ sentiment }: Change): string {
    if (sentiment === null) return t('posts.correct.takenBack');
    return t('posts.correct.set', { sentiment: t(`app:sentiments.${SENTIMENT_KEYS[sentiment]}`) });
  }

  function undo({ post, shown }: Change): void {
    mutation.mutate({ post: { ...post, ...shown }, sentiment: undoing(post), shown: standingOf(post), undo: true });
  }

  return (post, sentiment) => {
    const shown = correctedBy(post, sentiment, { by: me, at: new Date().toISOString() });
    mutation.mutate({ post, sentiment, shown, undo: false });
  };
}
