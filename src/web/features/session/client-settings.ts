/** What the server tells before anybody is signed in; asked for once, and again only after a failure. */
import type { ClientSettings } from '../../../contract/accounts.ts';
import { request } from '../../lib/call.ts';
import { FIRST } from '../../lib/first-calls.ts';

let asked: Promise<ClientSettings> | null = null;

/** What first-paint.js has asked for; it counts once. */
async function askedFirst(): Promise<ClientSettings | null> {
  const held = globalThis as { earshotSettings?: Promise<{ data: ClientSettings } | null> };
  const answer = await held.earshotSettings;
  delete held.earshotSettings;
  return answer?.data ?? null;
}

async function askNow(): Promise<ClientSettings> {
  return (await request(FIRST.clientSettings, {})).data;
}

export function loadClientSettings(): Promise<ClientSettings> {
  asked ??= askedFirst()
    .then((first) => first ?? askNow())
    .catch((error: unknown) => {
      asked = null;
      throw error;
    });
  return asked;
}
