/** Everything around the pages: data, colours, confirmations, and the router, which is asked again when the session changes. */
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { forgetAnswers } from '../features/session/use-client-settings.ts';
import { forgetTimezone } from '../lib/organisation.ts';
import { queryClient } from '../lib/query-client.ts';
import { useSession } from '../lib/session.ts';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { ConfirmProvider } from '../ui/confirm.tsx';
import { Notices } from '../ui/notices.tsx';
import { router } from './routes.ts';

export function App() {
  const status = useSession((session) => session.status);
  const userId = useSession((session) => session.user?.id);

  useEffect(() => {
    if (userId) return;
    // Another person at the same browser must not find the last one's figures.
    forgetTimezone();
    forgetAnswers(queryClient);
  }, [userId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of status is what asks the guard again
  useEffect(() => {
    void router.invalidate();
  }, [status]);

  if (status === 'unknown') return null;
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <ConfirmProvider>
          <RouterProvider router={router} />
          <Notices />
        </ConfirmProvider>
      </ThemeProvider>
    </QueryClientProvider>
  );
}
