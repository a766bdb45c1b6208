/** Gives posts tags, or takes tags from them, for the organisation. */
import { type TaggedPost, tagPosts } from '../../../contract/tags.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { request } from '../../lib/call.ts';
import { listed } from '../../lib/listed.ts';
import { useFormat } from '../../lib/use-format.ts';
import { withStanding } from './corrected-list.ts';
import { type TagChange, taggedBy, undoingTags } from './triaged-list.ts';
import { type PostsChange, useChangePosts } from './use-change-posts.ts';

export type TagPosts = (posts: readonly TaggedPost[], change: TagChange) => void;

export function useTagPosts(): TagPosts {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const change = useChangePosts();
  const failed: PostsChange['failed'] = (error) => {
    if (error?.code !== 'limit_reached') return t('tags.failed');
    return t(error.detail.limit === 'tags' ? 'tags.fullOfTags' : 'tags.fullPost', { max: format.exact(error.detail.max) });
  };
  return (posts, { add, remove }) => {
    const before = posts.map(({ id, tags }) => ({ id, tags }));
    const shown = taggedBy(before, { add, remove });
    const words = { count: posts.length, number: format.exact(posts.length), tag: listed([...add, ...remove], t('why.comma')) };
    // Posts that had other tags are undone by other calls, of which a later one may fail.
    let undone = 0;
    change({
      shown: (list) => withStanding(list, shown),
      send: async () => {
        const { data } = await request(tagPosts, { postIds: before.map(({ id }) => id), add, remove });
        return {
          said: t(add.length > 0 ? 'tags.added' : 'tags.removed', words),
          shown: (list) => withStanding(list, data),
          undo: {
            shown: (list) => withStanding(list, before),
            send: async () => {
              for (const back of undoingTags(before, { add, remove })) {
                await request(tagPosts, back);
                undone++;
              }
              return { said: t('posts.correct.undone') };
            },
            failed: (error) => (undone > 0 ? t('posts.correct.partlyUndone') : failed(error)),
          },
        };
      },
      failed,
    });
  };
}
