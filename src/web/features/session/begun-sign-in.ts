/** What a sign-in begun in this tab must remember until the provider leads back. It goes with the tab, in which several may be under way. */
export interface BegunSignIn {
  authority: string;
  client_id: string;
  code_verifier: string;
  /** Missing where the sign-in was begun by a build that sent none. */
  nonce?: string;
  /** The sign-out that was owed at that time. */
  data?: string | undefined;
}

interface Remembered extends BegunSignIn {
  /** Seconds since 1970. */
  created: number;
}

const PREFIX = 'oidc.';

/** Seconds after which nobody is expected back. */
const STALE = 15 * 60;

/** `now`: in seconds since 1970. */
export function rememberBegun(store: Storage, state: string, begun: BegunSignIn, now: number): void {
  for (const key of keysOf(store)) {
    if ((read(store.getItem(key))?.created ?? 0) <= now - STALE) store.removeItem(key);
  }
  const remembered: Remembered = { ...begun, created: Math.floor(now) };
  store.setItem(PREFIX + state, JSON.stringify(remembered));
}

/** Given out once; null: none was begun here that is answered with this state. */
export function takeBegun(store: Storage, state: string): BegunSignIn | null {
  const begun = read(store.getItem(PREFIX + state));
  store.removeItem(PREFIX + state);
  return begun;
}

function keysOf(store: Storage): string[] {
  const keys = Array.from({ length: store.length }, (_, at) => store.key(at) ?? '');
  return keys.filter((key) => key.startsWith(PREFIX));
}

/** Nobody but this page writes there. */
function read(text: string | null): Remembered | null {
  try {
    return JSON.parse(text ?? 'null') as Remembered | null;
  } catch {
    return null;
  }
}
