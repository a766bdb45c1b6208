/** What the server tells before anybody is signed in; asked for once, and again only after a failure. */
import type { ClientSettings } from '../../../contract/accounts.ts';
import { request } from '../../lib/call.ts';
import { FIRST } from '../../lib/first-calls.ts';

let asked: Promise<ClientSettings> | null = null;

export function loadClientSettings(): Promise<ClientSettings> {
  asked ??= request(FIRST.clientSettings, {})
    .then(({ data }) => data)
    .catch((error: unknown) => {
      asked = null;
      throw error;
    });
  return asked;
}
