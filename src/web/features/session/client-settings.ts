/** What the server tells before anybody is signed in; asked for once, and again only after a failure. */
import type { ClientSettings } from '../../../contract/accounts.ts';
import { request } from '../../lib/call.ts';
import { isTooOften, isWorthRetrying, retryDelay } from '../../lib/call-error.ts';
import { FIRST } from '../../lib/first-calls.ts';

const RETRIES = 2;

let asked: Promise<ClientSettings> | null = null;

/** What first-paint.js has asked for; it counts once. */
async function askedFirst(): Promise<ClientSettings | null> {
  const held = globalThis as { earshotSettings?: Promise<{ data: ClientSettings } | null> };
  const answer = await held.earshotSettings;
  delete held.earshotSettings;
  return answer?.data ?? null;
}

/** Nobody is signed in without it, and a server that is begun anew answers in a moment. */
async function askNow(failures = 0): Promise<ClientSettings> {
  try {
    return (await request(FIRST.clientSettings, {})).data;
  } catch (error) {
    if (failures >= RETRIES || !(isWorthRetrying(error) || isTooOften(error))) throw error;
    await new Promise((resolve) => setTimeout(resolve, retryDelay(failures, error)));
    return askNow(failures + 1);
  }
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
