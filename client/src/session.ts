/** A session that goes on while it is used: each call gets a token that counts, and before one ends the next is asked for. */

export interface Tokens {
  access_token: string;
  refresh_token: string;
}

/** So long before its end the next one is asked for: calls take their time. */
const LEAD_MS = 30_000;

/**
 * Answers what a call brings. Of as many calls as there are one asks for the next tokens, as a refresh token counts once, and nobody waits
 * for that while the token of before is good.
 * @throws what `renew` throws, once the token of before has ended
 */
export function sessionOf(first: Tokens, renew: (refreshToken: string) => Promise<Tokens>): () => Promise<string> {
  let held = heldNow(first);
  let renewing: Promise<void> | null = null;

  async function next(): Promise<void> {
    held = heldNow(await renew(held.tokens.refresh_token));
  }

  return async () => {
    const age = ageOf(held);
    if (age < held.renewAfter) return held.tokens.access_token;
    renewing ??= next().finally(() => {
      renewing = null;
    });
    if (age >= held.lasts) await renewing;
    else renewing.catch(() => undefined);
    return held.tokens.access_token;
  };
}

/** Times are milliseconds. */
interface Held {
  tokens: Tokens;
  /** By the clock, which may be set, and by what goes on steadily, but not while the machine sleeps. */
  since: { clock: number; steady: number };
  lasts: number;
  renewAfter: number;
}

/** By this machine's time, whatever the server's clock says: a token says for how long it is good. One that does not is used as it is. */
function heldNow(tokens: Tokens): Held {
  const { iat, exp } = claimsOf(tokens.access_token);
  const lasts = typeof iat === 'number' && typeof exp === 'number' ? (exp - iat) * 1000 : Number.POSITIVE_INFINITY;
  const since = { clock: Date.now(), steady: performance.now() };
  return { tokens, since, lasts, renewAfter: Math.max(lasts - LEAD_MS, lasts / 2) };
}

function ageOf({ since: { clock, steady } }: Held): number {
  return Math.max(Date.now() - clock, performance.now() - steady);
}

function claimsOf(token: string): { iat?: unknown; exp?: unknown } {
  try {
    const [, claims = ''] = token.split('.');
    return Object(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))));
  } catch {
    return {};
  }
}
