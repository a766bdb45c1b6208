/** The shell around every page of a signed-in person; public pages stand alone. */
import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Leaving } from '../features/session/components/leaving.tsx';
import { useProductName } from '../features/session/product-name.ts';
import { useTimezoneQuestion } from '../lib/organisation.ts';
import { useSession } from '../lib/session.ts';
import { InPieces } from '../ui/in-pieces.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { decideRoute } from './guard.ts';
import { usePreferencesKnown } from './keep-preferences.ts';
import { PagePlace } from './page-place.tsx';
import { PlanProvider } from './plan-notice.tsx';
import { Shell } from './shell.tsx';

export function Root() {
  // Of the page that is here, not of the one that the address names already.
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' });
  const signedIn = useSession((session) => session.status === 'signed-in');
  const leaving = useSession((session) => session.status === 'leaving');
  const shown = useSession((session) => decideRoute(session, path).kind === 'show');
  const preferencesKnown = usePreferencesKnown();
  const productName = useProductName();
  useEffect(() => {
    document.title = productName;
  }, [productName]);
  if (leaving) return <Leaving />;
  // Until the router has left a page that is no longer for them, it would be shown without its shell, and ask in vain.
  if (!signedIn) return shown ? <Outlet /> : null;
  if (!preferencesKnown) return null;
  return (
    // The router has its first match drawn at one go.
    <InPieces>
      <Shell>
        <PlanProvider>
          <Page />
        </PlanProvider>
      </Shell>
    </InPieces>
  );
}

/** Every page says days and times, and waits for the timezone they are in. */
function Page() {
  const timezone = useTimezoneQuestion();
  return (
    <Loaded of={timezone} skeleton={<PagePlace />}>
      {() => <Outlet />}
    </Loaded>
  );
}
