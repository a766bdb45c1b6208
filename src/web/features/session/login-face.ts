/** What the login page shows, from the build, the settings and the address. */
import { ENDED_REASONS, type LoginReason } from '../../lib/session.ts';

/**
 * A word of the session; the form of the built-in provider; the form of a build that takes passwords itself; a button that
 * leads to the provider, or the way there; nothing, until the settings are known.
 */
export type LoginFace = LoginReason | 'interaction' | 'password' | 'door' | 'leaving' | 'waiting';

interface Known {
  auth: 'sso' | 'password';
  /** undefined: not known yet. */
  autoRedirect: boolean | undefined;
  interaction: string | undefined;
  reason: LoginReason | undefined;
  /** Somebody has asked to sign in. */
  wished: boolean;
}

export function decideFace({ auth, autoRedirect, interaction, reason, wished }: Known): LoginFace {
  // The other reasons are words of a provider.
  if (auth === 'password') return reason && ENDED_REASONS.includes(reason) && !wished ? reason : 'password';
  if (wished) return 'leaving';
  if (reason) return reason;
  if (interaction) return 'interaction';
  if (autoRedirect === undefined) return 'waiting';
  return autoRedirect ? 'leaving' : 'door';
}

/** A session that lives on at the provider would give the same sign-in again, which counts no more: there they say who they are anew. */
const OVER: readonly LoginReason[] = [
  'displaced',
  'signed-out-elsewhere',
  'signed-out-by-operator',
  'session-over',
  'password-changed',
  'sign-out-incomplete',
];

export function promptAfter(reason: LoginReason | undefined): 'login' | undefined {
  return reason && OVER.includes(reason) ? 'login' : undefined;
}
