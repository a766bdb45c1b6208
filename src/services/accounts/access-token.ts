/**
 * What an access token looks like: `earshot_pat_`, 256 bits by chance as 43 letters and digits, and six more that are a checksum of these. By
 * the beginning logs and scanners know one wherever it stands, by the checksum they and we know a made-up one without asking anybody.
 */
import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const PREFIX = 'earshot_pat_';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET_BYTES = 32;
const SECRET_LENGTH = 43;
const CHECK_LENGTH = 6;
const SHAPE = new RegExp(`^${PREFIX}([${DIGITS}]{${SECRET_LENGTH}})([${DIGITS}]{${CHECK_LENGTH}})$`);
/** Of the secret, what is kept to know it by: 24 of 256 bits. */
const START_LENGTH = 4;

export function makeAccessToken(): { token: string; start: string; hash: string } {
  const secret = inDigits(BigInt(`0x${randomBytes(SECRET_BYTES).toString('hex')}`), SECRET_LENGTH);
  const token = PREFIX + secret + checksum(secret);
  return { token, start: PREFIX + secret.slice(0, START_LENGTH), hash: hashOf(token) };
}

/** Whether it says that it is one. */
export function isAccessToken(text: string): boolean {
  return text.startsWith(PREFIX);
}

/** By which it is found; null: nobody has made it. */
export function accessTokenHash(text: string): string | null {
  const [, secret, check] = SHAPE.exec(text) ?? [];
  return secret !== undefined && check === checksum(secret) ? hashOf(text) : null;
}

/** It has more chance in it than anybody can try, so that a slow hash would slow down nobody but us. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function checksum(secret: string): string {
  return inDigits(BigInt(crc32(secret)), CHECK_LENGTH);
}

function inDigits(number: bigint, length: number): string {
  const base = BigInt(DIGITS.length);
  let text = '';
  for (let rest = number; rest > 0n; rest /= base) text = DIGITS.charAt(Number(rest % base)) + text;
  return text.padStart(length, '0');
}
