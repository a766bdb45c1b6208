/** Whoever is signed in and follows a link in a mail reads why nothing came of it: it may be for another account than this. */
import i18next from 'i18next';
import { showNotice } from '../../lib/notices.ts';
import { useSession } from '../../lib/session.ts';

export function tellLinkWaits(): void {
  showNotice({
    // A page is begun more than once on the way.
    id: 'link-waits',
    tone: 'told',
    text: i18next.t('session:linkWaits', { email: useSession.getState().user?.email }),
    stays: null,
  });
}
