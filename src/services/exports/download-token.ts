/**
 * What the address of a download says, signed: who may have what, for DOWNLOAD_MINUTES. The key is made on first use and kept in the
 * store, so that any process knows the addresses that another one gave.
 */
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { DOWNLOAD_MINUTES, postsFilter } from '../../contract/exports.ts';
import { topicId } from '../../contract/topics.ts';
import { DOWNLOAD_KEY } from '../../stores/postgres/signing-keys.ts';
import { secretKey } from '../accounts/secret-key.ts';
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
export type PostsGrant = z.infer<typeof postsGrant>;

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

function downloadKey(environment: Environment): Promise<Uint8Array> {
  return secretKey(environment, DOWNLOAD_KEY);
}
