/** Opens a cited post in the first of the compared topics that has found it: an answer names posts, not whose they are. */
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/shown-words.ts';
import { filterFromSearch } from '../../lib/asked-filter.ts';
import { lackWord } from '../../lib/call-error.ts';
import { callOptions } from '../../lib/function-call.ts';
import type { OpenPosts } from '../../lib/open-posts.ts';
import { useTimezone } from '../../lib/organisation.ts';
import { useToday } from '../../lib/use-today.ts';
import type { OpenCited } from '../../ui/summary-text.tsx';
import { useNotify } from '../../ui/use-notify.tsx';
import { useComparisonPlace, usePostsOf } from './use-comparison-place.ts';

export function useOpenCited(topicIds: readonly string[]): OpenCited {
  const { t } = useTranslation('errors');
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const { search } = useComparisonPlace();
  const postsOf = usePostsOf();
  const today = useToday();
  const timezone = useTimezone((organisation) => organisation.timezone);

  async function open(postId: string, title: string, said: string): Promise<void> {
    const opened: OpenPosts = { title, bucket: { copiesOf: [postId] }, among: 'copies', said };
    const { granularity: _, copies: _copies, ...filter } = filterFromSearch(search, today, timezone);
    const asked = { ...filter, bucket: opened.bucket, sort: 'oldest' as const, skip: 0, limit: 1 };
    for (const id of topicIds) {
      const { count } = await client.fetchQuery(callOptions('get_topic_analysis_posts_chartbox', { id, filter: asked }));
      if (count === 0) continue;
      await navigate(postsOf(id, opened));
      return;
    }
    notify(t('loadFailed'), 'failed');
  }
  return (id, title, said) => void open(id, title, said).catch((error: Error) => notify(t(lackWord(error)), error));
}
