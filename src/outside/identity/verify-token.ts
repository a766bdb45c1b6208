/**
 * Verification of access tokens: signature by the issuer's published keys, issuer, audience, expiry, only
 * asymmetric algorithms from a closed list (so neither `none` nor a key used as an HMAC secret can pass), and that it is none of the
 * other tokens which an issuer signs with the same keys.
 */
import { errors, type JWTVerifyGetKey, type JWTVerifyResult, jwtVerify } from 'jose';
import { TokenRefused, type VerifiedToken } from './identity.ts';

const ALGORITHMS = ['RS256', 'ES256', 'PS256'];
const CLOCK_TOLERANCE_SECONDS = 60;
/** Of the head, in small letters; many issuers write none. RFC 9068, 2.1: other kinds say so, as `logout+jwt` does. */
const ACCESS_TYPES: readonly unknown[] = [undefined, 'jwt', 'at+jwt', 'application/at+jwt'];
/** Keycloak's `typ` among the claims. */
const OTHER_TYPES: readonly unknown[] = ['ID', 'Refresh', 'Offline', 'Logout'];
/**
 * What only others have: ID tokens the hash of what came with them (OpenID Connect Core, 3.1.3.6), logout tokens what happened. And `cnf`
 * (RFC 7800): who brings such a token must show that he has a key too, which is asked of nobody here.
 */
const OTHERS_CLAIMS = ['at_hash', 'c_hash', 's_hash', 'events', 'cnf'];

export interface TokenRules {
  issuer: string;
  audience: string;
  /** Throws IdentityUnreachable where keys are fetched and their place does not answer. */
  keys: JWTVerifyGetKey;
  now(): Date;
}

/** @throws TokenRefused, and what `keys` throws */
export async function verifyToken(token: string, rules: TokenRules): Promise<VerifiedToken> {
  try {
    const verified = await jwtVerify(token, rules.keys, {
      issuer: rules.issuer,
      audience: rules.audience,
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ['sub', 'exp'],
      currentDate: rules.now(),
    });
    const { payload } = verified;
    refuseOtherKinds(verified);
    const { email, email_verified: isVouchedFor, name, iat, exp = 0, sid, auth_time: authTime } = payload;
    const isNamed = typeof email === 'string';
    return {
      subject: payload.sub ?? '',
      // People of an outside issuer are found by it: one that the issuer does not vouch for could be anybody's.
      email: isNamed && isVouchedFor === true ? email : null,
      emailUnverified: isNamed && isVouchedFor !== true,
      name: typeof name === 'string' ? name : null,
      issuedAt: iat === undefined ? null : new Date(iat * 1000),
      session: typeof sid === 'string' && sid !== '' ? sid : null,
      signedInAt: typeof authTime === 'number' && authTime > 0 ? new Date(authTime * 1000) : null,
      expiresAt: new Date(exp * 1000),
    };
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new TokenRefused(error.code, { cause: error });
    throw error;
  }
}

function refuseOtherKinds({ protectedHeader: { typ }, payload }: JWTVerifyResult): void {
  const isAccess = ACCESS_TYPES.includes(typ?.toLowerCase()) && !OTHER_TYPES.includes(payload['typ']);
  if (!isAccess || OTHERS_CLAIMS.some((claim) => claim in payload)) throw new TokenRefused('not an access token');
}
