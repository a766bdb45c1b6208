/** The place of the first page while it comes, in the shell that is there already. At the door there is none. */
import { useSession } from '../lib/session.ts';
import { PagePlace } from './page-place.tsx';

export function FirstPlace() {
  return useSession((session) => session.status === 'signed-in') ? <PagePlace /> : null;
}
