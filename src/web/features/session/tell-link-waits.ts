/** Whoever is signed in and follows a link in a mail reads why nothing came of it: it may be for another account than this. */
import { translated } from '../../i18n/shown-words.ts';
import { showNotice } from '../../lib/notices.ts';
import { useSession } from '../../lib/session.ts';

export function tellLinkWaits(): void {
  showNotice({
    // A page is begun more than once on the way.
    id: 'link-waits',
    tone: 'told',
    text: translated('session:linkWaits', { email: useSession.getState().user?.email }),
    stays: null,
  });
}
