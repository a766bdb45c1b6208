/**
 * The session when the page opens: the one that was kept, the one that the provider has just given, or, where nobody is sent
 * to it by himself, the one that it may have. Ends with a known status, unless the page is being left.
 */
import { browserTimezone } from '../../lib/browser-timezone.ts';
import { request } from '../../lib/call.ts';
import { CallError } from '../../lib/call-error.ts';
import { FIRST } from '../../lib/first-calls.ts';
import { logFailure } from '../../lib/log-failure.ts';
import { type LoginReason, setSignedOut, useSession } from '../../lib/session.ts';
import { loginReasonOf, noteSignOut } from '../../lib/sign-out-note.ts';
import { rememberAskedFor, takeAskedFor } from './asked-for.ts';
import { loadClientSettings } from './client-settings.ts';
import { CALLBACK_PATH } from './code-flow.ts';
import { isDoorPath } from './door-paths.ts';
import type { HeldSession } from './held-session.ts';
import { AUTH, adopt, followOtherTabs, keptSession } from './keep-session.ts';
import { refusalOf } from './login-errors.ts';
import { looksForSession } from './looks-for-session.ts';
import { owedSignOut, settleSignOut } from './owed-sign-out.ts';
import { finishSso, lookForSession, refuseSso } from './sso.ts';

/** Milliseconds for which the first picture may wait for it. */
const PATIENCE = 5000;

export async function startSession(): Promise<void> {
  if (AUTH === 'sso' && location.pathname === CALLBACK_PATH) await arrive();
  else await resume();
  followOtherTabs();
  if (isDoorPath(location.pathname)) await tryKept();
}

async function resume(): Promise<void> {
  try {
    const { pathname, search, hash } = location;
    const brought = pathname === '/login' ? new URLSearchParams(search).get('state') : null;
    // So the provider leads back from its sign-out.
    if (brought !== null && brought === owedSignOut()) {
      settleSignOut();
      history.replaceState(null, '', '/login');
    }
    const session = await keptSession();
    if (session) return await adopt(session);
    if (AUTH === 'sso' && owedSignOut() === null && looksForSession(await loadClientSettings(), pathname, search)) {
      // At the login page somebody may have asked for another one before.
      if (pathname !== '/login') rememberAskedFor(pathname + search + hash, null);
      await lookForSession();
    }
  } catch (error) {
    logFailure('identity', error);
  }
  setSignedOut(null);
}

/**
 * Whether the kept session counts still, before somebody is sent away from a page that only those need who have none: a new password, set
 * by another, may have ended it. A refusal ends it here too, as at any call.
 */
async function tryKept(): Promise<void> {
  if (useSession.getState().status !== 'signed-in') return;
  // Without an answer it is taken for good; the pages say what does not load.
  await request(FIRST.subscriptions, {}, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => undefined);
}

async function arrive(): Promise<void> {
  const arrived = await finish();
  // A code that was used before, as after the browser's Back, is no failure while there is a session.
  // Nor has the provider nobody while another tab has signed in since it was asked.
  const keeps = arrived === null || arrived === 'sign-in-failed';
  const session = keeps ? await keptSession().catch(() => null) : asSession(arrived);
  if (session) await adopt(session);
  else setSignedOut(asReason(arrived));
  const { reason, user } = useSession.getState();
  history.replaceState(null, '', reason === null ? takeAskedFor(user?.id) : `/login?reason=${reason}`);
}

type Arrived = HeldSession | null | LoginReason;

/** null: the provider knows of nobody. */
async function finish(): Promise<Arrived> {
  try {
    const session = await finishSso();
    const refusal = session && (await refusalBy(session.token));
    if (refusal) await refuseSso();
    return refusal ?? session;
  } catch (error) {
    logFailure('sign-in', error);
    return 'sign-in-failed';
  }
}

/** Asked once, before anything is shown: else whoever is not known here would be sent back and forth without a word. */
async function refusalBy(token: string): Promise<LoginReason | null> {
  try {
    await request(FIRST.checkSignIn, { access_token: token, timezone: browserTimezone() });
    return null;
  } catch (error) {
    // Without an answer nobody is refused; the pages say what does not load.
    if (!(error instanceof CallError)) return null;
    const { status, signedOut, loginCode } = error.detail;
    if (!signedOut) return refusalOf(status, loginCode);
    noteSignOut(signedOut);
    return loginReasonOf(signedOut);
  }
}

function asSession(arrived: Arrived): HeldSession | null {
  return typeof arrived === 'string' ? null : arrived;
}

function asReason(arrived: Arrived): LoginReason | null {
  return typeof arrived === 'string' ? arrived : null;
}
