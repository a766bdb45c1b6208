/** Signing in by user name and password at the gateway itself, in builds with VITE_AUTH=password. */
import type { z } from 'zod';
import type { authUser } from '../../../contract/accounts.ts';
import { request } from '../../lib/call.ts';
import { FIRST } from '../../lib/first-calls.ts';
import { logFailure } from '../../lib/log-failure.ts';
import type { HeldSession, WayIn } from './held-session.ts';

const KEY = 'earshot.session';

/** Milliseconds that a call may take for which all tabs, or nobody any more, wait. */
const PATIENCE = 10_000;

interface Stored {
  user: z.infer<typeof authUser>;
  access_token: string;
  refresh_token: string;
  /** Of the access token, in seconds since 1970 by the clock of this machine. */
  expires_at: number;
}

export async function signInWithPassword(username: string, password: string): Promise<HeldSession> {
  return keep(await request(FIRST.login, { username, password }, { form: true }));
}

export const password: WayIn = {
  async read() {
    const session = readStored();
    return session && held(session);
  },
  async renew() {
    const before = localStorage.getItem(KEY);
    const session = readStored();
    if (!session) throw new Error('there is no session to renew');
    const { refresh_token: given } = session;
    const fresh = await request(FIRST.refresh, { refresh_token: given }, { signal: AbortSignal.timeout(PATIENCE) });
    if (localStorage.getItem(KEY) === before) return keep({ ...session, ...fresh });
    revoke(fresh.refresh_token).catch((error: unknown) => logFailure('renewed session', error));
    return null;
  },
  async end() {
    const session = readStored();
    localStorage.removeItem(KEY);
    if (session) await revoke(session.refresh_token);
  },
  async forget() {
    localStorage.removeItem(KEY);
  },
  isStorageKey: (key) => key === KEY,
};

async function revoke(refreshToken: string): Promise<void> {
  await request(FIRST.logout, { refresh_token: refreshToken }, { leaving: true, signal: AbortSignal.timeout(PATIENCE) });
}

function keep(given: Omit<Stored, 'expires_at'>): HeldSession {
  const session = { ...given, expires_at: expiryOf(given.access_token, Date.now() / 1000) };
  try {
    localStorage.setItem(KEY, JSON.stringify(session));
  } catch {
    // A browser that keeps nothing has the session in this tab alone, until it would be renewed.
  }
  return held(session);
}

function readStored(): Stored | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isStored(stored) ? stored : null;
  } catch {
    return null;
  }
}

const TEXTS_OF_USER = ['id', 'email', 'name', 'device_id'] as const;

function isStored(given: unknown): given is Stored {
  const { user, access_token: access, refresh_token: refresh, expires_at: expiry } = Object(given) as Record<string, unknown>;
  const person = Object(user) as Record<string, unknown>;
  const texts = [access, refresh, ...TEXTS_OF_USER.map((name) => person[name])];
  return texts.every((text) => typeof text === 'string') && typeof expiry === 'number';
}

function held({ user, access_token: token, expires_at: expiry }: Stored): HeldSession {
  return {
    user: { id: user.id, email: user.email, name: user.name, deviceId: user.device_id },
    token,
    expiresAt: expiry * 1000,
  };
}

/**
 * When a JWT that came just now ends, in seconds: by how long it lives, since the clock of this machine may differ from the
 * server's. 0, which is long ago, for anything that is none.
 */
export function expiryOf(token: string, now: number): number {
  try {
    const payload = atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'));
    const { exp, iat } = Object(JSON.parse(payload)) as Record<string, unknown>;
    if (typeof exp !== 'number') throw new TypeError('no time at which it ends');
    return typeof iat === 'number' ? now + exp - iat : exp;
  } catch (error) {
    logFailure('access token', error);
    return 0;
  }
}
