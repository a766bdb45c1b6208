/** Signing in at an OpenID provider: authorization code with PKCE. Any provider with discovery will do. */
import { type User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { loadClientSettings } from './client-settings.ts';
import { deviceId } from './device-id.ts';
import type { HeldSession, WayIn } from './held-session.ts';

/** Where the provider sends the browser back to. */
export const CALLBACK_PATH = '/login/callback';

let manager: Promise<UserManager> | null = null;

function openManager(): Promise<UserManager> {
  manager ??= loadClientSettings()
    .then(
      ({ authority, clientId }) =>
        new UserManager({
          authority,
          client_id: clientId,
          redirect_uri: `${location.origin}${CALLBACK_PATH}`,
          post_logout_redirect_uri: `${location.origin}/login`,
          scope: 'openid profile email',
          userStore: new WebStorageStateStore({ store: localStorage }),
          // What a sign-in begun in this tab must remember; it goes with the tab.
          stateStore: new WebStorageStateStore({ store: sessionStorage }),
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

/** Leaves the page for the provider: for its sign-in, or with `create` for its registration. */
export async function beginSso(language: string, prompt?: 'create'): Promise<void> {
  await (await openManager()).signinRedirect({ ui_locales: language, ...(prompt && { prompt }) });
}

/** Turns the code in the address into a session. */
export async function finishSso(): Promise<void> {
  await (await openManager()).signinCallback();
}

export const sso: WayIn = {
  async read() {
    const user = await (await openManager()).getUser();
    return user && held(user);
  },
  async renew() {
    const user = await (await openManager()).signinSilent();
    if (!user) throw new Error('the provider gave no session');
    return held(user);
  },
  async end() {
    // Removes the stored user before it leaves for the provider's own sign-out.
    await (await openManager()).signoutRedirect();
  },
  async forget() {
    await (await openManager()).removeUser();
  },
  isStorageKey: (key) => key.startsWith('oidc.user:'),
};

function held(user: User): HeldSession {
  const { sub, email, given_name, name } = user.profile;
  return {
    user: { id: sub, email: email ?? '', name: given_name ?? name ?? '', deviceId: deviceId() },
    token: user.access_token,
    // Without a stated life the token is taken as ending now: better a sign-in too many than a page of refused calls.
    expiresAt: (user.expires_at ?? 0) * 1000,
  };
}
