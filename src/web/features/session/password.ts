/** Signing in by user name and password at the gateway itself, in builds with VITE_AUTH=password. */
import { z } from 'zod';
import { authUser, login, logout, refresh } from '../../../contract/accounts.ts';
import { request } from '../../lib/call.ts';
import { logFailure } from '../../lib/log-failure.ts';
import type { HeldSession, WayIn } from './held-session.ts';

const KEY = 'earshot.session';

/** Milliseconds that a call may take for which all tabs, or nobody any more, wait. */
const PATIENCE = 10_000;

const stored = z.object({
  user: authUser,
  access_token: z.string(),
  refresh_token: z.string(),
  /** Of the access token, in seconds since 1970 by the clock of this machine. */
  expires_at: z.number(),
});
type Stored = z.infer<typeof stored>;

export async function signInWithPassword(username: string, password: string): Promise<HeldSession> {
  return keep(await request(login, { username, password }, { form: true }));
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
    const fresh = await request(refresh, { refresh_token: given }, { signal: AbortSignal.timeout(PATIENCE) });
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
  await request(logout, { refresh_token: refreshToken }, { leaving: true, signal: AbortSignal.timeout(PATIENCE) });
}

function keep(given: Omit<Stored, 'expires_at'>): HeldSession {
  const session = { ...given, expires_at: expiryOf(given.access_token, Date.now() / 1000) };
  localStorage.setItem(KEY, JSON.stringify(session));
  return held(session);
}

function readStored(): Stored | null {
  try {
    return stored.parse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}

function held({ user, access_token: token, expires_at: expiry }: Stored): HeldSession {
  return {
    user: { id: user.id, email: user.email, name: user.name, deviceId: user.device_id },
    token,
    expiresAt: expiry * 1000,
  };
}

const times = z.object({ exp: z.number(), iat: z.number().optional() });

/**
 * When a JWT that came just now ends, in seconds: by how long it lives, since the clock of this machine may differ from the
 * server's. 0, which is long ago, for anything that is none.
 */
export function expiryOf(token: string, now: number): number {
  try {
    const payload = atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'));
    const { exp, iat } = times.parse(JSON.parse(payload));
    return iat === undefined ? exp : now + exp - iat;
  } catch (error) {
    logFailure('access token', error);
    return 0;
  }
}
