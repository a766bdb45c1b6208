/** What every address stands below: who may see it, and where else they go. */
import { createRootRoute, redirect } from '@tanstack/react-router';
import { rememberAskedFor, takeAskedFor } from '../features/session/asked-for.ts';
import { isLinkPath } from '../features/session/door-paths.ts';
import { tellLinkWaits } from '../features/session/tell-link-waits.ts';
import { useSession } from '../lib/session.ts';
import { decideRoute } from './guard.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { Root } from './root.tsx';

export const rootRoute = createRootRoute({
  component: Root,
  pendingMs: Number.POSITIVE_INFINITY,
  notFoundComponent: NotFoundPage,
  beforeLoad: ({ location }) => {
    const session = useSession.getState();
    const decision = decideRoute(session, location.pathname);
    if (decision.kind === 'to-app') {
      if (isLinkPath(location.pathname) && location.hash !== '') tellLinkWaits();
      throw redirect({ href: takeAskedFor(session.user?.id), replace: true });
    }
    if (decision.kind === 'to-login') {
      if (decision.remember) rememberAskedFor(location.href, session.formerId);
      throw redirect({ to: '/login', search: { reason: decision.reason }, replace: true });
    }
  },
});
