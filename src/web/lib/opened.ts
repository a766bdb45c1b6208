/** What stands above the page, whichever page it is: the palette, the list of shortcuts, a dialog of the account. One at a time. */
import { create } from 'zustand';

export type Opened = 'palette' | 'shortcuts' | 'people' | 'devices' | 'tokens' | 'sent' | 'password';

export const useOpened = create<{ what: Opened | null }>()(() => ({ what: null }));

export function openAbove(what: Opened): void {
  useOpened.setState({ what });
}

/** Nothing, where something else stands there by now: what was chosen in the palette may have opened it. */
export function closeAbove(what: Opened): void {
  useOpened.setState((now) => (now.what === what ? { what: null } : now));
}
