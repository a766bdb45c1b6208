/** The signing keys of the embedded provider: made on first use, kept in the store, and from them the cookie keys. */
import { hkdfSync } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { KeyStore } from './identity.ts';

const ALGORITHM = 'RS256';

export interface ProviderKeys {
  /** Private; the first one signs. */
  signing: JWK[];
  /** Public halves, what access tokens are verified with. */
  public: JWK[];
  cookies: string[];
}

export async function loadKeys(store: KeyStore): Promise<ProviderKeys> {
  let signing = await store.list();
  if (signing.length === 0) {
    const key = await makeKey();
    await store.insert(key.kid, key);
    // Another process may have made its key at the same moment: read what counts.
    signing = await store.list();
  }
  return { signing, public: signing.map(publicHalf), cookies: signing.map(cookieKey) };
}

async function makeKey(): Promise<JWK & { kid: string }> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true, modulusLength: 2048 });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: ALGORITHM, use: 'sig' };
}

function publicHalf({ kty, n, e, kid, alg, use }: JWK): JWK {
  return { kty, n, e, kid, alg, use } as JWK;
}

function cookieKey(jwk: JWK): string {
  return Buffer.from(hkdfSync('sha256', String(jwk.d), '', 'cookie signature', 32)).toString('base64url');
}
