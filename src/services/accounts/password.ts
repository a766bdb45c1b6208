/**
 * Passwords as they are stored: scrypt with its parameters in front, so that they can be raised later and old hashes
 * still read. One hash takes about half a second and 128 MB, on purpose.
 */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { createLimit } from '../../at-once.ts';
import { PASSWORD_COST } from './password-cost.ts';

const BYTES = 32;
/** Strangers decide how many there are: more of them wait, so that memory and threads are left to others. */
const inTurn = createLimit(4);

/** Stands where a user has no password; no password matches it. */
export const NO_PASSWORD = 'none';

/** `scrypt$N$r$p$salt$hash`, the last two in base64url. `salt`: only where hashes have to be compared before there is an account. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const hash = await derive(password, salt, PASSWORD_COST);
  const { N, r, p } = PASSWORD_COST;
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** False for a wrong password and for an encoding it does not know, after the same time. */
export async function verifyPassword(password: string, encoded: string): Promise<boolean> {
  const [scheme, N, r, p, salt, hash] = encoded.split('$');
  if (scheme !== 'scrypt' || !salt || !hash) return verifyNothing(password);
  const expected = Buffer.from(hash, 'base64url');
  const derived = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return derived.length === expected.length && timingSafeEqual(derived, expected);
}

/** Made with parameters that are weaker than those of today: to be made anew when the password is at hand. */
export function isOutdated(encoded: string): boolean {
  const [scheme, N, r, p] = encoded.split('$');
  return scheme === 'scrypt' && (Number(N) < PASSWORD_COST.N || Number(r) < PASSWORD_COST.r || Number(p) < PASSWORD_COST.p);
}

/** Takes as long as verifyPassword, for a user who does not exist: the answer's time must not tell. */
export async function verifyNothing(password: string): Promise<false> {
  await derive(password, Buffer.alloc(16), PASSWORD_COST);
  return false;
}

function derive(password: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> {
  // Composed and decomposed letters of different keyboards are one password.
  const normalised = password.normalize('NFKC');
  const options: ScryptOptions = { ...cost, maxmem: 256 * cost.N * cost.r };
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(normalised, salt, BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
      }),
  );
}
