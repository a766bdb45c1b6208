/**
 * The signing keys of the embedded provider: made on first use, kept in the store, and from them the cookie keys. The newest
 * signs. One that was replaced goes on counting for as long as something signed with it may be in use; the next rotation removes it.
 */
import { hkdfSync } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { KeyStore, RotatedKeys, StoredKey } from './identity.ts';

const ALGORITHM = 'RS256';
/** Of clocks that differ, and of processes that do not know yet that a key is replaced: they ask once a minute. */
const GRACE_MS = 2 * 60_000;

export interface ProviderKeys {
  /** Private; the first one signs. */
  signing: JWK[];
  /** Public halves, what tokens are verified with. */
  public: JWK[];
  cookies: string[];
}

/** Seconds for which what was signed just before a key was replaced is in use. */
export interface KeyUse {
  tokens: number;
  cookies: number;
}

export async function loadKeys(store: KeyStore, use: KeyUse, now: Date): Promise<ProviderKeys> {
  let stored = await store.list();
  if (stored.length === 0) {
    const { kid, jwk } = await makeKey();
    await store.insert(kid, { jwk, createdAt: now });
    // Another process may have made its key at the same moment: read what counts.
    stored = await store.list();
  }
  return keysAt(stored, use, now);
}

/** `stored`: newest first. */
export function keysAt(stored: readonly StoredKey[], use: KeyUse, now: Date): ProviderKeys {
  const signing = inUse(stored, use.tokens, now).map(({ jwk }) => jwk as JWK);
  const cookies = inUse(stored, use.cookies, now).map(({ jwk }) => cookieKey(jwk as JWK));
  return { signing, public: signing.map(publicHalf), cookies };
}

/** Makes the key that signs from now on, and removes those that nothing needs any more; `atOnce`: all others, and what was signed in. */
export async function rotateKeys(store: KeyStore, use: KeyUse, now: Date, atOnce: boolean): Promise<RotatedKeys> {
  const stored = await store.list();
  // The newest signs, whatever the clock of the process said that made the one before.
  const createdAt = new Date(Math.max(now.getTime(), (stored[0]?.createdAt.getTime() ?? 0) + 1));
  const { kid, jwk } = await makeKey();
  const needed = [...inUse(stored, use.cookies, now), ...inUse(stored, use.tokens, now)];
  const gone = stored.filter((key) => !needed.includes(key)).map((key) => String(key.jwk['kid']));
  await store.rotate(kid, { jwk, createdAt }, atOnce ? 'all' : gone);
  return { kid, oldCountUntil: atOnce ? now : replacedUntil(createdAt, use.tokens) };
}

function inUse(stored: readonly StoredKey[], seconds: number, now: Date): StoredKey[] {
  return stored.filter((_, place) => {
    const next = stored[place - 1];
    return !next || replacedUntil(next.createdAt, seconds) > now;
  });
}

function replacedUntil(replacedAt: Date, seconds: number): Date {
  return new Date(replacedAt.getTime() + seconds * 1000 + GRACE_MS);
}

async function makeKey(): Promise<{ kid: string; jwk: JWK & Record<string, unknown> }> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true, modulusLength: 2048 });
  const bare = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(bare);
  return { kid, jwk: { ...bare, kid, alg: ALGORITHM, use: 'sig' } };
}

function publicHalf({ kty, n, e, kid, alg, use }: JWK): JWK {
  return { kty, n, e, kid, alg, use } as JWK;
}

function cookieKey(jwk: JWK): string {
  return Buffer.from(hkdfSync('sha256', String(jwk.d), '', 'cookie signature', 32)).toString('base64url');
}
