/** Hides posts, authors or sites in the topic of the page, and shows them again. */
import { useQueryClient } from '@tanstack/react-query';
import { type HiddenKind, hideMentions, restoreMentions } from '../../../contract/hidden.ts';
import { summariseComparison, summarisePeak, summarisePosts, summariseTopic } from '../../../contract/summaries.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { forgetAsked, request } from '../../lib/call.ts';
import { useFormat } from '../../lib/use-format.ts';
import { withoutHidden } from './triaged-list.ts';
import { useAnalysisPlace } from './use-analysis.ts';
import { type PostsChange, useChangePosts } from './use-change-posts.ts';

export interface Hiding {
  kind: HiddenKind;
  keys: string[];
  /** What they are called, of one; of several their number is said. */
  name?: string;
}

export interface HidePosts {
  hide(hiding: Hiding): void;
  restore(hiding: Hiding): void;
}

/** Of what is hidden nothing is left in them. */
const SUMMARIES = [summariseTopic, summarisePeak, summarisePosts, summariseComparison];

export function useHidePosts(): HidePosts {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const { id } = useAnalysisPlace();
  const client = useQueryClient();
  const change = useChangePosts();

  function restoring({ kind, keys }: Hiding): PostsChange {
    return {
      // Where in the list they stand is for the server to say.
      shown: (list) => list,
      send: async () => {
        const { data } = await request(restoreMentions, { id, kind, keys });
        return { said: t('hidden.restored', { count: data.mentions, number: format.exact(data.mentions) }) };
      },
      failed: () => t('hidden.restoreFailed'),
    };
  }

  function hiding({ kind, keys, name }: Hiding): PostsChange {
    return {
      shown: (list) => withoutHidden(list, kind, keys),
      send: async () => {
        const { data } = await request(hideMentions, { id, kind, keys });
        // What a model wrote may cite them.
        for (const summary of SUMMARIES) void forgetAsked(client, summary);
        const words = { count: data.mentions, number: format.exact(data.mentions) };
        const said = kind === 'post' ? t('hidden.donePosts', words) : t('hidden.done', { ...words, name: name ?? '' });
        return { said, ...(data.keys.length > 0 && { undo: restoring({ kind, keys: data.keys }) }) };
      },
      failed: (error) => {
        if (error?.code !== 'limit_reached') return t('hidden.failed');
        return t('hidden.full', { max: format.exact(error.detail.max) });
      },
    };
  }

  return { hide: (given) => change(hiding(given)), restore: (given) => change(restoring(given)) };
}
