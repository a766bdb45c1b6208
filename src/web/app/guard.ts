/** Who may see which address. Pure: session state and path in, what to do out. */
import { isDoorPath } from '../features/session/door-paths.ts';
import type { LoginReason, SessionState } from '../lib/session.ts';

export type RouteDecision =
  | { kind: 'wait' }
  | { kind: 'show' }
  /** To /, or to the page asked for before signing in. */
  | { kind: 'to-app' }
  | { kind: 'to-login'; reason: LoginReason | undefined; remember: boolean };

export function decideRoute({ status, reason }: Pick<SessionState, 'status' | 'reason'>, path: string): RouteDecision {
  if (status === 'unknown' || status === 'leaving') return { kind: 'wait' };
  const open = isDoorPath(path);
  if (status === 'signed-in') return open ? { kind: 'to-app' } : { kind: 'show' };
  if (open) return { kind: 'show' };
  // Whoever signed out on purpose starts afresh; whoever was thrown out, or came by a link, goes on where they were.
  const wished = reason === 'left' || reason === 'sign-out-incomplete';
  return { kind: 'to-login', reason: reason === 'left' || reason === null ? undefined : reason, remember: !wished };
}
