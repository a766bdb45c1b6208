/**
 * What the address of a download says, signed: who may have what, for DOWNLOAD_MINUTES. The key is made on first use and kept in the
 * store, so that any process knows the addresses that another one gave.
 */
import { randomBytes } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { DOWNLOAD_MINUTES, postsFilter } from '../../contract/exports.ts';
import { topicId } from '../../contract/topics.ts';
import { DOWNLOAD_KEY, findSigningKey, insertSigningKey } from '../../stores/postgres/signing-keys.ts';
import type { Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';

const ALGORITHM = 'HS256';

const person = { organisationId: z.int(), userId: z.string() };

/** The posts of a view. */
export const postsGrant = z.object({
  ...person,
  id: topicId,
  filter: postsFilter,
  /** Until when posts are meant, where the filter says nothing of it: what is downloaded is what was on screen. */
  until: z.iso.datetime(),
});

/** A file that was made in the background. */
export const exportGrant = z.object({ ...person, exportId: z.uuid() });

export async function signDownload<Grant extends object>(
  environment: Environment,
  _grant: z.ZodType<unknown, Grant>,
  given: Grant,
): Promise<string> {
  const seconds = Math.floor(environment.now().getTime() / 1000);
  return new SignJWT({ ...given } as JWTPayload)
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + DOWNLOAD_MINUTES * 60)
    .sign(await downloadKey(environment));
}

/** Throws unauthenticated for a token that is not ours, was changed, is too old, or is for something else. */
export async function readDownload<Grant>(environment: Environment, grant: z.ZodType<Grant>, token: string): Promise<Grant> {
  const options = { algorithms: [ALGORITHM], currentDate: environment.now(), requiredClaims: ['exp'] };
  try {
    const { payload } = await jwtVerify(token, await downloadKey(environment), options);
    return grant.parse(payload);
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError)
      throw new ServiceError('unauthenticated', 'the address of the download is no longer valid');
    throw error;
  }
}

async function downloadKey({ postgres, now }: Environment): Promise<Uint8Array> {
  const known = await findSigningKey(postgres, DOWNLOAD_KEY);
  if (known) return bytesOf(known.jwk);
  const jwk = { kty: 'oct', k: randomBytes(32).toString('base64url'), alg: ALGORITHM, use: 'sig' };
  await insertSigningKey(postgres, { kid: DOWNLOAD_KEY, jwk, createdAt: now() });
  // Another process may have made its own at the same moment: what is stored counts.
  const stored = await findSigningKey(postgres, DOWNLOAD_KEY);
  if (!stored) throw new Error('no key for downloads');
  return bytesOf(stored.jwk);
}

function bytesOf(jwk: Record<string, unknown>): Uint8Array {
  return Buffer.from(z.string().min(43).parse(jwk['k']), 'base64url');
}
