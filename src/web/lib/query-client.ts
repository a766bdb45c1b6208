/** react-query for the whole page: no refetch on focus, and another try only where it can help. */
import { MutationCache, onlineManager, QueryClient } from '@tanstack/react-query';
import { refreshRequests } from './call.ts';
import { isWorthRetrying, retryDelay } from './call-error.ts';
import { FIRST } from './first-calls.ts';
import { tellPlanRefusal } from './plan-refusal.ts';
import { useReach } from './reach.ts';

export const queryClient: QueryClient = new QueryClient({
  mutationCache: new MutationCache({
    // What is shown of the plan is older than the refusal.
    onError: (error) => {
      if (tellPlanRefusal(error)) void refreshPlan(queryClient);
    },
  }),
  defaultOptions: {
    queries: {
      // The server may be this very machine: being without a network is no reason to wait instead of asking.
      networkMode: 'always',
      refetchOnWindowFocus: false,
      // With the server back, whatever got no answer gets one, and what is outdated by then is asked again.
      refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : true),
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && isWorthRetrying(error),
      retryDelay,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// Not when the browser says so, but when the server answers again.
onlineManager.setEventListener((setOnline) => useReach.subscribe(({ awaySince }) => setOnline(awaySince === null)));

async function refreshPlan(client: QueryClient): Promise<void> {
  await Promise.all([FIRST.call, FIRST.subscriptions, FIRST.userInfo].map((endpoint) => refreshRequests(client, endpoint)));
}
