/** The session as this browser stores it. Key and form are those of sessions that are stored already: nobody is signed out by another build. */
import type { IDToken, TokenEndpointResponse } from 'oauth4webapi';

/** What the ID token said. */
export interface Profile {
  sub: string;
  azp?: unknown;
  auth_time?: unknown;
  [claim: string]: unknown;
}

export interface StoredSession {
  access_token: string;
  token_type: string;
  refresh_token?: string | undefined;
  id_token?: string | undefined;
  scope?: string | undefined;
  /** Of the access token, in seconds since 1970 by the clock of this machine; missing: nobody has said. */
  expires_at?: number | undefined;
  profile: Profile;
}

export interface SessionStore {
  /** null also for what is no session. */
  read(): StoredSession | null;
  keep(session: StoredSession): void;
  /**
   * Only where the session of this access token is still the one that is stored, which is told: another tab may have signed out
   * meanwhile, or in as somebody else.
   */
  keepOver(accessToken: string, session: StoredSession): boolean;
  forget(): void;
}

const PREFIX = 'oidc.user:';

export function isSessionKey(key: string): boolean {
  return key.startsWith(PREFIX);
}

export function sessionStore(store: Storage, { authority, clientId }: { authority: string; clientId: string }): SessionStore {
  const key = `${PREFIX}${authority}:${clientId}`;
  const read = () => readSession(store.getItem(key));
  const keep = (session: StoredSession) => store.setItem(key, JSON.stringify(session));
  return {
    read,
    keep,
    keepOver(accessToken, session) {
      const isStored = read()?.access_token === accessToken;
      if (isStored) keep(session);
      return isStored;
    },
    forget: () => store.removeItem(key),
  };
}

/** Who can write there can do all that this page can: it is looked at only as far as it might be none of ours. */
function readSession(text: string | null): StoredSession | null {
  try {
    const found = JSON.parse(text ?? 'null') as Partial<StoredSession> | null;
    return found?.access_token && found.profile?.sub ? (found as StoredSession) : null;
  } catch {
    return null;
  }
}

/**
 * `now`: in seconds since 1970. What a renewal does not bring stays as it was, but for when the token ends.
 *
 * @throws where a renewal brings another sign-in than it was asked for (OpenID Connect Core, 12.2).
 */
export function sessionOf(
  answer: TokenEndpointResponse,
  claims: IDToken | undefined,
  now: number,
  before: Partial<StoredSession>,
): StoredSession {
  const profile = claims ?? before.profile;
  if (!profile) throw new Error('the provider does not say who it is');
  if (before.profile && !isSameSignIn(before.profile, profile)) throw new Error('the provider has renewed another sign-in');
  return {
    access_token: answer.access_token,
    token_type: answer.token_type,
    refresh_token: answer.refresh_token ?? before.refresh_token,
    id_token: answer.id_token ?? before.id_token,
    scope: answer.scope ?? before.scope,
    profile,
    ...(answer.expires_in !== undefined && { expires_at: Math.floor(now + answer.expires_in) }),
  };
}

/** Sessions may be stored that do not say when and for whom they began. */
function isSameSignIn(before: Profile, now: Profile): boolean {
  const isKept = (claim: 'azp' | 'auth_time') => before[claim] === undefined || before[claim] === now[claim];
  return before.sub === now.sub && isKept('azp') && (now.auth_time === undefined || isKept('auth_time'));
}
