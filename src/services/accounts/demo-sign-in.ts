/** How to sign in to try the program, for as long as the demo account has the password that everybody can read here. */
import { updatePasswordHash } from '../../stores/postgres/users.ts';
import type { Environment } from '../environment.ts';
import { checkPassword } from './check-password.ts';
import { DEMO_EMAIL } from './first-start.ts';
import { hashPassword } from './password.ts';

export const FIRST_DEMO_PASSWORD = 'earshot-demo';

/** Null when there is no demo account or its password is another. Costs as much as a sign-in. */
export async function demoSignIn(environment: Environment): Promise<{ email: string; password: string } | null> {
  const unchanged = await checkPassword(environment, { username: DEMO_EMAIL, password: FIRST_DEMO_PASSWORD });
  return unchanged && !unchanged.disabled ? { email: DEMO_EMAIL, password: FIRST_DEMO_PASSWORD } : null;
}

/** Does nothing to a password that somebody has chosen already. */
export async function replaceFirstDemoPassword(environment: Environment, password: string): Promise<void> {
  const account = await checkPassword(environment, { username: DEMO_EMAIL, password: FIRST_DEMO_PASSWORD });
  if (account) await updatePasswordHash(environment.postgres, account.id, await hashPassword(password));
}
