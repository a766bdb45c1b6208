/** Keys that sign what we give away and get back: made on first use and kept in the store, so that any process knows what another signed. */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { findSigningKey, insertSigningKey } from '../../stores/postgres/signing-keys.ts';
import type { Environment } from '../environment.ts';

/** 32 bytes, the same for a name ever after. */
export async function secretKey({ postgres, now }: Pick<Environment, 'postgres' | 'now'>, kid: string): Promise<Uint8Array> {
  const known = await findSigningKey(postgres, kid);
  if (known) return bytesOf(known.jwk);
  const jwk = { kty: 'oct', k: randomBytes(32).toString('base64url'), alg: 'HS256', use: 'sig' };
  await insertSigningKey(postgres, { kid, jwk, createdAt: now() });
  // Another process may have made its own at the same moment: what is stored counts.
  const stored = await findSigningKey(postgres, kid);
  if (!stored) throw new Error(`no key ${kid}`);
  return bytesOf(stored.jwk);
}

function bytesOf(jwk: Record<string, unknown>): Uint8Array {
  return Buffer.from(z.string().min(43).parse(jwk['k']), 'base64url');
}
