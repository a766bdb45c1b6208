/** The password form of the embedded provider: the sign-in it belongs to is named in the address. */
import type { LoginErrorCode } from '../../../contract/errors.ts';
import { loginErrorCode } from './login-errors.ts';

export type InteractionAnswer =
  | { kind: 'accepted'; returnTo: string }
  | { kind: 'refused'; code: LoginErrorCode }
  | { kind: 'ended' }
  /** Seconds until it goes on; null where nobody said. */
  | { kind: 'too-many'; seconds: number | null };

export async function submitInteraction(uid: string, username: string, password: string): Promise<InteractionAnswer> {
  const response = await fetch(`/oidc/interaction/${encodeURIComponent(uid)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const answer: unknown = await response.json().catch(() => null);
  const { returnTo, detail } = Object(answer) as Record<string, unknown>;
  if (response.ok && typeof returnTo === 'string') return { kind: 'accepted', returnTo };
  if (response.status === 429) return { kind: 'too-many', seconds: secondsIn(response.headers.get('retry-after')) };
  if (detail === 'TOKEN_EXPIRED' || response.status === 404 || response.status === 409) return { kind: 'ended' };
  return { kind: 'refused', code: loginErrorCode(response.status, detail) };
}

function secondsIn(retryAfter: string | null): number | null {
  return retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
}
