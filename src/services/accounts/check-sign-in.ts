/**
 * Who signs in with this address and password? Whoever is refused has cost two hashes, whether the address has an account, a registration
 * that waits, both or neither: a password that a stranger registered it with says nothing of whose it is already.
 */
import type { Environment } from '../environment.ts';
import { type CheckedUser, checkPassword } from './check-password.ts';
import { findWaiting } from './waiting-registration.ts';

/** Null for an unknown address and for a wrong password alike; `unconfirmed`: it is the password of a registration that waits. */
export async function checkSignIn(
  environment: Environment,
  { username, password }: { username: string; password: string },
): Promise<CheckedUser | 'unconfirmed' | null> {
  const checked = await checkPassword(environment, { username, password });
  if (checked) return checked;
  return (await findWaiting(environment, { email: username, password })) && 'unconfirmed';
}
