/** Signing in at an OpenID provider: authorization code with PKCE. Any provider with discovery will do. */
import { ErrorResponse, type User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { deviceId } from '../../lib/device-id.ts';
import { logFailure } from '../../lib/log-failure.ts';
import { loadClientSettings } from './client-settings.ts';
import type { HeldSession, WayIn } from './held-session.ts';
import { owedSignOut, oweSignOut, settleSignOut } from './owed-sign-out.ts';
import { renewedStore } from './renewed-store.ts';

/** Where the provider sends the browser back to. */
export const CALLBACK_PATH = '/login/callback';

/** What a provider says that may not show its form and would have to (OpenID Connect Core, 3.1.2.6). */
const NOBODY = ['login_required', 'interaction_required', 'consent_required', 'account_selection_required'];

/** Milliseconds for which an answer of the provider is waited for. */
const PATIENCE = 10_000;

const userStore = renewedStore(new WebStorageStateStore({ store: localStorage }));

let manager: Promise<UserManager> | null = null;

function openManager(): Promise<UserManager> {
  manager ??= loadClientSettings()
    .then(
      ({ authority, clientId, scope }) =>
        new UserManager({
          authority,
          client_id: clientId,
          redirect_uri: `${location.origin}${CALLBACK_PATH}`,
          post_logout_redirect_uri: `${location.origin}/login`,
          scope,
          userStore,
          // What a sign-in begun in this tab must remember; it goes with the tab.
          stateStore: new WebStorageStateStore({ store: sessionStorage }),
          // The way back from the provider's form leads to where somebody came from, not to a page that leaves again.
          redirectMethod: 'replace',
          requestTimeoutInSeconds: PATIENCE / 1000,
          // Every tab would renew with the same refresh token and all but the first be signed out: see keep-session.ts.
          automaticSilentRenew: false,
        }),
    )
    .catch((error: unknown) => {
      manager = null;
      throw error;
    });
  return manager;
}

/**
 * Leaves the page for the provider: for its sign-in, with `login` even if it has a session, or with `create` for its registration. While a
 * sign-out is owed there, always with `login`.
 */
export async function beginSso(language: string, wished?: 'create' | 'login'): Promise<void> {
  const owed = owedSignOut();
  const prompt = owed ? 'login' : wished;
  await (await openManager()).signinRedirect({
    ui_locales: language,
    ...(prompt && { prompt }),
    ...(owed && { state: owed }),
  });
}

/**
 * Leaves the page as well, but comes back at once, with a session that is there already or with none. Not in a frame: the
 * provider's cookies are those of another site, which browsers keep from frames. Ends only by failing.
 */
export async function lookForSession(): Promise<never> {
  await (await openManager()).signinRedirect({ prompt: 'none' });
  return new Promise(() => undefined);
}

/** Turns the code in the address into a session; null where the provider was only looked at and has none. */
export async function finishSso(): Promise<HeldSession | null> {
  try {
    const opened = await openManager();
    const user = await opened.signinCallback();
    if (!user) return null;
    const owed = owedSignOut();
    // It was begun before somebody signed out here, perhaps by the very session that is to end.
    if (owed !== null && user.state !== owed) {
      await opened.removeUser();
      return null;
    }
    settleSignOut();
    return held(user);
  } catch (error) {
    if (error instanceof ErrorResponse && NOBODY.includes(error.error ?? '')) return null;
    throw error;
  }
}

let refused: User | null = null;

/** Forgets a session that the provider gave and this server did not take, but for who it was. */
export async function refuseSso(): Promise<void> {
  const opened = await openManager();
  refused = await opened.getUser();
  await opened.removeUser();
}

/** Whose session was refused since the page was opened; '' where nobody knows. */
export function refusedEmail(): string {
  return refused?.profile.email ?? '';
}

/** Leaves the page to end the session at the provider, so that it asks who signs in. */
export async function changeAccount(language: string): Promise<void> {
  const opened = await openManager();
  await reach(opened);
  try {
    await opened.signoutRedirect(refused?.id_token ? { id_token_hint: refused.id_token } : {});
  } catch (error) {
    // Not every provider can be told so.
    logFailure('sign out', error);
    await opened.signinRedirect({ ui_locales: language, prompt: 'select_account' });
  }
}

let left: User | null = null;

/** Leaves the page to be signed out at the provider too, if it answers: a page of the browser's own would say nothing. Ends only by failing. */
export async function signOutThere(): Promise<never> {
  const opened = await openManager();
  await reach(opened);
  const request = {
    ...(left?.id_token && { id_token_hint: left.id_token }),
    extraQueryParams: { state: owedSignOut() ?? oweSignOut() },
  };
  await Promise.race([opened.signoutRedirect(request), new Promise((resolve) => setTimeout(resolve, 2 * PATIENCE))]);
  window.stop();
  throw new Error('the provider does not answer');
}

/** @throws where the provider does not answer, or something else in its place. */
async function reach({ settings }: UserManager): Promise<void> {
  const answer = await fetch(settings.metadataUrl, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(`the provider does not answer: HTTP ${answer.status}`);
}

export const sso: WayIn = {
  async read() {
    const user = await (await openManager()).getUser();
    return user && held(user);
  },
  async renew() {
    const opened = await openManager();
    const before = await opened.getUser();
    if (!before) throw new Error('there is no session to renew');
    const { answer: user, isStored } = await userStore.onlyOver(before.access_token, () => opened.signinSilent());
    if (!user) throw new Error('the provider gave no session');
    if (isStored) return held(user);
    giveBack(opened, user).catch((error: unknown) => logFailure('renewed session', error));
    return null;
  },
  async end() {
    oweSignOut();
    const opened = await openManager();
    left = await opened.getUser();
    await opened.removeUser();
    await signOutThere();
  },
  async forget() {
    await (await openManager()).removeUser();
  },
  isStorageKey: (key) => key.startsWith('oidc.user:'),
};

/** The library revokes only what is stored, and takes an answer without JSON, as RFC 7009 has it, for a failure. */
async function giveBack({ settings, metadataService }: UserManager, { refresh_token: token }: User): Promise<void> {
  const endpoint = await metadataService.getRevocationEndpoint();
  if (!token || !endpoint) return;
  const body = new URLSearchParams({ client_id: settings.client_id, token, token_type_hint: 'refresh_token' });
  const { status } = await fetch(endpoint, { method: 'POST', body, signal: AbortSignal.timeout(PATIENCE) });
  if (status !== 200) throw new Error(`not given back: HTTP ${status}`);
}

function held(user: User): HeldSession {
  const { sub, email, given_name, name } = user.profile;
  return {
    user: { id: sub, email: email ?? '', name: given_name ?? name ?? '', deviceId: deviceId() },
    token: user.access_token,
    // Without a stated life the token is taken as ending now: better a sign-in too many than a page of refused calls.
    expiresAt: (user.expires_at ?? 0) * 1000,
  };
}
