/** Whether the provider is asked, without a form, if it has a session: only where people are not sent to it anyway. */
import type { ClientSettings } from '../../../contract/accounts.ts';
import { isLinkPath } from './door-paths.ts';

export function looksForSession({ autoRedirect }: Pick<ClientSettings, 'autoRedirect'>, path: string, search: string): boolean {
  if (autoRedirect) return false;
  // What stands behind # there is a secret, and is kept nowhere on the way.
  if (isLinkPath(path)) return false;
  // There a session has just ended, or somebody is about to say who they are.
  const asked = new URLSearchParams(search);
  return path !== '/login' || (!asked.has('reason') && !asked.has('interaction'));
}
