/**
 * A result of a search of the web, signed: what somebody has us keep is what the provider said, whatever the browser made of it. The key
 * is made on first use and kept in the store, so that any process knows the results that another one gave.
 */
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { importedPost } from '../../contract/posts.ts';
import { WEB_RESULT_KEY } from '../../stores/postgres/signing-keys.ts';
import { secretKey } from '../accounts/secret-key.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';

const ALGORITHM = 'HS256';
/** Somebody may look through results for as long. */
const HOURS = 24;

const found = z.object({
  post: importedPost,
  /** The page says when it was published. */
  isDated: z.boolean(),
});
export type WebFound = z.infer<typeof found>;
const grant = found.extend({ organisationId: z.int() });

/** Signs results for whoever asked, with the key read once. */
export async function resultSigner(
  environment: Environment,
  { organisationId }: Actor,
): Promise<(one: WebFound) => Promise<string>> {
  const key = await secretKey(environment, WEB_RESULT_KEY);
  const seconds = Math.floor(environment.now().getTime() / 1000);
  return ({ post, isDated }) =>
    new SignJWT({ post, isDated, organisationId })
      .setProtectedHeader({ alg: ALGORITHM })
      .setExpirationTime(seconds + HOURS * 60 * 60)
      .sign(key);
}

/** Throws not_found for what is not ours, was changed, was given too long ago, or to another organisation. */
export async function readResults(
  environment: Environment,
  { organisationId }: Actor,
  results: readonly string[],
): Promise<WebFound[]> {
  const key = await secretKey(environment, WEB_RESULT_KEY);
  const options = { algorithms: [ALGORITHM], currentDate: environment.now(), requiredClaims: ['exp'] };
  try {
    return await Promise.all(
      results.map(async (result) => {
        const one = grant.parse((await jwtVerify(result, key, options)).payload);
        if (one.organisationId !== organisationId) throw notFound('result');
        return one;
      }),
    );
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) throw notFound('result');
    throw error;
  }
}
