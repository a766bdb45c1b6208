/** Where the comparison stands: which topics, what the address says, and the ways to change it. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { OpenPosts } from '../../lib/open-posts.ts';
import { useTimezone } from '../../lib/organisation.ts';
import { PERIOD_KEYS } from '../../lib/period-search.ts';
import { useToday } from '../../lib/use-today.ts';
import type { ComparisonSearch } from './comparison-search.ts';
import { type PostsPlace, postsPlace } from './posts-place.ts';

export interface ComparisonPlace {
  search: ComparisonSearch;
  /** Another period begins again with the granularity that suits it. */
  change(changes: Partial<ComparisonSearch>, step?: 'new' | 'same'): void;
}

export function useComparisonPlace(): ComparisonPlace {
  const search = useSearch({ from: '/comparison' });
  const navigate = useNavigate({ from: '/comparison' });
  const change = useCallback(
    (changes: Partial<ComparisonSearch>, step: 'new' | 'same' = 'new') => {
      const anew = PERIOD_KEYS.some((key) => key in changes) ? { granularity: undefined } : {};
      void navigate({ search: (now) => ({ ...now, ...anew, ...changes }), replace: step === 'same', resetScroll: false });
    },
    [navigate],
  );
  return { search, change };
}

export interface PostsLink extends PostsPlace {
  to: '/topics/$id/raw-data';
  params: { id: string };
}

/** Where the posts are that a figure of a topic counts. */
export function usePostsOf(): (id: string, clicked?: OpenPosts) => PostsLink {
  const { search } = useComparisonPlace();
  const today = useToday();
  const timezone = useTimezone((organisation) => organisation.timezone);
  return useMemo(() => {
    return (id, clicked) => ({
      to: '/topics/$id/raw-data',
      params: { id },
      ...postsPlace(search, clicked ?? null, today, timezone),
    });
  }, [search, today, timezone]);
}
