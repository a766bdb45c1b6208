/** react-query for the whole page: no refetch on focus, and another try only where it can help. */
import { QueryClient } from '@tanstack/react-query';
import { isWorthRetrying } from './call-error.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The server may be this very machine: being without a network is no reason to wait instead of asking.
      networkMode: 'always',
      refetchOnWindowFocus: false,
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && isWorthRetrying(error),
      retryDelay: (attempt) => 400 * 2 ** attempt,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
