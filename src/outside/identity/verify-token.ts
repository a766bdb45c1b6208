/**
 * Verification of access tokens: signature by the issuer's published keys, issuer, audience, expiry, and only
 * asymmetric algorithms from a closed list (so neither `none` nor a key used as an HMAC secret can pass).
 */
import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { TokenRefused, type VerifiedToken } from './identity.ts';

const ALGORITHMS = ['RS256', 'ES256', 'PS256'];
const CLOCK_TOLERANCE_SECONDS = 60;

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
    const { payload } = await jwtVerify(token, rules.keys, {
      issuer: rules.issuer,
      audience: rules.audience,
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ['sub', 'exp'],
      currentDate: rules.now(),
    });
    const { email, email_verified: verified, name, iat, exp = 0, sid, auth_time: authTime } = payload;
    const isNamed = typeof email === 'string';
    return {
      subject: payload.sub ?? '',
      // People of an outside issuer are found by it: one that the issuer does not vouch for could be anybody's.
      email: isNamed && verified === true ? email : null,
      emailUnverified: isNamed && verified !== true,
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
