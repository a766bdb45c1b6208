/** The answers of an OpenID token endpoint, embedded or outside, in the terms of identity.ts. */
import { z } from 'zod';
import { IdentityUnreachable, SignInRefused, type TokenPair, TokenRefused } from './identity.ts';

export interface TokenAnswer {
  status: number;
  body: unknown;
}

const tokens = z.object({ access_token: z.string(), refresh_token: z.string() });
const failure = z.object({ error: z.string(), error_description: z.string().optional() });

/** RFC 6749 section 5.2: these say that the credential is wrong, everything else that the set-up is. */
const REFUSALS = ['invalid_grant', 'access_denied'];

/** Of our own, from the embedded provider to this program. */
export const UNCONFIRMED = 'address_unconfirmed';
export const DISABLED = 'account_disabled';

/** @throws TokenRefused, SignInRefused, IdentityUnreachable */
export function readTokenAnswer({ status, body }: TokenAnswer): TokenPair {
  const given = tokens.safeParse(body);
  if (status === 200 && given.success) return { accessToken: given.data.access_token, refreshToken: given.data.refresh_token };
  const failed = failure.safeParse(body);
  if (failed.data?.error === UNCONFIRMED) throw new SignInRefused('EMAIL_UNVERIFIED');
  if (failed.data?.error === DISABLED) throw new SignInRefused('USER_NOT_EXISTED');
  if (failed.success && REFUSALS.includes(failed.data.error)) throw new TokenRefused(failed.data.error);
  // Keycloak answers a wrong password of a direct grant with 401 invalid_grant, caught above; 401 else is our client id.
  throw new IdentityUnreachable(`token endpoint answered ${status}${failed.success ? ` ${failed.data.error}` : ''}`);
}
