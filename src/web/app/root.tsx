/** The shell around every page of a signed-in person; public pages stand alone. */
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useProductName } from '../features/session/product-name.ts';
import { useSession } from '../lib/session.ts';
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
      <Outlet />
    </Shell>
  );
}
