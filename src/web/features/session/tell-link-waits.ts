/** Whoever is signed in and follows a link in a mail reads why nothing came of it: it may be for another account than this. */
import { notifications } from '@mantine/notifications';
import i18next from 'i18next';
import { useSession } from '../../lib/session.ts';

export function tellLinkWaits(): void {
  notifications.show({
    // A page is begun more than once on the way.
    id: 'link-waits',
    color: 'var(--color-secondary)',
    autoClose: false,
    closeButtonProps: { 'aria-label': i18next.t('app:close') },
    message: i18next.t('session:linkWaits', { email: useSession.getState().user?.email }),
  });
}
