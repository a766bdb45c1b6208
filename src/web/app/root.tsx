/** The shell around every page of a signed-in person; public pages stand alone. */
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useProductName } from '../features/session/product-name.ts';
import { useTimezoneQuestion } from '../lib/organisation.ts';
import { useSession } from '../lib/session.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Shell } from './shell.tsx';

export function Root() {
  const signedIn = useSession((session) => session.status === 'signed-in');
  const productName = useProductName();
  useEffect(() => {
    document.title = productName;
  }, [productName]);
  if (!signedIn) return <Outlet />;
  return (
    <Shell>
      <Page />
    </Shell>
  );
}

/** Every page says days and times, and waits for the timezone they are in. */
function Page() {
  const timezone = useTimezoneQuestion();
  return (
    <Loaded of={timezone} skeleton={null}>
      {() => <Outlet />}
    </Loaded>
  );
}
