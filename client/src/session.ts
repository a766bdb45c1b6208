/** A session that goes on while it is used: each call gets a token that counts, and before one ends the next is asked for. */

export interface Tokens {
  access_token: string;
  refresh_token: string;
}

/** So long before its end the next one is asked for: calls take their time. */
const LEAD_MS = 30_000;

/**
 * Answers what a call brings. Of as many calls as there are one asks for the next tokens, as a refresh token counts once.
 * @throws what `renew` throws, once the token of before has ended
 */
export function sessionOf(first: Tokens, renew: (refreshToken: string) => Promise<Tokens>): () => Promise<string> {
  let held = { tokens: first, ...timesOf(first) };
  let renewing: Promise<void> | null = null;

  async function next(): Promise<void> {
    const tokens = await renew(held.tokens.refresh_token);
    held = { tokens, ...timesOf(tokens) };
  }

  return async () => {
    if (Date.now() >= held.renewAt) {
      renewing ??= next().finally(() => {
        renewing = null;
      });
      await renewing.catch((error: unknown) => {
        if (Date.now() >= held.endsAt) throw error;
      });
    }
    return held.tokens.access_token;
  };
}

/** By this machine's clock, whatever the server's says: a token says for how long it is good. One that does not is used as it is. */
function timesOf({ access_token: token }: Tokens): { renewAt: number; endsAt: number } {
  const { iat, exp } = claimsOf(token);
  const lasts = typeof iat === 'number' && typeof exp === 'number' ? (exp - iat) * 1000 : Number.POSITIVE_INFINITY;
  const now = Date.now();
  return { renewAt: now + Math.max(lasts - LEAD_MS, lasts / 2), endsAt: now + lasts };
}

function claimsOf(token: string): { iat?: unknown; exp?: unknown } {
  try {
    const [, claims = ''] = token.split('.');
    return Object(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))));
  } catch {
    return {};
  }
}
