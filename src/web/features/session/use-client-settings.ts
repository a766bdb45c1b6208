/** What the server tells before anybody is signed in. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ClientSettings } from '../../../contract/accounts.ts';
import { loadClientSettings } from './client-settings.ts';

const KEY = ['client-settings'] as const;

/** null until it has, and where it does not answer. */
export function useClientSettings(): ClientSettings | null {
  return useSettingsQuery().data ?? null;
}

/** The same for a page that has to say so where there is no answer. */
export function useSettingsQuery() {
  return useQuery({
    queryKey: KEY,
    queryFn: loadClientSettings,
    // It is the server's and no person's: once told, it is not asked for again.
    staleTime: Number.POSITIVE_INFINITY,
    // What says that there was no answer asks for the name of the product, and would ask for the answer anew by that.
    retryOnMount: false,
  });
}

/** Forgets all that was asked for a person; what stands here is no person's. */
export function forgetAnswers(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] });
  client.getMutationCache().clear();
}
