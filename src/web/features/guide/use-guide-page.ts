/** A page of the guide in the language of the page; null where there is none of this name. */
import { useQuery } from '@tanstack/react-query';
import type { Called } from '../../lib/call.ts';
import { asCallError } from '../../lib/call.ts';
import { usePreferences } from '../../lib/preferences.ts';
import type { GuidePage } from './guide-blocks.ts';
import { loadPage } from './load-page.ts';

export function useGuidePage(name: string): Called<GuidePage | null> {
  const language = usePreferences((preferences) => preferences.language);
  const { data, isPending, isPlaceholderData, error, refetch } = useQuery({
    queryKey: ['guide', name, language],
    queryFn: () => loadPage(name, language),
    // The page in the other language stands until this one is there; another page never does.
    placeholderData: (last, from) => (from?.queryKey[1] === name ? last : undefined),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    data: data ?? null,
    pending: isPending,
    stale: isPlaceholderData,
    error: error && asCallError(error),
    retry: () => void refetch(),
  };
}
