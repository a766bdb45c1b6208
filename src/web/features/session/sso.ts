/** Signing in at an OpenID provider: authorization code with PKCE. Any provider with discovery will do. */
import { deviceId } from '../../lib/device-id.ts';
import { logFailure } from '../../lib/log-failure.ts';
import { loadClientSettings } from './client-settings.ts';
import { finishSignIn, renewSession, signInAddress, withParameters } from './code-flow.ts';
import type { HeldSession, WayIn } from './held-session.ts';
import { owedSignOut, oweSignOut, settleSignOut } from './owed-sign-out.ts';
import { describedProvider, PATIENCE, reachProvider } from './provider.ts';
import { isSessionKey, type SessionStore, type StoredSession, sessionStore } from './stored-session.ts';

async function openStore(): Promise<SessionStore> {
  return sessionStore(localStorage, await loadClientSettings());
}

/**
 * Leaves the page for the provider: for its sign-in, with `login` even if it has a session, or with `create` for its registration. While a
 * sign-out is owed there, always with `login`.
 */
export async function beginSso(language: string, wished?: 'create' | 'login'): Promise<void> {
  const owed = owedSignOut();
  await leaveFor(await signInAddress({ language, prompt: owed ? 'login' : wished, data: owed ?? undefined }));
}

/**
 * Leaves the page as well, but comes back at once, with a session that is there already or with none. Not in a frame: the
 * provider's cookies are those of another site, which browsers keep from frames. Ends only by failing.
 */
export async function lookForSession(): Promise<never> {
  await leaveFor(await signInAddress({ prompt: 'none' }));
  return new Promise(() => undefined);
}

/** Turns the code in the address into a session; null where the provider was only looked at and has none. */
export async function finishSso(): Promise<HeldSession | null> {
  const finished = await finishSignIn(new URL(location.href));
  if (!finished) return null;
  const store = await openStore();
  const owed = owedSignOut();
  // It was begun before somebody signed out here, perhaps by the very session that is to end.
  if (owed !== null && finished.data !== owed) {
    store.forget();
    return null;
  }
  store.keep(finished.session);
  settleSignOut();
  return held(finished.session);
}

let refused: StoredSession | null = null;

/** Forgets a session that the provider gave and this server did not take, but for who it was. */
export async function refuseSso(): Promise<void> {
  const store = await openStore();
  refused = store.read();
  store.forget();
}

/** Whose session was refused since the page was opened; '' where nobody knows. */
export function refusedEmail(): string {
  return textOf(refused?.profile['email']);
}

/** Leaves the page to end the session at the provider, so that it asks who signs in. */
export async function changeAccount(language: string): Promise<void> {
  await reachProvider();
  try {
    await leaveFor(await signOutAddress(refused));
  } catch (error) {
    // Not every provider can be told so.
    logFailure('sign out', error);
    await leaveFor(await signInAddress({ language, prompt: 'select_account' }));
  }
}

let left: StoredSession | null = null;

/** Leaves the page to be signed out at the provider too, if it answers: a page of the browser's own would say nothing. Ends only by failing. */
export async function signOutThere(): Promise<never> {
  await reachProvider();
  const address = await signOutAddress(left, owedSignOut() ?? oweSignOut());
  await Promise.race([leaveFor(address), new Promise((resolve) => setTimeout(resolve, 2 * PATIENCE))]);
  window.stop();
  throw new Error('the provider does not answer');
}

/** `of`: the session that is to end, where it is known; another one that is stored here ends as well. */
async function signOutAddress(of: StoredSession | null, state?: string): Promise<string> {
  const [store, { clientId }] = [await openStore(), await loadClientSettings()];
  const hint = of?.id_token ?? store.read()?.id_token;
  store.forget();
  const { end_session_endpoint: endpoint } = await describedProvider();
  if (!endpoint) throw new Error('the provider cannot be told that somebody signs out');
  return withParameters(endpoint, {
    id_token_hint: hint,
    client_id: hint ? undefined : clientId,
    post_logout_redirect_uri: `${location.origin}/login`,
    state,
  });
}

/** The way back leads to where somebody came from, not to a page that leaves again. Ends when that brings this page back. */
function leaveFor(address: string): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
    location.replace(address);
  });
}

export const sso: WayIn = {
  async read() {
    const session = (await openStore()).read();
    return session && held(session);
  },
  async renew() {
    const store = await openStore();
    const before = store.read();
    if (!before) throw new Error('there is no session to renew');
    const session = await renewSession(before);
    if (store.keepOver(before.access_token, session)) return held(session);
    giveBack(session).catch((error: unknown) => logFailure('renewed session', error));
    return null;
  },
  async end() {
    oweSignOut();
    const store = await openStore();
    left = store.read();
    store.forget();
    await signOutThere();
  },
  async forget() {
    (await openStore()).forget();
  },
  isStorageKey: isSessionKey,
};

/** As RFC 7009 has it. */
async function giveBack({ refresh_token: token }: StoredSession): Promise<void> {
  const [{ clientId }, { revocation_endpoint: endpoint }] = [await loadClientSettings(), await describedProvider()];
  if (!token || !endpoint) return;
  const body = new URLSearchParams({ client_id: clientId, token, token_type_hint: 'refresh_token' });
  const { status } = await fetch(endpoint, { method: 'POST', body, signal: AbortSignal.timeout(PATIENCE) });
  if (status !== 200) throw new Error(`not given back: HTTP ${status}`);
}

function held({ profile, access_token: token, expires_at: expiry }: StoredSession): HeldSession {
  const { sub, email, given_name, name } = profile;
  return {
    user: { id: sub, email: textOf(email), name: textOf(given_name ?? name), deviceId: deviceId() },
    token,
    // Without a stated life the token is taken as ending now: better a sign-in too many than a page of refused calls.
    expiresAt: (expiry ?? 0) * 1000,
  };
}

function textOf(claim: unknown): string {
  return typeof claim === 'string' ? claim : '';
}
