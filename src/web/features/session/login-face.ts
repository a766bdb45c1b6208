/** What the login page shows, from the build, the settings and the address. */
import type { LoginReason } from '../../lib/session.ts';

/**
 * A word of the session; the form of the built-in provider; the form of a build that takes passwords itself; a button that
 * leads to the provider, or the way there; nothing, until the settings are known.
 */
export type LoginFace = LoginReason | 'interaction' | 'password' | 'door' | 'leaving' | 'waiting';

/** The others are words of a provider. */
const OF_ANY_BUILD: readonly LoginReason[] = ['token-expired', 'password-changed'];

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
  if (auth === 'password') return reason && OF_ANY_BUILD.includes(reason) && !wished ? reason : 'password';
  if (wished) return 'leaving';
  if (reason) return reason;
  if (interaction) return 'interaction';
  if (autoRedirect === undefined) return 'waiting';
  return autoRedirect ? 'leaving' : 'door';
}
