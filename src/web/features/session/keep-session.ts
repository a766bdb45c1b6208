/**
 * Keeps the session that start-session.ts has found: renews it 30 seconds before its token ends, follows what other tabs do,
 * and ends it. Whatever goes wrong with a renewal is a forced logout. The state is told to lib/session; screens read it there.
 */
import { FIRST } from '../../lib/first-calls.ts';
import { logFailure } from '../../lib/log-failure.ts';
import { send } from '../../lib/send.ts';
import { ENDED_REASONS, type SessionState, setLeaving, setSignedIn, setSignedOut, useSession } from '../../lib/session.ts';
import { forgetSignOutNote, loginReasonOf, notedSignOut } from '../../lib/sign-out-note.ts';
import { forgetAskedFor } from './asked-for.ts';
import type { HeldSession, WayIn } from './held-session.ts';
import { alone } from './one-tab.ts';
import { password } from './password.ts';
import { decideAtTimer, decideRenewal, isNewer } from './renewal.ts';
import { sso } from './sso.ts';

export const AUTH: 'sso' | 'password' = import.meta.env.VITE_AUTH === 'password' ? 'password' : 'sso';

const wayIn: WayIn = AUTH === 'sso' ? sso : password;

const STORAGE_DELAY = 300;

let timer: ReturnType<typeof setTimeout> | undefined;

/** What is stored in this browser, expired or not. */
export function keptSession(): Promise<HeldSession | null> {
  return wayIn.read();
}

/** From now on this tab does what others do. */
export function followOtherTabs(): void {
  useSession.subscribe(afterForcedLogout);
  window.addEventListener('storage', (event) => {
    if (event.key === null || wayIn.isStorageKey(event.key)) void followOtherTab();
  });
  // The browser's Back may show a page as it stood before somebody signed out.
  window.addEventListener('pageshow', (event) => {
    // On the way to the provider there is nothing that could go on.
    if (event.persisted) void (useSession.getState().status === 'leaving' ? location.reload() : followOtherTab());
  });
  // While a machine sleeps its timers may stand still.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && useSession.getState().status === 'signed-in') void onTimer();
  });
}

/** Takes a session as the one in use; one that ends too soon is given up. */
export async function adopt(session: HeldSession | null): Promise<void> {
  clearTimeout(timer);
  if (!session) return setSignedOut(null);
  const renewal = decideRenewal(session.expiresAt, Date.now());
  if (renewal.kind === 'end') return forceLogout(session);
  timer = setTimeout(() => void onTimer(), renewal.milliseconds);
  forgetSignOutNote();
  if (useSession.getState().token !== session.token) setSignedIn(session.user, session.token);
}

/** From the first moment nothing is stored, shown or asked any more, however long the server takes to be told. */
export async function signOut(): Promise<void> {
  clearTimeout(timer);
  // The place of this device is free from now on. Nobody waits for that, and the page may be gone before it is answered.
  send(FIRST.signOutThisDevice, {}, { leaving: true }).catch(() => undefined);
  forgetAskedFor();
  const ended = wayIn.end();
  if (AUTH === 'sso') setLeaving();
  else setSignedOut('left');
  try {
    await ended;
  } catch (error) {
    logFailure('sign out', error);
    if (AUTH === 'password') return;
    await forgetQuietly();
    // Sent on to the provider, they would be signed in again at once.
    setSignedOut('sign-out-incomplete');
  }
}

/** A new password has ended the session at the server already: what is stored here is forgotten. */
export async function leaveForPassword(): Promise<void> {
  clearTimeout(timer);
  await forgetQuietly();
  setSignedOut('password-changed');
}

async function onTimer(): Promise<void> {
  const { token } = useSession.getState();
  try {
    await alone(renewOrAdopt);
  } catch (error) {
    logFailure('renewal of the session', error);
    const stored = await keptQuietly();
    // What is there by now, nothing or another session, has not failed.
    if (stored?.token !== token) await followOtherTab();
    else if (!(await isToldWhy())) await forceLogout();
  }
}

/** The provider does not say why it renews nothing. The token of before still counts: where its device was signed out, this server does. */
async function isToldWhy(): Promise<boolean> {
  await send(FIRST.listDevices, {}, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
  return useSession.getState().status === 'signed-out';
}

/** Of several tabs the first renews; the others, also those that slept, find its session stored and take that. */
async function renewOrAdopt(): Promise<void> {
  const stored = await wayIn.read();
  if (!stored) return followOtherTab();
  const action = decideAtTimer(stored.expiresAt, Date.now());
  if (action === 'end') return forceLogout(stored);
  if (action === 'wait') return adopt(stored);
  const renewed = await wayIn.renew();
  if (!renewed) return followOtherTab();
  await adopt(renewed);
  // What this tab has stored reaches tabs of other processes a little later; they must not read the used-up token.
  await new Promise((resolve) => setTimeout(resolve, STORAGE_DELAY));
}

/** Whoever was signed out in another tab, by whatever cause, is told so here and decides when to sign in again. */
async function followOtherTab(): Promise<void> {
  const stored = await keptQuietly();
  const { status, token, user } = useSession.getState();
  if (status === 'leaving') return;
  // What is on this page, and where it is, is another person's.
  if (stored && user && stored.user.id !== user.id) return location.replace('/');
  if (stored && stored.token !== token) await adopt(stored);
  if (!stored && status === 'signed-in') {
    clearTimeout(timer);
    const noted = notedSignOut();
    setSignedOut(noted ? loginReasonOf(noted) : 'token-expired');
  }
}

/** `of`: what was stored, where it may not have been shown yet. */
async function forceLogout(of?: HeldSession): Promise<void> {
  await forgetQuietly();
  setSignedOut('token-expired', of?.user.id);
}

/** A refusal ends the session in the call layer, which knows nothing of timers and storage. */
function afterForcedLogout({ status, reason }: SessionState, before: SessionState): void {
  if (status !== 'signed-out' || before.status !== 'signed-in') return;
  if (!ENDED_REASONS.some((ended) => ended === reason)) return;
  clearTimeout(timer);
  void forgetRefused(before.token);
}

/** Of a tab that slept, the token of before may be refused while another tab has renewed the session: that goes on. */
async function forgetRefused(token: string | null): Promise<void> {
  const stored = await keptQuietly();
  if (isNewer(stored, token, Date.now())) await adopt(stored);
  else await forgetQuietly();
}

function keptQuietly(): Promise<HeldSession | null> {
  return wayIn.read().catch(() => null);
}

async function forgetQuietly(): Promise<void> {
  await wayIn.forget().catch((error: unknown) => logFailure('stored session', error));
}
