/**
 * Keeps the session: finds it on start, renews it 30 seconds before its token ends, follows what other tabs do, and ends
 * it. Whatever goes wrong with a renewal is a forced logout. The state is told to lib/session; screens read it there.
 */
import { logFailure } from '../../lib/log-failure.ts';
import { setSignedIn, setSignedOut, useSession } from '../../lib/session.ts';
import { takeAskedFor } from './asked-for.ts';
import type { HeldSession, WayIn } from './held-session.ts';
import { password } from './password.ts';
import { decideAtTimer, decideRenewal } from './renewal.ts';
import { CALLBACK_PATH, finishSso, sso } from './sso.ts';

export const AUTH: 'sso' | 'password' = import.meta.env.VITE_AUTH === 'password' ? 'password' : 'sso';

const wayIn: WayIn = AUTH === 'sso' ? sso : password;

const LOGIN_FAILED = '/login?reason=sign-in-failed';
const STORAGE_DELAY = 300;

let timer: ReturnType<typeof setTimeout> | undefined;
let expiresAt = 0;

/** Ends with a known status, always. */
export async function startSession(): Promise<void> {
  const arrived = AUTH === 'sso' && location.pathname === CALLBACK_PATH ? await arrive() : null;
  try {
    const session = await wayIn.read();
    if (arrived === 'failed' && !session) setSignedOut('sign-in-failed');
    else await adopt(session);
  } catch (error) {
    logFailure('identity', error);
    setSignedOut(null);
  }
  if (arrived) history.replaceState(null, '', useSession.getState().status === 'signed-in' ? takeAskedFor() : LOGIN_FAILED);
  useSession.subscribe(clearAfterForcedLogout);
  window.addEventListener('storage', (event) => {
    if (event.key === null || wayIn.isStorageKey(event.key)) void followOtherTab();
  });
}

/** A code that was used before, as after the browser's Back, is no failure while there is a session. */
async function arrive(): Promise<'done' | 'failed'> {
  try {
    await finishSso();
    return 'done';
  } catch (error) {
    logFailure('sign-in', error);
    return 'failed';
  }
}

/** Takes a session as the one in use; one that ends too soon is given up. */
export async function adopt(session: HeldSession | null): Promise<void> {
  clearTimeout(timer);
  if (!session) return setSignedOut(null);
  const renewal = decideRenewal(session.expiresAt, Date.now());
  if (renewal.kind === 'end') return forceLogout();
  expiresAt = session.expiresAt;
  timer = setTimeout(() => void onTimer(), renewal.milliseconds);
  setSignedIn(session.user, session.token);
}

export async function signOut(): Promise<void> {
  clearTimeout(timer);
  try {
    await wayIn.end();
    // The single sign-on has left the page for the provider; nothing may be shown or renewed meanwhile.
    if (AUTH === 'sso') return;
  } catch (error) {
    logFailure('sign out', error);
    await forgetQuietly();
  }
  setSignedOut('left');
}

/** A new password has ended the session at the server already: what is stored here is forgotten. */
export async function leaveForPassword(): Promise<void> {
  clearTimeout(timer);
  await forgetQuietly();
  setSignedOut('password-changed');
}

async function onTimer(): Promise<void> {
  const action = decideAtTimer(expiresAt, Date.now());
  if (action === 'end') return forceLogout();
  if (action === 'wait') return adopt(await wayIn.read());
  try {
    await alone(renewOrAdopt);
  } catch (error) {
    logFailure('renewal of the session', error);
    await forceLogout();
  }
}

/** Of several tabs the first renews; the others find its session stored and take that. */
async function renewOrAdopt(): Promise<void> {
  const stored = await wayIn.read();
  if (!stored) return setSignedOut('token-expired');
  if (decideAtTimer(stored.expiresAt, Date.now()) === 'wait') return adopt(stored);
  await adopt(await wayIn.renew());
  // What this tab has stored reaches tabs of other processes a little later; they must not read the used-up token.
  await new Promise((resolve) => setTimeout(resolve, STORAGE_DELAY));
}

/** One tab at a time. Pages that are not served securely have no locks; there every tab is alone anyway. */
async function alone(work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request('earshot.renewal', work);
  else await work();
}

/** Whoever was signed out in another tab, by whatever cause, is told so here and decides when to sign in again. */
async function followOtherTab(): Promise<void> {
  const stored = await wayIn.read();
  if (stored && stored.token !== useSession.getState().token) await adopt(stored);
  if (!stored && useSession.getState().status === 'signed-in') {
    clearTimeout(timer);
    setSignedOut('token-expired');
  }
}

async function forceLogout(): Promise<void> {
  await forgetQuietly();
  setSignedOut('token-expired');
}

/** A refused token ends the session in the call layer, which knows nothing of timers and storage. */
function clearAfterForcedLogout({ status, reason }: { status: string; reason: string | null }): void {
  if (status !== 'signed-out' || reason !== 'token-expired') return;
  clearTimeout(timer);
  void forgetQuietly();
}

async function forgetQuietly(): Promise<void> {
  await wayIn.forget().catch((error: unknown) => logFailure('stored session', error));
}
