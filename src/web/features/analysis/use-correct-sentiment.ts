/** Says what the sentiment of posts is, for the organisation. */
import { SENTIMENT_KEYS } from '../../../contract/analysis/figures.ts';
import { correctSentiment, type StandingSentiment } from '../../../contract/corrections.ts';
import type { Sentiment } from '../../../contract/filter.ts';
import type { Post } from '../../../contract/posts.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { request } from '../../lib/call.ts';
import { useSession } from '../../lib/session.ts';
import { correctedBy, standingOf, undoingSentiments, withStanding } from './corrected-list.ts';
import { type PostsChange, useChangePosts } from './use-change-posts.ts';

/** null takes the corrections back. */
export type CorrectSentiment = (posts: readonly Post[], sentiment: Sentiment | null) => void;

export function useCorrectSentiment(): CorrectSentiment {
  const { t } = useTranslation(['analysis', 'app']);
  const change = useChangePosts();
  const me = useSession((session) => session.user?.name ?? null);
  const failed = () => t('posts.correct.failed');

  function undoOf(posts: readonly Post[]): PostsChange {
    // Posts that had other sentiments are undone by other calls, of which a later one may fail.
    const standing: StandingSentiment[] = [];
    return {
      shown: (list) => withStanding(list, posts.map(standingOf)),
      send: async () => {
        for (const back of undoingSentiments(posts)) standing.push(...(await request(correctSentiment, back)).data);
        return { said: t('posts.correct.undone'), shown: (list) => withStanding(list, standing) };
      },
      failed: () => (standing.length > 0 ? t('posts.correct.partlyUndone') : failed()),
    };
  }

  return (posts, sentiment) => {
    const who = { by: me, at: new Date().toISOString() };
    const shown = posts.map((post) => correctedBy(post, sentiment, who));
    const words = { count: posts.length, sentiment: sentiment === null ? '' : t(`app:sentiments.${SENTIMENT_KEYS[sentiment]}`) };
    change({
      shown: (list) => withStanding(list, shown),
      send: async () => {
        const { data } = await request(correctSentiment, { postIds: posts.map(({ id }) => id), sentiment });
        const said = sentiment === null ? t('posts.correct.takenBack') : t('posts.correct.set', words);
        return { said, shown: (list) => withStanding(list, data), undo: undoOf(posts) };
      },
      failed,
    });
  };
}
