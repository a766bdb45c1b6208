/** What the server tells before anybody is signed in; asked for once, and again only after a failure. */
import { type ClientSettings, getClientSettings } from '../../../contract/accounts.ts';
import { request } from '../../lib/call.ts';

let asked: Promise<ClientSettings> | null = null;

/** What first-paint.js has asked for. It counts once, and only where it is what was to be answered. */
async function askedFirst(): Promise<ClientSettings | null> {
  const held = globalThis as { earshotSettings?: Promise<unknown> };
  const answer = await held.earshotSettings;
  delete held.earshotSettings;
  return getClientSettings.output.safeParse(answer).data?.data ?? null;
}

async function askNow(): Promise<ClientSettings> {
  return (await request(getClientSettings, {})).data;
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
